import type { TableText } from '@consigliere/kernel';
import type { Sitdown } from '@consigliere/kernel/sitdown';
import { type SitdownWords, sayCards } from './index.ts';

/** The table in words. */
export const table: TableText<Sitdown, SitdownWords> = {
  board: ({ open, tally, given }, words, { names }) => [
    [
      words.table.round(open.round, given.rounds),
      `${words.table.deck}: ${words.table.cards(tally.deck)}`,
      `${words.table.discard}: ${words.table.cards(open.discard.length)}`,
    ].join(' · '),
    {
      heads: ['', words.table.pledged],
      rows: open.shown.map((cards, seat) => [names[seat] ?? '', sayCards(words, cards) || '·']),
    },
  ],
  totals: ({ recalled, tally }, seat, { score, money, table: { hand } }) => [
    { label: score.cash ?? '', value: money(recalled.cash[seat] ?? 0), rules: ['S-7', 'S-8'] },
    { label: hand, value: tally.hands[seat] ?? 0, rules: ['S-5'] },
  ],
  hidden: ({ own }, words) => [
    { label: words.table.hand, said: sayCards(words, own.hand) },
    { label: words.table.seen, said: sayCards(words, [...new Set(own.seen.map(({ card }) => card))]) },
  ],
  paragraphs: ['pledged'],
  order: ['pick', 'seal', 'guard', 'suffer'],
};

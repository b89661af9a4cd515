import { type CartaNostra, countCards, countKinds, ENDING_RULES } from '@consigliere/games/carta-nostra/rules';
import type { CartaNostraWords } from '@consigliere/games/carta-nostra/text';
import {
  type FinishedMatch,
  findDecider,
  isTied,
  type ScoreRow,
  type ScoreSheet,
  type ScoreWords,
  type Scoring,
} from '../score-sheet.ts';
import type { Texts } from './text/en.ts';

const plain = (value: number): string => `${value}`;
const ofFive = (value: number): string => `${value}/5`;

/** "2 × Don, Hitman", by kind. */
const listed = (cards: readonly number[], { mafioso }: CartaNostraWords): string =>
  cards
    .flatMap((count, kind) => (count === 0 ? [] : [`${count > 1 ? `${count} × ` : ''}${mafioso[kind]?.name}`]))
    .join(', ');

/** CN-5, CN-24, CN-29, CN-30 Why the last game ended, and with it the match. */
function why(
  { view, result }: FinishedMatch<CartaNostra>,
  { texts, own }: ScoreWords<CartaNostraWords, Texts>,
): Pick<ScoreSheet, 'why' | 'rule'> {
  const { given, open } = view;
  if (given.wins > 1) return { why: own.end.why.games(given.wins), rule: 'CN-30' };
  const ending = open.ended?.ending ?? 'five-kinds';
  const rule = ENDING_RULES[ending];
  if (ending === 'five-kinds') return { why: own.end.why.fiveKinds, rule };
  const kinds = open.region.map(countKinds);
  const cards = open.region.map(countCards);
  const best = result.place.indexOf(1);
  const how = findDecider(result.place, [kinds, cards]);
  const decided =
    how === 0
      ? own.end.why.mostKinds(kinds[best] ?? 0)
      : how === 1
        ? own.end.why.mostCards(cards[best] ?? 0)
        : texts.why.shared;
  return { why: `${own.end.why[ending]} ${decided}`, rule };
}

/** The score sheet: the kinds in each city, and the games won. */
export const scoring: Scoring<CartaNostra, CartaNostraWords, Texts> = {
  sheet(ended, spoken) {
    const { words } = spoken;
    const { open, given } = ended.view;
    const [kinds, cards] = [open.region.map(countKinds), open.region.map(countCards)];
    const isRace = open.ended?.ending === 'five-kinds';
    const rule = ENDING_RULES[open.ended?.ending ?? 'five-kinds'];
    const rows: ScoreRow[] = [
      {
        label: words.score.kinds ?? '',
        by: kinds,
        say: ofFive,
        kind: given.wins > 1 ? 'line' : 'sum',
        rule,
        notes: open.region.map(region => listed(region, words)),
      },
    ];
    if (!isRace && isTied([...kinds.keys()], [kinds]))
      rows.push({ label: spoken.texts.tie(words.score.cards ?? ''), by: cards, say: plain, kind: 'tie', rule });
    if (given.wins > 1)
      rows.push({ label: words.score.wins ?? '', by: open.wins, say: plain, kind: 'sum', rule: 'CN-30' });
    return { rows, ...why(ended, spoken) };
  },
  familyOf: (_open, seat) => seat,
  gauge: {
    label: ({ words }) => words.score.kinds ?? '',
    say: plain,
    of: ({ open }) => open.region.map(countKinds),
  },
};

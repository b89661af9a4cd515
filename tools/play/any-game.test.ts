import type { Shape, TableText, Words } from '@consigliere/kernel';
import { type Sitdown, sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import type { Readable } from './games.ts';
import { anybody, lines, played } from './scripted.ts';

const nobody = (): string => '';

/** Sit-down in English, as a game's own folder would have it. */
const words: Words<Sitdown> = {
  name: 'Sit-down',
  asks: {
    pledge: () => 'Pledge one or two cards.',
    target: () => 'Choose whom you hit.',
    guard: () => 'Guard yourself?',
    vote: () => 'Stay for another round?',
  },
  awaits: {
    pledge: () => 'Everyone pledges cards.',
    target: ({ by }, { names }) => `${names[by]} chooses whom to hit.`,
    guard: ({ target }, { names }) => `${names[target]} may use a bodyguard.`,
    vote: () => 'Everyone votes.',
  },
  preview: {
    changed: {
      cash: nobody,
      card: nobody,
      hand: nobody,
      shown: nobody,
      stay: nobody,
      discard: nobody,
      deck: nobody,
      round: nobody,
    },
    depends: {
      pledges: () => 'then on all pledges',
      draw: () => 'then on a draw',
      die: () => 'then on a die',
      look: () => 'then on a look',
    },
    ended: () => 'the match ends',
    nothing: 'nothing happens',
    unopposed: clauses => `unless someone reacts: ${clauses}`,
  },
  action: {
    pick: ({ card }) => `Pledge card ${card}`,
    seal: () => 'Seal the pledge',
    target: ({ seat }, { names }) => `Hit ${names[seat]}`,
    guard: ({ card }) => `Guard with card ${card}`,
    suffer: () => 'Suffer it',
    vote: ({ stay }) => (stay ? 'Stay' : 'Leave'),
  },
  event: {
    drew: ({ seat }, { names }) => `${names[seat]} draws.`,
    pledged: () => 'All pledges are shown.',
    paid: ({ seat, amount }, { names }) => `${names[seat]} gets $${amount}.`,
    looked: ({ seat, at }, { names }) => `${names[seat]} looks at a card of ${names[at]}.`,
    hit: ({ target, guarded }, { names }) => `${names[target]} is ${guarded ? 'guarded' : 'hit'}.`,
    voted: ({ seat, stay }, { names }) => `${names[seat]} ${stay ? 'stays' : 'leaves'}.`,
  },
  whisper: {
    'drew-card': ({ card }) => `You draw card ${card}.`,
    'saw-card': ({ card }) => `You see card ${card}.`,
  },
  rule: { 'S-1': 'Pledge one or two cards in secret.' },
  score: {},
  option: { rounds: 'Rounds' },
  characters: [],
};

const table: TableText<Sitdown> = {
  board: ({ open, tally }) => [`Round ${open.round} · Deck: ${tally.deck}`],
  totals: ({ recalled, tally }, seat) => [
    { label: 'Cash', value: `$${recalled.cash[seat]}`, rules: ['S-7'] },
    { label: 'Cards', value: tally.hands[seat] ?? 0, rules: ['S-5'] },
    ...(seat === 0 ? [{ label: 'Debts', value: 0, rules: [] }] : []),
  ],
  hidden: ({ own }) => [{ label: 'Hand', said: own.hand.join(', ') }],
  paragraphs: [],
  order: [],
};

// A list of games is made of games without their own types.
const readable = { game: sitdown, words: { en: words, de: words, nl: words }, table } as unknown as Readable<Shape>;

test('the terminal plays a game that no tool has heard of, from its words and its table', async () => {
  const { out, pages } = await played('sitdown --seats 3 --bots random --name Ada', anybody('x'), { readable });
  expect(pages[0]).toMatch(/^Sit-down: Ada, Vito, Carmela\. /);
  expect(out).toMatch(/^Round 1 · Deck: \d+\n +Cash +Cards +Debts\n▶ Ada +\$3 +3 +·\n {2}Vito +\$3 +3$/m);
  expect(out).toMatch(/^Only you see · Hand: \d+, \d+, \d+$/m);
  expect(out).toContain('▶ Pledge one or two cards.');
  expect(out).toContain('All pledges are shown.');
  expect(pages.at(-1)).toContain('\nPlace ');
  expect(out).not.toMatch(/undefined|NaN|\[object/);
});

test('help says what can be counted of a player of such a game', async () => {
  const { pages } = await played('sitdown --seats 3 --bots random', lines('? vito', '? s-1'), { readable });
  expect(pages[1]).toMatch(/^Vito: Cash: \$3 · Cards: 3\n/);
  expect(pages[2]).toMatch(/^S-1: Pledge one or two cards in secret\.\n/);
});

import { LANGUAGES, type Language, type Names, type Seat } from '@consigliere/kernel';
import { prompt, sayQuestion } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { DON, HITMAN, SMUGGLER } from '../mafiosi.ts';
import { job, react } from '../testing/answers.ts';
import { type Position, position, type Scene } from '../testing/position.ts';
import { after, everybodyAnswers } from '../testing/scene.ts';
import type { CartaNostra } from '../types.ts';
import { type CartaNostraWords, words } from './index.ts';

type SayText = (of: CartaNostraWords, who: Names) => string;

const NAMES = ['Anna', 'Hans', 'Ben'];
const [ANNA, HANS, BEN] = [0, 1, 2] as const;
const HAND = [2, 1, 0, 3, 1];
const hit = { seat: ANNA, mafioso: HITMAN, victim: HANS, target: DON };
const to = (reader: Seat | null): Names => ({ names: NAMES, reader });

/** The question that a player is asked in a position. */
function asked({ rules, state }: Scene, seat: Seat): string {
  const found = prompt(rules, state, seat);
  return found === null ? '' : sayQuestion<CartaNostra>(words.en, found, to(seat));
}

test.each<[string, Position, string]>([
  ['both actions', { hands: ['caporegime'] }, 'Send a mafioso on a job, add one to your city, or end your turn.'],
  ['no target', { hands: ['hitman'] }, 'Discard a mafioso without a job, add one to your city, or end your turn.'],
  ['no target, city used', { hands: ['hitman'], used: ['city'] }, 'Discard a mafioso without a job, or end your turn.'],
  ['only a Don in hand', { hands: ['don'] }, 'Add a mafioso to your city, or end your turn.'],
  ['only a Don in hand, city used', { hands: ['don'], used: ['city'] }, 'There’s nothing left to do: end your turn.'],
  ['no card in hand', {}, 'There’s nothing left to do: end your turn.'],
])('CN-4 the prompt of a turn promises only what is legal: %s', (_case, wanted, said) => {
  expect(asked(position(wanted), ANNA)).toBe(said);
});

test('CN-18 the prompt of a window offers a Don only to a player who can pay two cards', () => {
  const wanted = { hands: ['hitman', 'don smuggler', 'don'], regions: ['', 'don'] };
  const sent = after(position(wanted), [ANNA, job('hitman', HANS, 'don')]);
  expect(asked(sent, HANS)).toBe('Anna sends a Hitman against your Don. Stop him with a Don?');
  expect(asked(sent, BEN)).toBe('Anna sends a Hitman against Hans’s Don. You can only pass.');
  const stopped = after(sent, everybodyAnswers({ [HANS]: react('smuggler') }));
  expect(asked(stopped, BEN)).toBe('Hans stops Anna’s Hitman with a Don. You can only pass.');
});

type Example = Readonly<Record<Language, string>> & { readonly reader: Seat | null; readonly said: SayText };
const examples: readonly Example[] = [
  {
    reader: ANNA,
    said: (of, who) => of.event.job({ type: 'job', seat: ANNA, mafioso: HITMAN, victim: HANS, target: DON }, who),
    en: 'You send a Hitman against Hans’s Don.',
    de: 'Du schickst einen Hitman gegen Hans’ Don.',
    nl: 'Je stuurt een Hitman af op Hans’ Don.',
  },
  {
    reader: ANNA,
    said: (of, who) => of.event.job({ type: 'job', seat: HANS, mafioso: HITMAN, victim: ANNA, target: DON }, who),
    en: 'Hans sends a Hitman against your Don.',
    de: 'Hans schickt einen Hitman gegen deinen Don.',
    nl: 'Hans stuurt een Hitman af op je Don.',
  },
  {
    reader: null,
    said: (of, who) => of.event.job({ type: 'job', seat: HANS, mafioso: SMUGGLER, victim: ANNA, target: null }, who),
    en: 'Hans sends a Smuggler against Anna’s hand.',
    de: 'Hans schickt einen Schmuggler gegen Annas Hand.',
    nl: 'Hans stuurt een Smokkelaar af op Anna’s hand.',
  },
  {
    reader: HANS,
    said: (of, who) => of.event.looked({ type: 'looked', seat: ANNA, victim: HANS }, who),
    en: 'Anna looks at your hand.',
    de: 'Anna sieht sich deine Hand an.',
    nl: 'Anna bekijkt je hand.',
  },
  {
    reader: HANS,
    said: (of, who) => of.event.kidnapped({ type: 'kidnapped', seat: ANNA, victim: HANS, mafioso: DON }, who),
    en: 'Anna kidnaps a Don from your hand.',
    de: 'Anna kidnappt einen Don aus deiner Hand.',
    nl: 'Anna ontvoert een Don uit je hand.',
  },
  {
    reader: HANS,
    said: (of, who) => of.event.stopped({ type: 'stopped', seat: HANS, mafioso: HITMAN }, who),
    en: 'Your Hitman is stopped.',
    de: 'Dein Hitman wird gestoppt.',
    nl: 'Je Hitman wordt tegengehouden.',
  },
  {
    reader: ANNA,
    said: (of, who) => of.event.reacted({ type: 'reacted', seat: BEN, companion: DON, against: ANNA }, who),
    en: 'Ben plays a Don with a second Don against you.',
    de: 'Ben spielt einen Don mit einem zweiten Don gegen dich.',
    nl: 'Ben speelt een Don met een tweede Don tegen jou.',
  },
  {
    reader: HANS,
    said: (of, who) => of.asks.window({ ...hit, dons: [HANS, BEN] }, who, [{ type: 'react', companion: DON }]),
    en: 'Ben’s Don puts Anna’s Hitman back on the job. Stop that Don?',
    de: 'Bens Don schickt Annas Hitman wieder los. Stoppst du den Don?',
    nl: 'Bens Don stuurt Anna’s Hitman opnieuw. Houd je die Don tegen?',
  },
  {
    reader: null,
    said: (of, who) => of.awaits.window({ ...hit, dons: [] }, who),
    en: 'Will anybody stop Anna’s Hitman?',
    de: 'Stoppt jemand Annas Hitman?',
    nl: 'Houdt iemand Anna’s Hitman tegen?',
  },
  {
    reader: ANNA,
    said: (of, who) =>
      of.whisper['dealt-hand']({ type: 'dealt-hand', startPlayer: ANNA, turnedUp: DON, hand: HAND }, who),
    en: 'You’re dealt 2 × Caporegime, 1 × Don, 3 × Hitman, 1 × Smuggler. The discard pile starts with a Don. You begin.',
    de: 'Du bekommst 2 × Caporegime, 1 × Don, 3 × Hitman, 1 × Schmuggler. Den Ablagestapel eröffnet ein Don. Du beginnst.',
    nl: 'Je krijgt 2 × Caporegime, 1 × Don, 3 × Hitman, 1 × Smokkelaar. De aflegstapel begint met een Don. Jij begint.',
  },
  {
    reader: ANNA,
    said: (of, who) => of.event['game-over']({ type: 'game-over', ending: 'five-kinds', winners: [ANNA] }, who),
    en: 'All five kinds are in one city: you win.',
    de: 'Alle fünf Typen liegen in einer Stadt: Du gewinnst.',
    nl: 'Alle vijf soorten liggen in één stad: jij wint.',
  },
  {
    reader: HANS,
    said: (of, who) => of.event['match-over']({ type: 'match-over', winners: [ANNA] }, who),
    en: 'The match is over: Anna wins.',
    de: 'Das Match ist entschieden: Anna gewinnt.',
    nl: 'De match is beslist: Anna wint.',
  },
  {
    reader: HANS,
    said: (of, who) => of.event['match-over']({ type: 'match-over', winners: [ANNA, HANS, BEN] }, who),
    en: 'The match is over: Anna, you and Ben share the win.',
    de: 'Das Match ist entschieden: Anna, du und Ben teilt euch den Sieg.',
    nl: 'De match is beslist: Anna, jij en Ben delen de overwinning.',
  },
  {
    reader: null,
    said: (of, who) => of.event['match-over']({ type: 'match-over', winners: [ANNA, BEN] }, who),
    en: 'The match is over: Anna and Ben share the win.',
    de: 'Das Match ist entschieden: Anna und Ben teilen sich den Sieg.',
    nl: 'De match is beslist: Anna en Ben delen de overwinning.',
  },
];

test.each(LANGUAGES)('%s addresses the reader and names the others', language => {
  for (const example of examples) expect(example.said(words[language], to(example.reader))).toBe(example[language]);
});

test('each language forms the possessive of a name, and a seat without a name has its number', () => {
  const names = ['Anna', 'Peter', 'Max', 'Alice', 'Kelly', 'Roy', 'Marie', 'Milou', 'Bot 7'];
  const owners = (language: Language): string[] =>
    [...names, undefined].map((_, seat) => {
      const stopped = words[language].event.stopped({ type: 'stopped', seat, mafioso: DON }, { names, reader: null });
      return stopped.slice(0, stopped.indexOf(' Don'));
    });
  expect(owners('en').join()).toBe('Anna’s,Peter’s,Max’s,Alice’s,Kelly’s,Roy’s,Marie’s,Milou’s,Bot 7’s,Seat 10’s');
  expect(owners('de').join()).toBe('Annas,Peters,Max’,Alice’,Kellys,Roys,Maries,Milous,Bot 7’s,Platz 10’s');
  expect(owners('nl').join()).toBe('Anna’s,Peters,Max’,Alice’,Kelly’s,Roys,Maries,Milous,Bot 7’s,Plaats 10’s');
});

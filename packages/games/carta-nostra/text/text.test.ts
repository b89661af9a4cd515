import {
  type Action,
  type Asking,
  type DeepReadonly,
  type FrameOf,
  LANGUAGES,
  type Language,
  type Seat,
  type Sentences,
  type Who,
} from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { CAPOREGIME, CONSIGLIERE, DON, HITMAN, MAFIOSI, SMUGGLER } from '../mafiosi.ts';
import { OPTIONS } from '../options.ts';
import { type CartaNostra, ENDINGS } from '../types.ts';
import { type CartaNostraWords, words } from './index.ts';

type Samples<U extends { readonly type: string }> = {
  readonly [K in U['type']]: readonly DeepReadonly<Extract<U, { type: K }>>[];
};
type FrameSamples = { readonly [K in Asking<CartaNostra>]: readonly DeepReadonly<FrameOf<CartaNostra, K>>[] };

const NAMES = ['Anna', 'Hans', 'Ben'];
/** In every sample Anna acts, and Hans and Ben are the others; only the windows have answers of theirs. */
const [ANNA, HANS, BEN] = [0, 1, 2] as const;
const HAND = [2, 1, 0, 3, 1];

const actions = {
  job: [
    { type: 'job', mafioso: CAPOREGIME },
    { type: 'job', mafioso: CONSIGLIERE },
    { type: 'job', mafioso: SMUGGLER, victim: HANS },
    { type: 'job', mafioso: HITMAN, victim: HANS, target: DON },
  ],
  idle: [{ type: 'idle', mafioso: HITMAN }],
  city: [{ type: 'city', mafioso: DON }],
  end: [{ type: 'end' }],
  pass: [{ type: 'pass' }],
  react: [
    { type: 'react', companion: DON },
    { type: 'react', companion: CAPOREGIME },
  ],
  kidnap: [{ type: 'kidnap', mafioso: DON }],
  recruit: [{ type: 'recruit', mafioso: HITMAN }],
  discard: [{ type: 'discard', mafioso: SMUGGLER }],
} satisfies Samples<Action<CartaNostra>>;

const events = {
  dealt: [{ type: 'dealt', startPlayer: ANNA, turnedUp: SMUGGLER }],
  turn: [{ type: 'turn', seat: ANNA, round: 3 }],
  drew: [{ type: 'drew', seat: ANNA }],
  'nothing-to-draw': [{ type: 'nothing-to-draw', seat: ANNA }],
  reshuffled: [
    { type: 'reshuffled', cards: 1 },
    { type: 'reshuffled', cards: 12 },
  ],
  city: [{ type: 'city', seat: ANNA, mafioso: DON }],
  job: [
    { type: 'job', seat: ANNA, mafioso: CAPOREGIME, victim: null, target: null },
    { type: 'job', seat: ANNA, mafioso: SMUGGLER, victim: HANS, target: null },
    { type: 'job', seat: ANNA, mafioso: HITMAN, victim: HANS, target: DON },
  ],
  idle: [{ type: 'idle', seat: ANNA, mafioso: HITMAN }],
  reacted: [
    { type: 'reacted', seat: ANNA, companion: DON, against: HANS },
    { type: 'reacted', seat: ANNA, companion: HITMAN, against: HANS },
  ],
  unopposed: [{ type: 'unopposed', seat: ANNA }],
  stopped: [{ type: 'stopped', seat: ANNA, mafioso: HITMAN }],
  liquidated: [{ type: 'liquidated', seat: ANNA, victim: HANS, mafioso: DON }],
  looked: [{ type: 'looked', seat: ANNA, victim: HANS }],
  'empty-handed': [{ type: 'empty-handed', seat: ANNA, victim: HANS }],
  kidnapped: [{ type: 'kidnapped', seat: ANNA, victim: HANS, mafioso: DON }],
  recruited: [{ type: 'recruited', seat: ANNA, mafioso: CONSIGLIERE }],
  discarded: [{ type: 'discarded', seat: ANNA, mafioso: CAPOREGIME }],
  ended: [{ type: 'ended', seat: ANNA }],
  'game-over': [
    { type: 'game-over', ending: 'five-kinds', winners: [ANNA] },
    { type: 'game-over', ending: 'dead-end', winners: [ANNA, HANS] },
    { type: 'game-over', ending: 'last-round', winners: [ANNA, HANS, BEN] },
  ],
  'match-over': [
    { type: 'match-over', winners: [ANNA] },
    { type: 'match-over', winners: [ANNA, BEN] },
  ],
} satisfies Samples<CartaNostra['Event']>;

const whispers = {
  'dealt-hand': [{ type: 'dealt-hand', startPlayer: ANNA, turnedUp: DON, hand: HAND }],
  'drew-card': [{ type: 'drew-card', seat: ANNA, mafioso: CONSIGLIERE }],
  'saw-hand': [{ type: 'saw-hand', seat: ANNA, victim: HANS, hand: HAND }],
} satisfies Samples<CartaNostra['Whisper']>;

const hit = { seat: ANNA, mafioso: HITMAN, victim: HANS, target: DON };
const frames = {
  turn: [
    { seat: ANNA, job: true, city: true },
    { seat: ANNA, job: true, city: false },
    { seat: ANNA, job: false, city: true },
    { seat: ANNA, job: false, city: false },
  ],
  window: [
    { seat: ANNA, mafioso: CAPOREGIME, victim: null, target: null, dons: [] },
    { seat: ANNA, mafioso: SMUGGLER, victim: HANS, target: null, dons: [] },
    { ...hit, dons: [] },
    { ...hit, dons: [HANS] },
    { ...hit, dons: [HANS, BEN] },
    { ...hit, dons: [HANS, BEN, HANS] },
  ],
  kidnap: [{ seat: ANNA, victim: HANS }],
  recruit: [{ seat: ANNA, himself: 4 }],
  limit: [{ seat: ANNA, limit: 10 }],
} satisfies FrameSamples;

const READERS: readonly (Seat | null)[] = [ANNA, HANS, null];
const to = (reader: Seat | null): Who => ({ names: NAMES, reader });

type Said = (of: CartaNostraWords, who: Who) => string;
/** Everything that is said, with a title to find it by. */
type Speech = readonly [title: string, said: Said];

function ofSamples<U extends { readonly type: string }>(
  what: string,
  sentences: (of: CartaNostraWords) => Sentences<U>,
  samples: Samples<U>,
): Speech[] {
  return (Object.keys(samples) as U['type'][]).flatMap(type =>
    samples[type].map((it): Speech => [`${what} ${JSON.stringify(it)}`, (of, who) => sentences(of)[type](it, who)]),
  );
}

function ofFrames<K extends Asking<CartaNostra>>(
  kind: K,
  samples: readonly DeepReadonly<FrameOf<CartaNostra, K>>[],
): Speech[] {
  return samples.flatMap((frame): Speech[] => [
    [`asks ${kind} ${JSON.stringify(frame)}`, (of, who) => of.asks[kind](frame, who, [])],
    [`awaits ${kind} ${JSON.stringify(frame)}`, (of, who) => of.awaits[kind](frame, who)],
  ]);
}

const { en } = words;
const textsOf = (
  what: string,
  keys: Iterable<string>,
  text: (of: CartaNostraWords, key: string) => string | undefined,
) => Array.from(keys, (key): Speech => [`${what} ${key}`, of => text(of, key) ?? '']);
const kindTexts = MAFIOSI.flatMap((name, kind): Speech[] => [
  [`help of ${name}`, of => of.mafioso[kind]?.help ?? ''],
  [`object ${name}`, of => of.mafioso[kind]?.object ?? ''],
]);
const tableTexts = (Object.keys(en.table) as (keyof CartaNostraWords['table'])[]).flatMap(key =>
  [1, 2].map((count): Speech => [`table ${key} ${count}`, of => filledIn(of.table[key], count)]),
);
function filledIn(text: string | ((count: number) => string), count: number): string {
  return typeof text === 'string' ? text : text(count);
}

const speeches: readonly Speech[] = [
  ...ofSamples<Action<CartaNostra>>('action', of => of.action, actions),
  ...ofSamples<CartaNostra['Event']>('event', of => of.event, events),
  ...ofSamples<CartaNostra['Whisper']>('whisper', of => of.whisper, whispers),
  ...(Object.keys(frames) as Asking<CartaNostra>[]).flatMap(kind => ofFrames(kind, frames[kind])),
  ...textsOf('rule', Object.keys(en.rule), (of, id) => of.rule[id]),
  ...textsOf('score', Object.keys(en.score), (of, line) => of.score[line]),
  ...textsOf('option', Object.keys(en.option), (of, id) => of.option[id]),
  ...ENDINGS.map((ending): Speech => [`ending ${ending}`, of => of.ending[ending]]),
  ...kindTexts,
  ...tableTexts,
];

/** What is the same in every language, and why. No sentence is: each has at least a verb. */
const SAME: Readonly<Record<string, string>> = {
  'table hand 1': 'the languages share the word',
  'table hand 2': 'the languages share the word',
};

/** A gap where a word should be. The mark of a question follows a word; that of a card without a name does not. */
const GAP = /^$|undefined|null|NaN|\[object|(?:^|[\s(:])\?|\b(?:Seat|Platz|Plaats) \d| {2}|^\s|\s$|\s[.,:;]/;

const ids = Array.from({ length: 30 }, (_, i) => `CN-${i + 1}`);

test.each(LANGUAGES)('%s has a sentence for each rule CN-1 to CN-30 and for no other', language => {
  expect(Object.keys(words[language].rule)).toEqual(ids);
});

test.each(LANGUAGES)(
  '%s has words for every kind, score line, option and value of an option that is a word',
  language => {
    const { mafioso, score, option } = words[language];
    const values = Object.values(OPTIONS).flatMap(each => each.filter(value => typeof value === 'string'));
    expect(mafioso).toHaveLength(MAFIOSI.length);
    expect(Object.keys(score)).toEqual(['wins', 'kinds', 'cards']);
    expect(Object.keys(option).toSorted()).toEqual([...Object.keys(OPTIONS), ...values].toSorted());
  },
);

test.each(LANGUAGES)('%s says everything to every reader without a gap', language => {
  const gaps = speeches.flatMap(([title, said]) =>
    READERS.map(reader => said(words[language], to(reader)))
      .filter(text => GAP.test(text))
      .map(text => `${title}: ${text}`),
  );
  expect(gaps).toEqual([]);
});

test('nothing is left untranslated', () => {
  const untranslated = speeches.filter(([, said]) =>
    READERS.some(
      reader => new Set(LANGUAGES.map(language => said(words[language], to(reader)))).size < LANGUAGES.length,
    ),
  );
  expect(untranslated.map(([title]) => title)).toEqual(Object.keys(SAME));
});

test.each([
  ['en', /\bregion/i],
  ['de', /Region/i],
  ['nl', /\bwijk/i],
] as const)('%s calls a player’s city by one word', (language, other) => {
  const { characters } = words[language];
  const said = speeches.map(([, speech]) => speech(words[language], to(ANNA)));
  const lines = Object.values(characters).flatMap(({ lines }) => Object.values(lines).flat());
  expect([...said, ...lines].filter(text => other.test(text))).toEqual([]);
});

test('CN-7 the rule’s sentence asks nobody for a threat: it is no answer of the game', () => {
  expect(words.en.rule['CN-7']).toContain('the game doesn’t ask for it');
});

test('CN-10 a reshuffle that was not possible happens at a moment of CN-26', () => {
  for (const language of LANGUAGES) expect(words[language].rule['CN-10']).toContain('CN-26');
});

test('CN-19 a Don’s help says that he answers a Don in his player’s own turn', () => {
  for (const language of LANGUAGES) expect(words[language].mafioso[DON]?.help).toContain('CN-19');
});

type Example = Readonly<Record<Language, string>> & { readonly reader: Seat | null; readonly said: Said };
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
    said: (of, who) => of.asks.window({ ...hit, dons: [HANS, BEN] }, who, []),
    en: 'Ben stops your Don: Anna’s Hitman is back on the job. Stop that Don with one of yours and a companion, or let it happen?',
    de: 'Ben stoppt deinen Don: Annas Hitman ist wieder im Einsatz. Stoppst du diesen Don mit einem eigenen und einem Begleiter, oder lässt du es geschehen?',
    nl: 'Ben houdt je Don tegen: Anna’s Hitman gaat weer op pad. Houd je die Don tegen met een eigen Don en een metgezel, of laat je het gebeuren?',
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
    en: 'You are dealt 2 × Caporegime, 1 × Don, 3 × Hitman, 1 × Smuggler. The discard pile starts with a Don. You begin.',
    de: 'Du bekommst 2 × Caporegime, 1 × Don, 3 × Hitman, 1 × Schmuggler. Den Ablagestapel eröffnet ein Don. Du beginnst.',
    nl: 'Je krijgt 2 × Caporegime, 1 × Don, 3 × Hitman, 1 × Smokkelaar. De aflegstapel begint met een Don. Jij begint.',
  },
  {
    reader: ANNA,
    said: (of, who) => of.event['game-over']({ type: 'game-over', ending: 'five-kinds', winners: [ANNA] }, who),
    en: 'All five kinds are in one city: you win.',
    de: 'Alle fünf Arten liegen in einer Stadt: Du gewinnst.',
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

test('a name is made an owner as each language does, and a seat without a name has its number', () => {
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

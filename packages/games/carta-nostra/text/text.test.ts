import {
  type Action,
  type ActionOf,
  type AskingKind,
  type DeepReadonly,
  type FrameOf,
  LANGUAGES,
  type Names,
  type Seat,
  type Sentences,
} from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { CAPOREGIME, CONSIGLIERE, DON, HITMAN, MAFIOSI, SMUGGLER } from '../mafiosi.ts';
import { OPTIONS } from '../options.ts';
import { type CartaNostra, ENDINGS } from '../types.ts';
import { type CartaNostraWords, words } from './index.ts';

type Samples<U extends { readonly type: string }> = {
  readonly [K in U['type']]: readonly DeepReadonly<Extract<U, { type: K }>>[];
};
type FrameSamples = { readonly [K in AskingKind<CartaNostra>]: readonly DeepReadonly<FrameOf<CartaNostra, K>>[] };

const NAMES = ['Anna', 'Hans', 'Ben'];
/** In every sample Anna acts, and Hans and Ben are the others; only the windows have answers by them. */
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

/** Legal answers to each decision. */
const offers: { readonly [K in AskingKind<CartaNostra>]: readonly (readonly ActionOf<CartaNostra, K>[])[] } = {
  turn: [
    [...actions.job, ...actions.idle, ...actions.city, ...actions.end],
    [...actions.idle, ...actions.city, ...actions.end],
    [...actions.idle, ...actions.end],
    [...actions.city, ...actions.end],
    actions.end,
  ],
  window: [actions.pass, [...actions.pass, ...actions.react]],
  kidnap: [actions.kidnap],
  recruit: [actions.recruit],
  limit: [actions.discard],
};

const READERS: readonly (Seat | null)[] = [ANNA, HANS, null];
const to = (reader: Seat | null): Names => ({ names: NAMES, reader });

type SayText = (of: CartaNostraWords, who: Names) => string;
/** A text with a title to find it by. */
type Speech = readonly [title: string, said: SayText];

function ofSamples<U extends { readonly type: string }>(
  what: string,
  sentences: (of: CartaNostraWords) => Sentences<U>,
  samples: Samples<U>,
): Speech[] {
  return (Object.keys(samples) as U['type'][]).flatMap(type =>
    samples[type].map((it): Speech => [`${what} ${JSON.stringify(it)}`, (of, who) => sentences(of)[type](it, who)]),
  );
}

function ofFrames<K extends AskingKind<CartaNostra>>(
  kind: K,
  samples: readonly DeepReadonly<FrameOf<CartaNostra, K>>[],
): Speech[] {
  return samples.flatMap((frame): Speech[] => [
    ...offers[kind].map(
      (actions): Speech => [
        `asks ${kind} ${JSON.stringify(frame)} ${actions.map(({ type }) => type)}`,
        (of, who) => of.asks[kind](frame, who, actions),
      ],
    ),
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
const boardTexts = (Object.keys(en.board) as (keyof CartaNostraWords['board'])[]).map(
  (key): Speech => [`board ${key}`, ({ board }) => sayLabel(board, key)],
);
function sayLabel(board: CartaNostraWords['board'], key: keyof CartaNostraWords['board']): string {
  if (key === 'cityOf' || key === 'onTop') return board[key]('Anna');
  const label = board[key];
  return typeof label === 'string' ? label : label(2, 3);
}
function filledIn(text: string | ((count: number, of: number) => string), count: number): string {
  return typeof text === 'string' ? text : text(count, 3);
}

const speeches: readonly Speech[] = [
  ...ofSamples<Action<CartaNostra>>('action', of => of.action, actions),
  ...ofSamples<CartaNostra['Event']>('event', of => of.event, events),
  ...ofSamples<CartaNostra['Whisper']>('whisper', of => of.whisper, whispers),
  ...(Object.keys(frames) as AskingKind<CartaNostra>[]).flatMap(kind => ofFrames(kind, frames[kind])),
  ...textsOf('rule', Object.keys(en.rule), (of, id) => of.rule[id]),
  ...textsOf('score', Object.keys(en.score), (of, line) => of.score[line]),
  ...textsOf('option', Object.keys(en.option), (of, id) => of.option[id]),
  ...ENDINGS.map((ending): Speech => [`ending ${ending}`, of => of.ending[ending]]),
  ...kindTexts,
  ...tableTexts,
  ...boardTexts,
];

/** Texts that are the same in every language, and why. No sentence is: each has at least a verb. */
const SAME: Readonly<Record<string, string>> = {
  'table hand 1': 'the languages share the word',
  'table hand 2': 'the languages share the word',
  'board job': 'English and German share the word',
  'board pass': 'German and Dutch share the word',
};

/** A gap where a word should be. A question mark follows a word; the placeholder of a card without a name doesn't. */
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

test('CN-7 the rule’s sentence asks nobody for a threat, because a threat isn’t an answer', () => {
  expect(words.en.rule['CN-7']).toContain('the game doesn’t ask for it');
});

test('CN-10 a reshuffle that was not possible happens at a moment of CN-26', () => {
  for (const language of LANGUAGES) expect(words[language].rule['CN-10']).toContain('CN-26');
});

test('CN-19 a Don’s help says that a Don stops a Don even in the player’s own turn', () => {
  const owns = { en: 'even in your own turn', de: 'auch in deinem eigenen Zug', nl: 'ook in je eigen beurt' };
  for (const language of LANGUAGES) expect(words[language].mafioso[DON]?.help).toContain(owns[language]);
});

test.each(LANGUAGES)(
  '%s leaves rule numbers to the line they are shown on: no sentence of the game repeats one',
  language => {
    const rules = new Set(speeches.filter(([title]) => title.startsWith('rule ')));
    const said = speeches.filter(speech => !rules.has(speech)).map(([, speech]) => speech(words[language], to(ANNA)));
    expect(said.filter(text => /CN-/.test(text))).toEqual([]);
  },
);

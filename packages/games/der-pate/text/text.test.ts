import {
  type Action,
  type AskingKind,
  type DeepReadonly,
  type FrameOf,
  LANGUAGES,
  type Names,
  type Seat,
  type Sentences,
} from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { BUSINESSES, DISTRICTS, EVENTS } from '../edition/edition.ts';
import { OPTIONS } from '../options.ts';
import {
  type DerPate,
  DICE,
  FAMILIES,
  FIELDS,
  IDLE,
  NEUTRAL,
  PHASES,
  PUPPET,
  type Reason,
  TILES,
  TRACKS,
} from '../types.ts';
import { type DerPateWords, words } from './index.ts';

type Samples<U extends { readonly type: string }> = {
  readonly [K in U['type']]: readonly DeepReadonly<Extract<U, { type: K }>>[];
};
type FrameSamples = { readonly [K in AskingKind<DerPate>]: readonly DeepReadonly<FrameOf<DerPate, K>>[] };

const NAMES = ['Anna', 'Hans', 'Ben'];
/** In every sample Anna acts, and Hans and Ben are the others; the bank comes after them. */
const [ANNA, HANS, BEN, BANK] = [0, 1, 2, 3] as const;
const SEATS = [ANNA, HANS, BEN];
const GAMBLING = 4;
const ROWS = [1, 2, 3, 4];
const FACES = [PUPPET, 1, 2, 3, 4, 5];
const REASONS = [
  ...['income', 'business', 'track-end', 'bet', 'press', 'friend', 'grandchild', 'favour', 'event'],
  ...['final-business', 'bail', 'assembly', 'debts'],
] as Reason[];

const actions = {
  park: [{ type: 'park', space: 0 }],
  district: DISTRICTS.map((_, district) => ({ type: 'district', district }) as const),
  roll: [{ type: 'roll' }],
  place: DICE.flatMap((_, die) =>
    FIELDS.flatMap(field => [true, false].map(senator => ({ type: 'place', die, field, senator }) as const)),
  ),
  cop: DICE.map((_, die) => ({ type: 'cop', die }) as const),
  judge: [{ type: 'judge' }],
  'free-takeover': [{ type: 'free-takeover', business: GAMBLING }],
  end: [{ type: 'end' }],
  tile: [
    { type: 'tile', tile: 'wedding' },
    { type: 'tile', tile: 'grandchild' },
    ...TRACKS.map(track => ({ type: 'tile', tile: 'birthday', track }) as const),
  ],
  favour: [
    { type: 'favour', favour: 1 },
    { type: 'favour', favour: 2, holder: HANS },
    { type: 'favour', favour: 2, holder: BANK },
    ...TRACKS.map(track => ({ type: 'favour', favour: 3, track }) as const),
    { type: 'favour', favour: 4 },
  ],
  occupy: [{ type: 'occupy' }],
  decline: [{ type: 'decline' }],
  'take-over': Array.from({ length: 12 }, (_, business) => ({ type: 'take-over', business }) as const),
  install: [{ type: 'install', business: GAMBLING }],
  inform: [{ type: 'inform', business: GAMBLING }],
  bank: [
    { type: 'bank', track: 'income' },
    { type: 'bank', track: 'favours' },
  ],
  free: [{ type: 'free' }],
  keep: [{ type: 'keep' }],
  pay: [{ type: 'pay' }],
  sell: [{ type: 'sell', business: GAMBLING }],
  'bail-out': [{ type: 'bail-out' }],
  'let-drown': [{ type: 'let-drown' }],
} satisfies Samples<Action<DerPate>>;

const events = {
  'set-up': [{ type: 'set-up', startPlayer: ANNA }],
  parked: [
    { type: 'parked', seat: ANNA, space: GAMBLING },
    { type: 'parked', seat: null, space: 0 },
  ],
  settled: [
    { type: 'settled', seat: ANNA, district: 1 },
    { type: 'settled', seat: null, district: 3 },
  ],
  round: [{ type: 'round', round: 3 }],
  money: REASONS.flatMap(reason =>
    [null, HANS].flatMap(other =>
      [2000, -2000].map(amount => ({ type: 'money', seat: ANNA, amount, reason, other }) as const),
    ),
  ),
  'event-card': EVENTS.flatMap((_, event) =>
    (['grey', 'red'] as const).map(colour => ({ type: 'event-card', event, colour }) as const),
  ),
  ko: [
    { type: 'ko', track: 'reputation' },
    { type: 'ko', track: 'influence' },
  ],
  car: [{ type: 'car', space: GAMBLING }],
  'no-effect': [
    ...[...FIELDS, ...EVENTS, ...TILES].map(
      what => ({ type: 'no-effect', what, why: 'puppet-hand', seat: ANNA }) as const,
    ),
    ...IDLE.flatMap(why => [ANNA, null].map(seat => ({ type: 'no-effect', what: 'visit', why, seat }) as const)),
  ],
  turn: [{ type: 'turn', seat: ANNA }],
  rolled: (['row', 'cop', 'judge'] as const).map(
    by => ({ type: 'rolled', seat: ANNA, faces: [3, PUPPET, 1, 5], by }) as const,
  ),
  'extra-die': FACES.flatMap(face =>
    (['grandchild', 'event'] as const).map(reason => ({ type: 'extra-die', seat: ANNA, face, reason }) as const),
  ),
  placed: DICE.flatMap((_, die) =>
    FIELDS.flatMap(field =>
      FACES.map(face => ({ type: 'placed', seat: ANNA, die, face, field, senator: face === 2 }) as const),
    ),
  ),
  advanced: TRACKS.flatMap(track => [2, 4].map(to => ({ type: 'advanced', seat: ANNA, track, from: 1, to }) as const)),
  'tile-won': TILES.map(tile => ({ type: 'tile-won', seat: ANNA, tile }) as const),
  'tile-used': TILES.map(tile => ({ type: 'tile-used', seat: ANNA, tile }) as const),
  'tile-kept': TILES.map(tile => ({ type: 'tile-kept', seat: ANNA, tile }) as const),
  occupied: [{ type: 'occupied', seat: ANNA, business: GAMBLING }],
  cleared: (['supply', 'jail', 'river', 'box'] as const).flatMap(to =>
    [ANNA, HANS, NEUTRAL].map(holder => ({ type: 'cleared', business: GAMBLING, holder, to }) as const),
  ),
  debt: [
    { type: 'debt', owner: ANNA, from: ANNA, to: HANS },
    { type: 'debt', owner: ANNA, from: ANNA, to: BANK },
    { type: 'debt', owner: ANNA, from: HANS, to: ANNA },
    { type: 'debt', owner: ANNA, from: BANK, to: ANNA },
  ],
  friend: [1, 2].map(count => ({ type: 'friend', seat: ANNA, count }) as const),
  favour: [1, 2, 3, 4].map(favour => ({ type: 'favour', seat: ANNA, favour }) as const),
  freed: [1, 2].map(count => ({ type: 'freed', seat: ANNA, count }) as const),
  drowned: [1, 2].map(count => ({ type: 'drowned', seat: ANNA, count }) as const),
  rescued: [{ type: 'rescued', seat: ANNA }],
  declined: [...FIELDS, ...EVENTS].map(what => ({ type: 'declined', seat: ANNA, what }) as const),
  ended: [{ type: 'ended', seat: ANNA }],
  out: [[ANNA], [ANNA, HANS], SEATS].map(seats => ({ type: 'out', seats }) as const),
  over: [[], [ANNA], [ANNA, HANS], SEATS].map(winners => ({ type: 'over', winners }) as const),
} satisfies Samples<DerPate['Event']>;

const turnFrame = { seat: ANNA, friendsUsed: 0 };
const frames = {
  settle: [true, false].map(parked => ({ seat: ANNA, parked })),
  turn: PHASES.flatMap(phase =>
    ROWS.flatMap(row => [true, false].map(freeTakeover => ({ ...turnFrame, phase, row, freeTakeover }))),
  ),
  visit: [{ seat: ANNA }],
  takeover: [1, 2, 3, 4, 5].map(value => ({ seat: ANNA, value })),
  consigliere: [{ seat: ANNA }],
  informer: [{ seat: ANNA }],
  banker: [{ seat: ANNA }],
  prosecutor: [{ seat: ANNA }],
  celebrate: [0, 1, 2].map(tile => ({ queue: [{ seat: ANNA, tile }] })),
  event: EVENTS.map((_, event) => ({ event, queue: [ANNA, HANS] })),
} satisfies FrameSamples;

const READERS: readonly (Seat | null)[] = [ANNA, HANS, null];
const to = (reader: Seat | null): Names => ({ names: NAMES, reader });

/** Every possible answer, for prompts that depend on the legal answers. */
const ALL = Object.values<readonly DeepReadonly<Action<DerPate>>[]>(actions).flat();

type SaySample = (of: DerPateWords, who: Names) => string;
/** A phrase under test, with a title to find it by. */
type Speech = readonly [title: string, said: SaySample];

function ofSamples<U extends { readonly type: string }>(
  what: string,
  sentences: (of: DerPateWords) => Sentences<U>,
  samples: Samples<U>,
): Speech[] {
  return (Object.keys(samples) as U['type'][]).flatMap(type =>
    samples[type].map((it): Speech => [`${what} ${JSON.stringify(it)}`, (of, who) => sentences(of)[type](it, who)]),
  );
}

function ofFrames<K extends AskingKind<DerPate>>(
  kind: K,
  samples: readonly DeepReadonly<FrameOf<DerPate, K>>[],
): Speech[] {
  return samples.flatMap((frame): Speech[] => [
    [`asks ${kind} ${JSON.stringify(frame)}`, (of, who) => of.asks[kind](frame, who, ALL as never)],
    [`awaits ${kind} ${JSON.stringify(frame)}`, (of, who) => of.awaits[kind](frame, who)],
  ]);
}

const { en } = words;
type Texts = Readonly<Record<string, string>> | readonly string[];
const textsOf = (what: string, texts: (of: DerPateWords) => Texts): Speech[] =>
  Object.keys(texts(en)).map(
    (key): Speech => [`${what} ${key}`, of => Object.entries(texts(of)).find(([each]) => each === key)?.[1] ?? ''],
  );
/** The names of things apart from their helps: only names may be the same in two languages. */
const thingsOf = (what: 'tile' | 'field' | 'favour' | 'card'): Speech[] =>
  (['name', 'help'] as const).flatMap(part =>
    textsOf(`${part} of ${what}`, of =>
      Object.fromEntries(Object.entries(of[what]).map(([key, each]) => [key, each[part]])),
    ),
  );
const tableTexts = (Object.keys(en.table) as (keyof DerPateWords['table'])[]).flatMap(key =>
  (typeof en.table[key] === 'string' ? [1] : [1, 2]).map(
    (count): Speech => [`table ${key} ${count}`, of => filledIn(of.table[key], count)],
  ),
);
function filledIn(text: string | ((count: number) => string), count: number): string {
  return typeof text === 'string' ? text : text(count);
}

const speeches: readonly Speech[] = [
  ...ofSamples<Action<DerPate>>('action', of => of.action, actions),
  ...ofSamples<DerPate['Event']>('event', of => of.event, events),
  ...(Object.keys(frames) as AskingKind<DerPate>[]).flatMap(kind => ofFrames(kind, frames[kind])),
  ...textsOf('rule', of => of.rule),
  ...textsOf('score', of => of.score),
  ...textsOf('option', of => of.option),
  ...textsOf('business', of => of.business),
  ...textsOf('colour', of => of.dice),
  ...textsOf('track', of => of.track),
  ...textsOf('row', of => of.row),
  ...textsOf('reason', of => of.reason),
  ...textsOf('front', of => of.family.map(({ front }) => front)),
  ...(['tile', 'field', 'favour', 'card'] as const).flatMap(thingsOf),
  ...tableTexts,
];

/** Words and proper names that two languages share. No sentence may be the same, because each has at least a verb. */
const SAME = [
  ...['score money', 'score debts', 'business bookmaker', 'row 3'],
  ...['name of tile cop', 'name of tile senator', 'name of field consigliere', 'name of field banker'],
  ...['car', 'hudson', 'brooklyn', 'bank', 'neutral', 'debts', 'money', 'secret'].map(label => `table ${label} 1`),
];

/** A gap where a word should be. A question mark follows a word; the mark of a missing name doesn't. */
const GAP = /^$|undefined|null|NaN|\[object|(?:^|[\s(:])\?|\b(?:Seat|Platz|Plaats) \d| {2}|^\s|\s$|\s[.,:;]/;

const ids = [
  ...Array.from({ length: 43 }, (_, i) => `DP-${i + 1}`),
  ...Array.from({ length: 10 }, (_, i) => `DP-E${i + 1}`),
];

test.each(LANGUAGES)('%s has a sentence for each rule DP-1 to DP-43 and DP-E1 to DP-E10 and for no other', language => {
  expect(Object.keys(words[language].rule)).toEqual(ids);
});

test.each(LANGUAGES)(
  '%s has words for every thing, score line, option and value of an option that is a word',
  language => {
    const of = words[language];
    const values = Object.values(OPTIONS).flatMap(each => each.filter(value => typeof value === 'string'));
    expect(of.family.map(({ name }) => name)).toEqual(FAMILIES);
    expect(of.district).toHaveLength(DISTRICTS.length);
    expect(Object.keys(of.business)).toEqual(BUSINESSES);
    expect([of.dice.length, of.face.length, of.row.length, of.favour.length]).toEqual([4, 6, 4, 4]);
    expect(Object.keys(of.score)).toEqual(['money', 'settlement', 'debts', 'total']);
    expect(Object.keys(of.option).toSorted()).toEqual([...Object.keys(OPTIONS), ...values].toSorted());
  },
);

test.each(LANGUAGES)('%s names an existing rule with every help', language => {
  const { tile, field, favour, card } = words[language];
  const helps = [tile, field, favour, card].flatMap(things => Object.values(things).map(({ help }) => help));
  expect(helps.filter(help => !ids.includes(/\((DP-E?\d+)\)\.$/.exec(help)?.[1] ?? ''))).toEqual([]);
});

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
  expect(untranslated.map(([title]) => title)).toEqual(SAME);
});

import { readFileSync } from 'node:fs';
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
import {
  barred,
  chacha20,
  eventsFor,
  legal,
  play,
  random,
  rulesOf,
  sayAction,
  sayEvent,
  sayQuestion,
  sayWaiting,
  sfc32,
  start,
  waiting,
} from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { EFFECTS, ICONS } from '../edition/edition.ts';
import { standard } from '../edition/standard.ts';
import { corleonesEmpire } from '../index.ts';
import { OPTIONS } from '../options.ts';
import {
  type AbilityFrame,
  ALLY_CARDS,
  type CorleonesEmpire,
  JOB_CARDS,
  MAYOR,
  NONE,
  POLICE_CHIEF,
  ROUND_SPACES,
  THUG,
  UNION_BOSS,
} from '../types.ts';
import { type CorleonesEmpireWords, words } from './index.ts';

type Samples<U extends { readonly type: string }> = {
  readonly [K in U['type']]: readonly DeepReadonly<Extract<U, { type: K }>>[];
};
type FrameSamples = {
  readonly [K in AskingKind<CorleonesEmpire>]: readonly DeepReadonly<FrameOf<CorleonesEmpire, K>>[];
};

const TABLE = ['Anna', 'Hans', 'Ben', 'Carla', 'Max'];
const NAMES = TABLE.slice(0, 3);
/** In every sample Anna acts; Hans and Ben are the other players. */
const [ANNA, HANS, BEN] = [0, 1, 2] as const;
const [SHAKEDOWN, CAR_BOMB, ROUGH_UP, HEIST] = [0, 22, 30, 39] as const;
const [GUN_SHOP, GENCO] = [5, 10] as const;
const MIDTOWN = 5;

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);
const [jobs, allies, businesses] = [range(44), range(18), range(standard.businesses.length)];
const [spaces, turfs, kinds, money] = [range(16), range(7), range(8), range(4)];
const places = [...businesses, ...spaces.map(space => ROUND_SPACES + space)];
const cards = [...kinds, ...jobs.map(job => JOB_CARDS + job), ...allies.map(ally => ALLY_CARDS + ally)];
const figures = [ANNA, HANS].flatMap(seat => range(4).map(rank => 4 * seat + rank));
const one = (at: number): number[] => ICONS.map((_, icon) => (icon === at ? 1 : 0));

const actions = {
  family: standard.families.map((_, family) => ({ type: 'family', family }) as const),
  thug: businesses.map(business => ({ type: 'thug', business }) as const),
  member: spaces.map(space => ({ type: 'member', space }) as const),
  job: jobs.map(job => ({ type: 'job', job }) as const),
  'public-job': jobs.map(job => ({ type: 'public-job', job }) as const),
  ally: allies.map(ally => ({ type: 'ally', ally }) as const),
  out: [{ type: 'out' }],
  pay: [0, 1, 2].map(gun => ({ type: 'pay', gun, bloodMoney: 0, booze: gun }) as const),
  front: businesses.map(business => ({ type: 'front', business }) as const),
  turf: turfs.map(turf => ({ type: 'turf', turf }) as const),
  collect: [{ type: 'collect' }],
  pick: places.map(place => ({ type: 'pick', place }) as const),
  to: places.map(place => ({ type: 'to', place }) as const),
  hit: places.map(place => ({ type: 'hit', place }) as const),
  suitcase: money.map(kind => ({ type: 'suitcase', money: kind }) as const),
  good: [4, 5, 6].map(good => ({ type: 'good', good }) as const),
  offer: [{ type: 'offer' }],
  rob: [{ type: 'rob', victim: HANS }],
  reward: [{ type: 'reward' }],
  leave: [{ type: 'leave' }],
  first: [ANNA, HANS].map(seat => ({ type: 'first', seat }) as const),
  take: kinds.map(kind => ({ type: 'take', kind }) as const),
  draw: [{ type: 'draw' }],
  'horse-head': [{ type: 'horse-head' }],
  trade: [11, 12, 13, 14].map(icon => ({ type: 'trade', icon }) as const),
  done: [{ type: 'done' }],
  discard: cards.map(card => ({ type: 'discard', card }) as const),
  'keep-job': jobs.map(job => ({ type: 'keep-job', job, discards: ROUGH_UP }) as const),
  give: money.map(kind => ({ type: 'give', money: kind }) as const),
  'move-marker': turfs.map(turf => ({ type: 'move-marker', turf, at: 1 }) as const),
  decline: [{ type: 'decline' }],
  bid: money.map(kind => ({ type: 'bid', money: kind }) as const),
  seal: [{ type: 'seal' }],
  'take-ally': allies.map(ally => ({ type: 'take-ally', ally }) as const),
  keep: cards.map(card => ({ type: 'keep', card }) as const),
} satisfies Samples<Action<CorleonesEmpire>>;

const tiles = [{ business: GENCO, turf: 0 }];
const layout = { first: ANNA, publicJobs: [SHAKEDOWN, NONE, HEIST], allies: [0, 3], tiles };
const seat = ANNA;
const events = {
  family: standard.families.map((_, family) => ({ type: 'family', seat, family }) as const),
  'set-up': [
    { type: 'set-up', ...layout },
    { type: 'set-up', ...layout, tiles: [] },
  ],
  act: standard.acts.map((_, act) => ({ type: 'act', act }) as const),
  opened: businesses.map(business => ({ type: 'opened', business, turf: business % 7 }) as const),
  turn: [{ type: 'turn', seat }],
  out: [{ type: 'out', seat }],
  thug: businesses.map(business => ({ type: 'thug', seat, business }) as const),
  member: spaces.map(space => ({ type: 'member', seat, space, rank: space % 3 }) as const),
  job: jobs.map(job => ({ type: 'job', seat, job, public: job % 2 === 0 }) as const),
  paid: [{ type: 'paid', seat, job: CAR_BOMB, goods: [2, 1, 0, 1] }],
  'ability-left': [{ type: 'ability-left', seat }],
  completed: jobs.map(job => ({ type: 'completed', seat, job }) as const),
  ally: allies.map(ally => ({ type: 'ally', seat, ally }) as const),
  'goes-first': businesses.map(business => ({ type: 'goes-first', seat, business, first: HANS }) as const),
  front: businesses.map(business => ({ type: 'front', seat, business }) as const),
  backs: turfs.map(turf => ({ type: 'backs', seat, turf }) as const),
  took: kinds.flatMap(kind => [null, 3].map(instead => ({ type: 'took', seat, kind, instead }) as const)),
  'none-left': kinds.map(kind => ({ type: 'none-left', seat, kind }) as const),
  suitcased: money.map(kind => ({ type: 'suitcased', seat, money: kind }) as const),
  'drew-jobs': [1, 2].map(count => ({ type: 'drew-jobs', seat, count }) as const),
  'kept-job': [null, HEIST].map(discarded => ({ type: 'kept-job', seat, discarded }) as const),
  reshuffled: [1, 12].map(count => ({ type: 'reshuffled', cards: count }) as const),
  'horse-head': [{ type: 'horse-head', seat }],
  discarded: cards.map(card => ({ type: 'discarded', seat, card }) as const),
  'icons-left': ICONS.map((_, icon) => ({ type: 'icons-left', seat, icons: one(icon) }) as const),
  moved: figures.map(figure => ({ type: 'moved', seat, figure, from: GUN_SHOP, to: GENCO }) as const),
  neutral: [
    ...spaces.map(space => ({ type: 'neutral', seat, neutral: MAYOR, to: ROUND_SPACES + space }) as const),
    ...businesses.map(to => ({ type: 'neutral', seat, neutral: UNION_BOSS, to }) as const),
    ...turfs.map(to => ({ type: 'neutral', seat, neutral: POLICE_CHIEF, to }) as const),
  ],
  returned: businesses.map(from => ({ type: 'returned', seat, from }) as const),
  'gunned-down': places.map(from => ({ type: 'gunned-down', seat, figure: 4 * HANS + THUG, from }) as const),
  offered: [{ type: 'offered', seat, money: [null, 2, 0], best: HANS }],
  robbed: [{ type: 'robbed', seat, victim: HANS }],
  'turf-war': [
    ...turfs.map(turf => ({ type: 'turf-war', turf, figures: [2, 0, 1], neutral: 1, winner: ANNA }) as const),
    { type: 'turf-war', turf: MIDTOWN, figures: [1, 1, 0], neutral: 0, winner: null },
    { type: 'turf-war', turf: MIDTOWN, figures: [0, 0, 0], neutral: 0, winner: null },
  ],
  control: turfs.map(turf => ({ type: 'control', seat, turf }) as const),
  'marker-moved': turfs.map(to => ({ type: 'marker-moved', seat, from: 0, to }) as const),
  declined: turfs.map(turf => ({ type: 'declined', seat, turf }) as const),
  'no-marker': turfs.map(turf => ({ type: 'no-marker', seat, turf }) as const),
  bids: [
    {
      type: 'bids',
      bids: [
        [0, 0, 1, 1],
        [0, 0, 0, 0],
        [0, 2, 0, 0],
      ],
    },
  ],
  bribed: allies.map(ally => ({ type: 'bribed', seat, ally, paid: [0, 1, 0, 1] }) as const),
  'no-bids': [{ type: 'no-bids' }],
  'bid-back': [{ type: 'bid-back', seat }],
  'allies-back': [{ type: 'allies-back', seat, allies: [0, 6] }],
  tribute: [{ type: 'tribute', seat, cards }],
  entracte: [1, 2, 3].map(act => ({ type: 'entracte', act, newMember: act !== 2 }) as const),
  'public-job': jobs.map(job => ({ type: 'public-job', job, at: 1 }) as const),
  allies: [{ type: 'allies', allies }],
  'opened-suitcase': [
    { type: 'opened-suitcase', seat, money: [1, 0, 2, 3], hand: [0, 0, 0, 1], cards: [4] },
    { type: 'opened-suitcase', seat, money: [0, 0, 0, 0], hand: [0, 0, 0, 0], cards: [] },
  ],
  'turf-bonus': turfs.map(turf => ({ type: 'turf-bonus', turf, seat }) as const),
  'job-bonus': range(4).flatMap(colour =>
    [[ANNA], [ANNA, HANS]].map(seats => ({ type: 'job-bonus', colour, seats }) as const),
  ),
  over: [[ANNA], [ANNA, HANS], [ANNA, HANS, BEN]].map(winners => ({ type: 'over', winners }) as const),
} satisfies Samples<CorleonesEmpire['Event']>;

const whispers = {
  dealt: [{ type: 'dealt', ...layout, jobs: [ROUGH_UP, HEIST] }],
  'saw-jobs': [{ type: 'saw-jobs', seat, jobs: [ROUGH_UP, HEIST] }],
  'robbed-card': money.map(kind => ({ type: 'robbed-card', seat, victim: HANS, money: kind }) as const),
} satisfies Samples<CorleonesEmpire['Whisper']>;

const ability: AbilityFrame = {
  ...{ seat, effect: 'none', job: NONE, ally: NONE, reward: false, begun: false, afoot: false, over: false },
  ...{ place: NONE, turf: NONE, times: 0 },
};
const frames = {
  family: [{ seat }],
  turn: [{ seat }],
  pay: jobs.map(job => ({ seat, job })),
  ability: EFFECTS.flatMap(effect =>
    [true, false].flatMap(begun => [
      { ...ability, effect, begun, job: CAR_BOMB, reward: true },
      { ...ability, effect, begun, ally: 2 },
    ]),
  ),
  front: businesses.map(business => ({ seat, business, controller: HANS })),
  use: ICONS.map((_, icon) => ({ seat, icons: one(icon) })),
  discard: [11, 12, 13, 14].flatMap(icon => [1, 2].map(left => ({ seat, icon, left }))),
  good: [{ seat }],
  keep: [{ seat, shuffles: [0, 0] }],
  offer: [{ seat, asked: [HANS, BEN] }],
  war: turfs.map(turf => ({ turf, winner: ANNA })),
  bid: [[ANNA], [ANNA, HANS, BEN]].map(bidders => ({ bidders })),
  bribe: [{ queue: [ANNA, HANS], bids: [[0, 0, 1, 1], [1, 0, 0, 0], []] }],
  tribute: [1, 5].map(limit => ({ limit, payers: [ANNA, HANS] })),
} satisfies FrameSamples;

const READERS: readonly (Seat | null)[] = [ANNA, HANS, null];
const to = (reader: Seat | null): Names => ({ names: NAMES, reader });

type TextOf = (of: CorleonesEmpireWords, who: Names) => string;
/** Every text, with a title to find it by. */
type TitledText = readonly [title: string, said: TextOf];

function ofSamples<U extends { readonly type: string }>(
  what: string,
  sentences: (of: CorleonesEmpireWords) => Sentences<U>,
  samples: Samples<U>,
): TitledText[] {
  return (Object.keys(samples) as U['type'][]).flatMap(type =>
    samples[type].map((it): TitledText => [`${what} ${JSON.stringify(it)}`, (of, who) => sentences(of)[type](it, who)]),
  );
}

function ofFrames<K extends AskingKind<CorleonesEmpire>>(kind: K, samples: FrameSamples[K]): TitledText[] {
  return samples.flatMap((frame): TitledText[] => [
    [`asks ${kind} ${JSON.stringify(frame)}`, (of, who) => of.asks[kind](frame, who, [])],
    [`awaits ${kind} ${JSON.stringify(frame)}`, (of, who) => of.awaits[kind](frame, who)],
  ]);
}

const { en } = words;
/** Every text in a table of words, at any depth, by the path to it. */
function textsIn(table: object, path: string): [path: string, text: string][] {
  return Object.entries(table).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'object') return textsIn(value, `${path} ${key}`);
    if (typeof value === 'string') return [[`${path} ${key}`, value]];
    return [1, 2].map((count): [string, string] => [`${path} ${key} ${count}`, value(count)]);
  });
}
const TABLES = [
  ...(['colour', 'family', 'area', 'business', 'job', 'jobColour', 'ally', 'effect', 'icon', 'trade'] as const),
  ...(['kind', 'rank', 'neutral', 'act', 'phase', 'rule', 'score', 'option', 'table'] as const),
];
const tableTexts = TABLES.flatMap(table =>
  textsIn(en[table], table).map(
    ([path]): TitledText => [path, of => textsIn(of[table], table).find(([each]) => each === path)?.[1] ?? ''],
  ),
);

const speeches: readonly TitledText[] = [
  ...ofSamples<Action<CorleonesEmpire>>('action', of => of.action, actions),
  ...ofSamples<CorleonesEmpire['Event']>('event', of => of.event, events),
  ...ofSamples<CorleonesEmpire['Whisper']>('whisper', of => of.whisper, whispers),
  ...(Object.keys(frames) as AskingKind<CorleonesEmpire>[]).flatMap(kind => ofFrames(kind, frames[kind])),
  ...tableTexts,
];

/** Words and proper names that two languages share. No sentence is the same: each has at least a verb. */
const SAME = [
  ...['marzullo', 'matarazzo', 'pizzino', 'vitale', 'caccamo'].map(id => `family ${id} name`),
  ...['area wall-street name', 'area brooklyn name', 'area brooklyn where', 'area upper-east-side name'],
  ...['area queens name', 'area queens where', 'area upper-west-side name', 'area midtown name', 'area midtown where'],
  ...['area chelsea name', 'area chelsea where', 'area central-park name', 'area central-park where'],
  ...['business bar name', 'business penn-central-railroad name'],
  ...['hotel-edison', 'genco-import', 'polks-hobby-shop'].flatMap(id => [
    `business ${id} name`,
    `business ${id} object`,
  ]),
  ...['business night-club name', 'ally capo name', 'rank don name', 'rank consigliere name', 'rank thug name'],
  'score suitcase',
  ...['phase', 'markers', 'figures', 'hudson', 'neutral', 'hand', 'suitcase', 'money', 'jobs', 'effect', 'nobody'].map(
    label => `table ${label}`,
  ),
  'table secret',
  ...['table markersLeft 1', 'table markersLeft 2'],
];

/** A gap where a word should be. A question mark follows a word. */
const GAP =
  /^$|undefined|null|NaN|\[object|(?:^|[\s(:])\?|\b(?:Seat|Platz|Plaats) \d| {2}|^\s|\s$|\s[.,:;]|\.\.|\(\)|: ?\./;

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const ids = [...new Set(Array.from(readme.matchAll(/\*\*(CE-I?\d+)\b/g), ([, id]) => id))];

test('CE-1 to CE-43 and CE-I1 to CE-I12 are the rules', () => {
  expect(ids).toHaveLength(43 + 12);
});

test.each(LANGUAGES)('%s has a sentence for each rule of the README and for no other', language => {
  expect(Object.keys(words[language].rule).toSorted()).toEqual(ids.toSorted());
});

test.each(LANGUAGES)('%s has words for every score line, option and value of an option that is a word', language => {
  const of = words[language];
  const values = Object.values(OPTIONS).flatMap(each => each.filter(value => typeof value === 'string'));
  expect(Object.keys(of.score)).toEqual(['suitcase', 'hand', 'turfs', 'jobs', 'total']);
  expect(Object.keys(of.option).toSorted()).toEqual([...Object.keys(OPTIONS), ...values].toSorted());
});

test.each(LANGUAGES)('%s names an existing rule in every help text', language => {
  const helps = TABLES.flatMap(table => textsIn(words[language][table], table)).filter(([path]) =>
    path.endsWith(' help'),
  );
  expect(helps.length).toBeGreaterThan(100);
  expect(helps.filter(([, help]) => !ids.includes(/\((CE-I?\d+)\)\.$/.exec(help)?.[1]))).toEqual([]);
});

test.each(LANGUAGES)('%s says everything to every reader without a gap', language => {
  const gaps = speeches.flatMap(([title, said]) =>
    READERS.map(reader => said(words[language], to(reader)))
      .filter(text => GAP.test(text))
      .map(text => `${title}: ${text}`),
  );
  expect(gaps).toEqual([]);
});

test.each(LANGUAGES)('%s leaves the number of a rule to the line, or names it once', language => {
  const twice = speeches.flatMap(([title, said]) => {
    const numbers = said(words[language], to(ANNA)).match(/CE-[IC]?\d+/g) ?? [];
    const isThing = TABLES.some(table => title.startsWith(`${table} `));
    return new Set(numbers).size < numbers.length || (numbers.length > 0 && !isThing) ? [title] : [];
  });
  expect(twice).toEqual([]);
});

test('nothing is left untranslated', () => {
  const untranslated = speeches.filter(([, said]) =>
    READERS.some(
      reader => new Set(LANGUAGES.map(language => said(words[language], to(reader)))).size < LANGUAGES.length,
    ),
  );
  expect(untranslated.map(([title]) => title)).toEqual(SAME);
});

/** Plays a random match to its end and says everything that can be said after each answer. */
function* saidInMatch(seats: number, seed: string, options: Readonly<Record<string, unknown>>): Iterable<TitledText> {
  const parsed = rulesOf(corleonesEmpire, seats, options);
  if (!parsed.ok) throw new Error(parsed.why);
  const rules = parsed.value;
  const chance = sfc32(seed);
  const choose = <X>(items: readonly X[]): X => items[random(chance, '', items.length)] as X;
  const who = (reader: Seat | null): Names => ({ names: TABLE.slice(0, seats), reader });
  let { state, notices } = start(rules, chacha20(seed));
  for (let awaited = waiting(rules, state); ; awaited = waiting(rules, state)) {
    for (const reader of [null, ...range(seats)])
      for (const it of eventsFor(notices, reader))
        yield [JSON.stringify(it), of => sayEvent<CorleonesEmpire>(of, it, who(reader))];
    const call = state.flow.at(-1);
    if (call === undefined) return;
    for (const reader of [null, ...range(seats)])
      yield [call.kind, of => sayWaiting<CorleonesEmpire>(of, call, who(reader))];
    for (const asked of awaited) {
      yield [
        call.kind,
        of => sayQuestion<CorleonesEmpire>(of, { ...call, actions: legal(rules, state, asked) }, who(asked)),
      ];
      for (const action of [...legal(rules, state, asked), ...barred(rules, state, asked).map(each => each.action)])
        yield [JSON.stringify(action), of => sayAction<CorleonesEmpire>(of, action, who(asked))];
    }
    const next = choose(awaited);
    ({ state, notices } = play(rules, state, next, choose(legal(rules, state, next))));
  }
}

const MATCHES = [2, 3, 4, 5].flatMap(seats =>
  OPTIONS['neutral-control'].map((control, i) => [seats, control, OPTIONS.families[i]] as const),
);

test.each(MATCHES)('in a match of %i players, neutral figures for the %s, no text has a gap', (...match) => {
  const [seats, control, families] = match;
  const gaps: string[] = [];
  for (const [title, said] of saidInMatch(seats, `${seats} ${control}`, { 'neutral-control': control, families }))
    for (const language of LANGUAGES) {
      const text = said(words[language], to(null));
      if (GAP.test(text)) gaps.push(`${language} ${title}: ${text}`);
    }
  expect(gaps).toEqual([]);
});

test.each(LANGUAGES)('CE-17, CE-19 every ability has a summary that fits on its card (%s)', language => {
  const { none, ...abilities } = words[language].effect;
  expect(none.brief).toBeUndefined();
  for (const [name, { brief = '' }] of Object.entries(abilities))
    expect([name, brief.length > 5 && brief.length <= 25]).toEqual([name, true]);
});

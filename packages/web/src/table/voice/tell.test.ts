import { expect, test } from 'vitest';
import { packOf } from '../../games/pack.ts';
import type { Story } from '../../kit/link/room-signals.ts';
import { texts as de } from '../../kit/words/de/table.ts';
import { texts } from '../../kit/words/en/table.ts';
import type { Telling } from '../log-lines.ts';
import { Narrator, type TableMoment } from './narrator.ts';
import { joinSentences, type Sentence, tellStory } from './tell.ts';

const NAMES = { names: ['Guest', 'Otis', 'Rhoda'], reader: 0 };

async function tellingOf(game: string): Promise<Telling> {
  const pack = await packOf(game, 'en');
  if (pack === null) throw new Error(`there is no ${game}`);
  return { words: pack.words, who: NAMES, texts };
}
const cartaNostra = await tellingOf('carta-nostra');
const derPate = await tellingOf('der-pate');

const step = (seat: number, ...events: object[]): Story[number] => ({
  events: events as Story[number]['events'],
  rules: events.map(() => 'CN-1'),
  undoneBy: null,
  by: [seat, seat === 0 ? 'person' : 'bot'],
});
const DON = 1;
const turn = (seat: number) => ({ type: 'turn', seat, round: 2 });
const city = (seat: number, mafioso = DON) => ({ type: 'city', seat, mafioso });
const liquidated = (seat: number, victim: number) => ({ type: 'liquidated', seat, victim, mafioso: DON });
const ended = (seat: number) => ({ type: 'ended', seat });

const say = (story: Story, telling = cartaNostra): string[] => tellStory(story, 0, telling).map(({ text }) => text);

test('the lines of a step are one utterance, and a step without lines is silent', () => {
  expect(say([step(1, city(1), ended(1)), step(2), step(2, city(2))])).toEqual([
    'Otis adds a Don to their city and ends their turn.',
    'Rhoda adds a Don to their city.',
  ]);
});

test('what hits the listener comes first, but not before the turn in which it happens', () => {
  expect(say([step(1, city(1), liquidated(1, 0), turn(2), city(2), liquidated(2, 0))])).toEqual([
    'Otis liquidates your Don. Otis adds a Don to their city. Round 2: Rhoda’s turn. Rhoda liquidates your Don. Rhoda adds a Don to their city.',
  ]);
});

test('of the listener’s own answer only the result is told, if there is one', () => {
  expect(say([step(0, city(0), { type: 'drew-card', seat: 0, mafioso: DON })])).toEqual(['You draw a Don.']);
  expect(say([step(0, city(0))])).toEqual(['You add a Don to your city.']);
  expect(say([step(0, ended(0), turn(1))])).toEqual(['You end your turn. Round 2: Otis’s turn.']);
});

test('the dice that the listener rolls are told, whatever follows', () => {
  const rolled = { type: 'rolled', seat: 0, faces: [1, 2, 3, 4], by: 'row' };
  expect(say([step(0, rolled, { type: 'friend', seat: 0, count: 1 })], derPate)).toEqual([
    expect.stringContaining('The dice show'),
  ]);
});

test('more than three steps are told in one go, player by player', () => {
  const story = [step(1, city(1)), step(1, ended(1), turn(2)), step(2, city(2)), step(2, ended(2), turn(0))];
  expect(say(story)).toEqual([
    'Otis adds a Don to their city and ends their turn. Round 2: Rhoda’s turn. Rhoda adds a Don to their city and ends their turn. Round 2: your turn.',
  ]);
});

/** Sentences about events of one type each: the verb is the type. */
const toSentences = (texts: readonly string[]): readonly Sentence[] =>
  texts.map(text => ({ text, type: text.split(' ')[1] ?? null }));

test('repeated sentences are counted, and a name is said once for several sentences in a row', () => {
  const sentences = [
    'Otis takes Booze.',
    'Otis takes Booze.',
    'Otis takes a Gun.',
    'Otis rolls. The dice show 3.',
    'Otis is out.',
  ];
  expect(joinSentences(toSentences(sentences), cartaNostra)).toBe(
    'Otis takes Booze twice and a Gun. Otis rolls. The dice show 3. Otis is out.',
  );
});

test.each([
  [['Otis pays $2,000.', 'Otis is out.'], 'Otis pays $2,000 and is out.'],
  [['Otis pays 2.000 $.', 'Otis is out.'], 'Otis pays 2.000 $ and is out.'],
  [['Otis draws.', 'Otis pays.', 'Otis is out.'], 'Otis draws, pays and is out.'],
  [['Otis pays Booze, a Gun.', 'Otis is out.'], 'Otis pays Booze, a Gun, and is out.'],
  [['Otis draws.', 'Rhoda pays.', 'Rhoda is out.'], 'Otis draws. Rhoda pays and is out.'],
])('several sentences of one player are one sentence: %s', (sentences, joined) => {
  expect(joinSentences(toSentences(sentences), cartaNostra)).toBe(joined);
});

test.each([
  [['Otis takes a Gun.', 'Otis takes a $2.'], 'Otis takes a Gun and a $2.'],
  [['Otis takes a Gun.', 'Otis takes a $2.', 'Otis takes Booze.'], 'Otis takes a Gun, a $2 and Booze.'],
  [['Otis takes a Gun.', 'Otis takes a $2.', 'Otis is out.'], 'Otis takes a Gun and a $2, and is out.'],
  [['Otis is asked.', 'Otis takes a Gun.', 'Otis takes a $2.'], 'Otis is asked, and takes a Gun and a $2.'],
  [['Otis gains the Cop tile.', 'Otis gains the Judge tile.'], 'Otis gains the Cop and the Judge tile.'],
  [
    ['Otis occupies Credit (East Side).', 'Otis occupies Smuggling (Soho).'],
    'Otis occupies Credit (East Side) and Smuggling (Soho).',
  ],
  [
    ['Otis occupies Credit (East Side).', 'Otis occupies Smuggling (East Side).'],
    'Otis occupies Credit and Smuggling (East Side).',
  ],
  [
    ['Otis puts the Don on F09 (Soho, Queens).', 'Otis puts the Heir on F12 (Brooklyn, Queens).'],
    'Otis puts the Don on F09 (Soho, Queens) and the Heir on F12 (Brooklyn, Queens).',
  ],
  [
    ['Otis puts a control marker in Queens.', 'Otis puts a control marker on Wall Street.'],
    'Otis puts a control marker in Queens and on Wall Street.',
  ],
  [
    [
      'Otis advances 1 space on the income track, to space 3.',
      'Otis advances 2 spaces on the influence track, to space 3.',
    ],
    'Otis advances 1 space on the income track, to space 3, and 2 spaces on the influence track, to space 3.',
  ],
  [
    ['Otis pays $3,000 as bail.', 'Otis pays Rhoda $2,000 to settle debts.'],
    'Otis pays $3,000 as bail and pays Rhoda $2,000 to settle debts.',
  ],
  [['Otis guns down Rhoda’s Don.', 'Otis guns down Rhoda’s Thug.'], 'Otis guns down Rhoda’s Don and Rhoda’s Thug.'],
])('several events of one kind share their verb: %s', (sentences, joined) => {
  expect(joinSentences(toSentences(sentences), cartaNostra)).toBe(joined);
});

test.each([
  [
    ['Otis setzt das Plättchen „Cop“ ein.', 'Otis setzt das Plättchen „Richter“ ein.'],
    'Otis setzt das Plättchen „Cop“ und das Plättchen „Richter“ ein.',
  ],
  [
    ['Otis legt in Queens einen Kontrollmarker.', 'Otis legt in der Upper West Side einen Kontrollmarker.'],
    'Otis legt in Queens und in der Upper West Side einen Kontrollmarker.',
  ],
  [
    ['Otis nimmt eine Waffe.', 'Otis nimmt eine 2-$-Karte.', 'Otis scheidet aus der Phase aus.'],
    'Otis nimmt eine Waffe und eine 2-$-Karte und scheidet aus der Phase aus.',
  ],
  [
    ['Otis setzt den Don auf F09 (Soho, Queens).', 'Otis scheidet aus der Phase aus.'],
    'Otis setzt den Don auf F09 (Soho, Queens) und scheidet aus der Phase aus.',
  ],
])('in German both parts of a verb are said once, and there is no comma before “und”: %s', (sentences, joined) => {
  expect(joinSentences(toSentences(sentences), { ...cartaNostra, texts: de })).toBe(joined);
});

test('sentences of different kinds keep their verbs', () => {
  const sentences = [
    { text: 'Otis takes 1 member back from jail.', type: 'freed' },
    { text: 'Otis takes the Horse Head.', type: 'horse-head' },
  ];
  expect(joinSentences(sentences, cartaNostra)).toBe('Otis takes 1 member back from jail and takes the Horse Head.');
});

test('an undo is told', () => {
  expect(say([{ events: [], rules: [], undoneBy: 1, by: null }])).toEqual(['Otis undid the last move.']);
});

const CITY = step(1, city(1));
const QUESTION = { id: '1', text: 'Your turn.' };

/** The texts that a narrator says at each of these moments. */
function listenTo(moments: readonly Partial<TableMoment>[]): string[][] {
  const narrator = new Narrator(0);
  return moments.map(moment =>
    narrator
      .hear({ now: 0, story: [], question: null, left: null, ...moment }, cartaNostra)
      .said.map(({ manner, text }) => `${manner}: ${text}`),
  );
}

test('lines wait 1.5 seconds for the next step, so that a turn is told in one go', () => {
  const both = [CITY, step(1, ended(1))];
  const moments = [
    { story: [CITY] },
    { now: 1499, story: both },
    { now: 2998, story: both },
    { now: 2999, story: both },
    { now: 3100, story: both },
  ];
  const turn = 'polite: Otis adds a Don to their city and ends their turn.';
  expect(listenTo(moments)).toEqual([[], [], [], [turn], []]);
  expect(new Narrator(0).hear({ now: 5, story: [CITY], question: null, left: null }, cartaNostra).next).toBe(1505);
});

test('lines wait 8 seconds at most, however many follow', () => {
  const narrator = new Narrator(0);
  const steps = Array.from({ length: 10 }, () => CITY);
  const said = steps.map((_, at) =>
    narrator.hear({ now: at * 1000, story: steps.slice(0, at + 1), question: null, left: null }, cartaNostra),
  );
  expect(said.map(each => each.said.length)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
});

test('a question is said once, at once, after the lines that wait', () => {
  const asked = { story: [CITY], question: QUESTION };
  expect(listenTo([{ story: [CITY] }, { now: 10, ...asked }, { now: 2000, ...asked }])).toEqual([
    [],
    ['polite: Otis adds a Don to their city.', 'assertive: Your turn.'],
    [],
  ]);
});

test('the result of the listener’s own answer is said with the next question', () => {
  expect(listenTo([{ story: [step(0, city(0))], question: QUESTION }])).toEqual([
    ['assertive: You add a Don to your city. Your turn.'],
  ]);
});

test('the clock is called out at 30, 10 and 5 seconds, only while the listener is asked', () => {
  const seconds = [40, 30, 29, 11, 10, 4, 1];
  const calls = listenTo(seconds.map(each => ({ question: QUESTION, left: each * 1000 })));
  expect(calls.map(said => said.at(-1))).toEqual([
    'assertive: Your turn.',
    'assertive: 30 seconds left.',
    undefined,
    undefined,
    'assertive: 10 seconds left.',
    'assertive: 5 seconds left.',
    undefined,
  ]);
  expect(listenTo(seconds.map(each => ({ left: each * 1000 }))).flat()).toEqual([]);
  expect(listenTo([12, 8].map(each => ({ question: QUESTION, left: each * 1000 }))).at(-1)).toEqual([
    'assertive: 10 seconds left.',
  ]);
});

test('nothing is told twice when a match is loaded again or another one begins', () => {
  const narrator = new Narrator(2);
  const hear = (story: Story) => narrator.hear({ now: 0, story, question: null, left: null }, cartaNostra);
  expect(hear([CITY, CITY])).toEqual({ said: [], next: null });
  expect(hear([])).toEqual({ said: [], next: null });
  expect(hear([CITY]).next).toBe(1500);
});

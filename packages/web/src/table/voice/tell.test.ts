import { expect, test } from 'vitest';
import { packOf } from '../../games/pack.ts';
import type { Story } from '../../kit/link/room-signals.ts';
import { texts } from '../../kit/words/en/table.ts';
import type { Telling } from '../log-lines.ts';
import { Narrator, type TableMoment } from './narrator.ts';
import { joinSentences, tellStory } from './tell.ts';

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

test('repeated sentences are counted, and a name is said once for several sentences in a row', () => {
  const sentences = [
    'Otis takes Booze.',
    'Otis takes Booze.',
    'Otis takes a Gun.',
    'Otis rolls. The dice show 3.',
    'Otis is out.',
  ];
  expect(joinSentences(sentences, cartaNostra)).toBe(
    'Otis takes Booze twice and takes a Gun. Otis rolls. The dice show 3. Otis is out.',
  );
});

test.each([
  [['Otis pays $2,000.', 'Otis is out.'], 'Otis pays $2,000 and is out.'],
  [['Otis pays 2.000 $.', 'Otis is out.'], 'Otis pays 2.000 $ and is out.'],
  [['Otis draws.', 'Otis pays.', 'Otis is out.'], 'Otis draws, pays and is out.'],
  [['Otis pays Booze, a Gun.', 'Otis is out.'], 'Otis pays Booze, a Gun, and is out.'],
  [['Otis draws.', 'Rhoda pays.', 'Rhoda is out.'], 'Otis draws. Rhoda pays and is out.'],
])('several sentences of one player are one sentence: %s', (sentences, joined) => {
  expect(joinSentences(sentences, cartaNostra)).toBe(joined);
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

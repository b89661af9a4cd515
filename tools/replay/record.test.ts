import { cartaNostra } from '@consigliere/games/carta-nostra';
import { expect, test } from 'vitest';
import { colourless } from '../lib/colours.ts';
import { Misuse } from '../lib/misuse.ts';
import { lines, played } from '../play/scripted.ts';
import { linesIn } from './read.ts';
import { prepareReplay, type Telling } from './record.ts';

const TELLING: Telling = { language: 'en', colours: colourless, width: 80, seat: null };
const finished = (await played('--watch --seats 3 --option wins=2 --save F', lines())).saved[0]!;
const broken = (change: (record: Record<string, unknown>) => void): string => {
  const record = JSON.parse(finished);
  change(record);
  return JSON.stringify(record);
};
const replayOf = (line: string, telling: Partial<Telling> = {}) =>
  linesIn('F', line).map(each => prepareReplay(each, { ...TELLING, ...telling })());
const why = (line: string, telling: Partial<Telling> = {}): string => {
  try {
    replayOf(line, telling);
  } catch (error) {
    if (error instanceof Misuse) return error.message;
    throw error;
  }
  return 'no misuse';
};

test('everything is told, even hidden things', () => {
  const [told] = replayOf(finished);
  const text = told!.lines.join('\n');
  expect(told!.why).toBeNull();
  expect(text).toMatch(/^Carta Nostra, \d+ answers\nSeats: 0 Ada, 1 Vito, 2 Carmela · wins=2\nSeed: [0-9a-f]{64}\n\n/);
  expect(text).toContain('→ Vito: You’re dealt ');
  expect(text).toMatch(/(Ada|Vito|Carmela) draws a (Don|Hitman)\./);
  expect(text).toMatch(/\nPlace .*\n(.+\n)+Replayed: every hash is the recorded one\.$/);
  expect(told!.lines.filter(line => [...line].length > 80)).toEqual([]);
});

test('a seat is told what it heard', () => {
  const text = replayOf(finished, { seat: 1, language: 'de' })[0]!.lines.join('\n');
  expect(text).toContain('Du bekommst ');
  expect(text).toContain('Vito');
  expect(text).not.toContain('→');
  expect(text).not.toMatch(/(Ada|Carmela) zieht einen/);
});

test("an undo is told, and an unfinished match isn't a failure", async () => {
  const city = (page: string): string => /^ +(\d+) {2}City/m.exec(page)?.[1] ?? '';
  const plan = [city, () => 'u', () => 'q'];
  const { saved } = await played('--option start=0 --save F', page => plan.shift()?.(page) ?? null);
  const [all] = replayOf(saved[0]!);
  expect(all!.lines.join(' ')).toContain('Ada takes the last answer back.');
  expect(all!.lines.join(' ')).toContain('The match is not over.');
  expect(replayOf(saved[0]!, { seat: 0 })[0]!.lines.join(' ')).toContain('You take your last answer back.');
});

test('a wrong hash fails at its entry', () => {
  const line = broken(record => {
    (record.entries as string[][])[4]![2] = '0123456789abcdef';
  });
  expect(replayOf(line)[0]!.why).toBe('entry 5: the state is not the recorded one');
});

test('an answer that was not legal fails at its entry', () => {
  const line = broken(record => {
    (record.entries as unknown[][])[0]![1] = [{ type: 'fly' }];
  });
  expect(replayOf(line)[0]!.why).toMatch(/^entry 1: \[\{"type":"fly"\}\] of seat \d is refused: not-legal/);
});

test('blank lines are skipped, several records are told one after the other', () => {
  expect(replayOf(`\n${finished}\n\n${finished}\n`)).toHaveLength(2);
});

test.each([
  ['an empty file', '\n', 'F is empty; a record is one JSON line, as play --save writes it'],
  ['no JSON', `${finished}\nhello`, 'F:2: not JSON; a record is one JSON line, as play --save writes it'],
  ['a cut line', finished.slice(0, 80), 'F:1: not JSON; a record is one JSON line, as play --save writes it'],
  ['no record', '{"game":"carta-nostra"}', 'F:1: record: version is missing'],
  [
    'another game',
    broken(record => {
      record.game = 'poker';
    }),
    'F:1: unknown game "poker"; the games are carta-nostra, der-pate, corleones-empire',
  ],
  [
    'another version',
    broken(record => {
      record.version = 99;
    }),
    `F:1: the record is of version 99 of carta-nostra; this is version ${cartaNostra.version}`,
  ],
  [
    'another edition',
    broken(record => {
      record.given = '0123456789abcdef';
    }),
    'F:1: the record was played with another edition of carta-nostra',
  ],
  [
    'too many seats',
    broken(record => {
      record.seats = 9;
    }),
    'F:1: carta-nostra is for 2 to 5 players, not 9',
  ],
])('%s is a misuse', (_name, line, message) => {
  expect(why(line)).toBe(message);
});

test("a seat that doesn't exist is a misuse", () => {
  expect(why(finished, { seat: 3 })).toBe('F:1: there is no seat 3; the seats are 0 to 2');
});

import { expect, test } from 'vitest';
import { typed } from './decide.ts';
import { lines, played, type ScriptedPerson } from './scripted.ts';

/** The person begins, so the first decision is their whole turn. */
const TURN = '--seats 2 --option start=0';
const ONLY_PASS = '[Enter, p: pass all turn, ?: help] > ';

const isWindow = (page: string): boolean => page.includes('  1  Pass: let it happen');
const isOver = (page: string): boolean => page.includes('Until next time.');
/** The number of the first answer with this label. */
const numberOf = (page: string, label: RegExp): string =>
  [...page.matchAll(/^ +(\d+) {2}(.*)$/gm)].find(([, , text = '']) => label.test(text))?.[1] ?? '';
const entriesOf = (saved: readonly string[]): unknown[] => JSON.parse(saved[0]!).entries;
/** The turn that a page is about: the last one that its log names. */
const turnOf = (page: string): string => [...page.matchAll(/Round \d+: (\w+’s|your) turn/g)].at(-1)?.[0] ?? '';

/** Types the lines that a function makes of each page, then leaves. */
const reading =
  (...plan: ((page: string) => string)[]): ScriptedPerson =>
  page =>
    plan.shift()?.(page) ?? null;
/** Passes every reaction and ends every turn. */
const idly = (page: string): string => (isWindow(page) ? '1' : numberOf(page, /^(End your turn|Discard)/));

test('a page shows the table, the log, the question, and the answers with what they bring', async () => {
  const { pages } = await played(`${TURN} --name Ada`, lines());
  const page = pages[0]!;
  expect(page).toMatch(/^Round 1 · Draw pile: 34 cards · Discard pile: \w+$/m);
  expect(page).toMatch(/^Ada( +·){5}$/m);
  expect(page).toMatch(/^Discard pile( +[1·]){5}$/m);
  expect(page).toMatch(/^▶ Ada +0\/5 +8$/m);
  expect(page).toMatch(/^ {2}Elmo +0\/5 +7$/m);
  expect(page).toMatch(/^Only you see · Hand: (\d × )?\w+/m);
  expect(page).toMatch(/^You’re dealt (\d × \w+(,\s+)?)+\./m);
  expect(page).toMatch(/^Round 1: your turn\. You draw a \w+\.$/m);
  expect(page).toContain('\n▶ Send a mafioso on a job, add one to your city, or end your turn.\n');
  expect(page).toMatch(/^ +\d+ {2}City: add a \w+ +You have 1 of 5 kinds/m);
  expect(page).toMatch(/^ +(\d+) {2}End your turn +It’s Elmo’s turn\.\n\[1–\1, \?: help\] > $/m);
});

test.each([
  ['7', { type: 'number', number: 7 }],
  [' 12 ', { type: 'number', number: 12 }],
  ['   ', { type: 'nothing' }],
  ['u', { type: 'key', key: 'u', about: '' }],
  ['Q', { type: 'key', key: 'q', about: '' }],
  ['? hitman', { type: 'key', key: '?', about: 'hitman' }],
  ['?CN-20', { type: 'key', key: '?', about: 'CN-20' }],
  ['u 2', { type: 'unknown', text: 'u 2' }],
  ['1e3', { type: 'unknown', text: '1e3' }],
  ['9999999', { type: 'unknown', text: '9999999' }],
])('the line %j is understood', (line, meant) => {
  expect(typed(line)).toEqual(meant);
});

test('an answer is given by its number', async () => {
  const { pages, saved } = await played(
    `${TURN} --save F`,
    reading(page => numberOf(page, /City: add/)),
  );
  expect(pages[1]).toMatch(/You add a \w+ to your city\./);
  expect(entriesOf(saved)).toMatchObject([[0, [{ type: 'city' }], expect.any(String)]]);
});

test('u undoes an answer while nobody has learned anything', async () => {
  const city = (page: string): string => numberOf(page, /City: add/);
  const { pages, saved } = await played(
    `${TURN} --save F`,
    reading(city, () => 'u'),
  );
  expect(pages[1]).toContain('u: undo');
  expect(pages[1]).not.toContain('City: add');
  expect(pages[2]).toContain('You take your last answer back.');
  expect(pages[2]).toContain('City: add');
  expect(entriesOf(saved)).toMatchObject([
    [0, [{ type: 'city' }], expect.any(String)],
    [0, null, expect.any(String)],
  ]);
});

test('u says why there is nothing to undo', async () => {
  const { pages } = await played(TURN, lines('u'));
  expect(pages[1]).toMatch(/^You have not answered anything yet that you could take back\.\n/);
  const later = await played(
    TURN,
    reading(idly, () => 'u'),
  );
  expect(later.pages[2]).toMatch(/^Nothing to take back: since your last answer somebody has learned something\.\n/);
});

test.each([
  ['99', /^There is no answer 99: type a number from 1 to \d+\.\n/],
  ['0', /^There is no answer 0: type a number from 1 to \d+\.\n/],
  ['', /^Type a number from 1 to \d+, or \? for help\.\n/],
  ['frog', /^"frog" isn’t a command: type the number of an answer, or \? for help\.\n/],
  ['1.5', /^"1\.5" isn’t a command/],
  ['-1', /^"-1" isn’t a command/],
  ['p', /^Nobody asks you now: p is for the moments when you may pass\.\n/],
])('%j is wrong, says what would be right and changes nothing', async (typed, reply) => {
  const { pages, saved } = await played(`${TURN} --save F`, lines(typed));
  expect(pages[1]).toMatch(reply);
  expect(entriesOf(saved)).toEqual([]);
});

test('CN-20 a player who can only pass is asked all the same, and Enter passes', async () => {
  const withoutDons = (page: string): string =>
    page.endsWith(ONLY_PASS) ? '' : numberOf(page, /^City: add a Don/) || idly(page);
  const { pages, saved } = await played('--bots random --save F', withoutDons);
  expect(pages.filter(page => page.includes(`${ONLY_PASS}\n`)).length).toBeGreaterThan(0);
  expect(entriesOf(saved)).toContainEqual([0, [{ type: 'pass' }], expect.any(String)]);
});

test('p passes for the rest of the turn, and no longer', async () => {
  const windowsTwice = (pages: readonly string[]): number =>
    pages.filter((page, i) => {
      const next = pages[i + 1] ?? '';
      return isWindow(page) && isWindow(next) && turnOf(page) === turnOf(next);
    }).length;
  const asked = await played('--seed rush', idly);
  const ordered = await played('--seed rush', page => (isWindow(page) ? 'p' : idly(page)));
  expect(isOver(ordered.out)).toBe(true);
  expect(windowsTwice(asked.pages)).toBeGreaterThan(0);
  expect(windowsTwice(ordered.pages)).toBe(0);
  expect(ordered.pages.filter(isWindow).length).toBeGreaterThan(1);
});

test('? explains the commands, ? with a card or a rule explains those', async () => {
  const { pages } = await played(TURN, lines('?', '? hitman', '?H', '? c', '? CN-20', '? cn-7', '? zebra'));
  expect(pages[1]).toContain('take your last answer back');
  expect(pages[1]).toContain('Rules: CN-1 to CN-30');
  expect(pages[2]).toMatch(/^Hitman: Job: liquidate a mafioso/);
  expect(pages[3]).toMatch(/^Hitman: Job: liquidate a mafioso/);
  expect(pages[4]).toMatch(/^"c" may be Caporegime \/ Consigliere: type more of it\.\n/);
  expect(pages[5]).toMatch(/^CN-20: Everybody/);
  expect(pages[6]).toMatch(/^CN-7: /);
  expect(pages[7]).toMatch(/^There is no help on "zebra"; there is on Caporegime, /);
});

test('? with a name describes that player and their family', async () => {
  const { pages } = await played(`${TURN} --bots 5`, lines('?', '? orso'));
  expect(pages[1]).toContain('\nAt the table: You, Orso Vespri; for example: ? you\n');
  expect(pages[2]).toMatch(/^Orso Vespri: The old clockmaker/);
  expect(pages[2]).toMatch(/City: 0\/5 · Hand: 7/);
});

test.each(['en', 'de', 'nl'])('every card is explained in %s', async language => {
  const { pages } = await played(`${TURN} --lang ${language}`, lines('? cap', '? don', '? con', '? h', '? s'));
  const cards = pages.slice(1, 6);
  for (const page of cards) expect(page).toMatch(/^(Caporegime|Don|Consigliere|Hitman|S\w+): \w+/);
  expect(new Set(cards).size).toBe(5);
});

test('l tells everything so far, t shows the table again, w says what is forbidden and why', async () => {
  const city = (page: string): string => numberOf(page, /City: add/);
  const typing = ['l', 't', 'w'].map(key => () => key);
  const { pages } = await played(TURN, reading(city, ...typing));
  expect(pages[2]).toMatch(/^Elmo Tarsia \(level 3\): .*\nYou’re dealt .*You add a \w+ to your city\./s);
  expect(pages[3]!.split('[')[0]).toBe(pages[1]!.split('[')[0]);
  expect(pages[4]).toMatch(/^Not now:\n( {2}\w+: .*\n)+ {4}CN-\d+: /);
});

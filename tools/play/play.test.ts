import { games } from '@consigliere/games';
import { cartaNostra } from '@consigliere/games/carta-nostra';
import { expect, test } from 'vitest';
import { anybody, lines, played, replayed } from './scripted.ts';

test('CN-2 in another match the last winner starts', async () => {
  const { saved } = await played('--seats 2 --save FILE', anybody('rematch'), { matches: 3 });
  const [first, ...later] = saved.map(line => JSON.parse(line).options.start);
  expect(first).toBeUndefined();
  expect(later).toHaveLength(2);
  for (const start of later) expect([0, 1]).toContain(start);
  expect(saved.map(line => replayed(cartaNostra, line))).toEqual(saved.map(line => JSON.parse(line).entries.length));
});

test('the same seed and the same lines give the same match', async () => {
  const [one, two] = [await played('--seed noon', anybody('x')), await played('--seed noon', anybody('x'))];
  expect(one.out).toBe(two.out);
});

test('--bots says how all the others play', async () => {
  const watched = async (bots: string): Promise<string> => (await played(`--watch --seed noon ${bots}`, lines())).out;
  expect(await watched('--bots 3')).toBe(await watched(''));
  expect(await watched('--bots 1')).not.toBe(await watched(''));
  expect(await watched('--bots random')).not.toBe(await watched('--bots greedy'));
});

test('the log begins by introducing the other players', async () => {
  const { pages } = await played('--seats 3 --option start=0', lines('l'));
  const introduction =
    /Elmo Tarsia \(level 3\): A cabinet-maker .*\n {2}.*\nCarmela learned from Elmo Tarsia\.\nYou’re dealt/;
  expect(pages[0]).toMatch(/^Carta Nostra: You, Elmo, Carmela\. /);
  expect(pages[0]).toMatch(introduction);
  expect(pages[1]).toMatch(introduction);
});

test('each bot of a list plays as a different character', async () => {
  const { pages } = await played('der-pate --lang de --seats 3 --bots 5,random', lines());
  expect(pages[0]).toMatch(/^Der Pate: Du, Cora, Carmela\. /);
  expect(pages[0]).toContain('Cora Whitlow (Stufe 5): Eine Witwe');
  expect(pages[0]).not.toContain('gelernt');
});

test.each(Object.keys(games))('the strongest play %s by the clock', async game => {
  const watched = async () => played(`${game} --seats 2 --watch --step --bots 4,5`, lines('', '', '', '', 'q'));
  const { pages, out } = await watched();
  expect(pages).toHaveLength(6);
  expect((await watched()).out).toBe(out);
});

test('on a screen every page replaces the one before, even while bots move', async () => {
  const { out } = await played('--seed noon', lines('1'), { height: 24 });
  expect(out.split('\x1b[H\x1b[J').length).toBeGreaterThan(2);
});

test('watching shows what everybody sees and asks nothing', async () => {
  const { out, pages } = await played('--watch --seed noon', lines());
  expect(pages).toHaveLength(1);
  expect(out).toContain('\nPlace ');
  expect(out).not.toContain('Only you see');
});

test('watching step by step goes on with Enter and ends with q', async () => {
  const { pages } = await played('--watch --step', lines('', '', 'q'));
  expect(pages).toHaveLength(4);
  expect(pages.at(-1)).toContain('The match is not over.');
});

test("leaving in the middle keeps the record and doesn't reveal the seed", async () => {
  const { pages, saved } = await played('--seed dusk --option start=0 --save FILE', lines('q'));
  expect(pages.at(-1)).toBe(
    [
      'The match is not over.',
      'The record is saved in FILE.',
      'Replay it: npm run replay -- FILE',
      'Until next time.',
      '',
    ].join('\n'),
  );
  expect(JSON.parse(saved[0]!).entries).toEqual([]);
  const ended = await played('--seed dusk --option start=0', lines());
  expect(ended.pages.at(-1)).toContain('The match is not over.');
});

test("several matches in a row count each player's wins", async () => {
  const { out } = await played('--seats 2 --option wins=2', anybody('y'));
  expect(out).toMatch(/^ +City +Hand +Games won\n. You +\d\/5 +\d+ +·\n. Elmo +\d\/5 +\d+ +·$/m);
  expect(out).toMatch(/^. (You|Elmo) +\d\/5 +\d+ +1$/m);
});

test.each([
  ['carta-nostra', 'Beppe', 'a threat, where CN-7 asks for one'],
  ['der-pate', 'Gus', 'something over the dice'],
  ['corleones-empire', 'Skip', 'something over the map'],
])('a character of %s, %s, sometimes says %s when the turn is over', async (game, name) => {
  const { out } = await played(`${game} --watch --seats 2 --bots 1,random --seed noon`, lines());
  const said = [...out.matchAll(/\n {2}(\w+): “.+/g)];
  expect(said.length).toBeGreaterThan(1);
  expect(said.filter(([, speaker]) => speaker !== name)).toEqual([]);
  expect(new Set(said.slice(0, 5).map(String)).size).toBe(Math.min(5, said.length));
});

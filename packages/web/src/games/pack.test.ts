import { ALL_IDS } from '@consigliere/games/list';
import { rulesOf } from '@consigliere/kernel/host';
import { expect, test, vi } from 'vitest';
import { offerOf } from './faces.ts';
import { packOf } from './pack.ts';

test.each(ALL_IDS)('%s has standing orders if its rules have reaction windows', async game => {
  const pack = await packOf(game, 'en');
  const rules = pack === null ? null : rulesOf(await pack.rules(), offerOf(game).seats[0], {});
  expect(rules?.ok === true && rules.value.steps.some(({ silence }) => silence !== null)).toBe(pack?.hasReactions);
  expect(pack?.id).toBe(game);
});

test.each(ALL_IDS)('the offer of %s has the numbers of players that its rules allow', async game => {
  const { seats } = (await (await packOf(game, 'en'))?.rules()) ?? {};
  expect(offerOf(game).seats).toEqual([seats?.min, seats?.max]);
});

test.each(ALL_IDS)('the offer of %s has a sentence of its own in every language', game => {
  expect(new Set(Object.values(offerOf(game).line)).size).toBe(3);
  for (const line of Object.values(offerOf(game).line)) expect(line).toMatch(/^\p{Lu}.*\.$/u);
});

test('a game that is loaded for a table says what its edition and its options decide there', async () => {
  const sayBonus = async (options?: Readonly<Record<string, unknown>>) => {
    const pack = await packOf('corleones-empire', 'en', options);
    return vi.waitUntil(() => pack?.words.rule['CE-34']);
  };
  expect(await sayBonus()).toMatch(/^Each turf pays \$5 /);
  expect(await sayBonus({ edition: { id: 'Ours', bonus: 9 } })).toMatch(/^Each turf pays \$9 /);
  const textsOf = async (options?: Readonly<Record<string, unknown>>) =>
    JSON.stringify((await packOf('der-pate', 'en', options))?.words);
  expect(await textsOf({})).not.toBe(await textsOf());
});

test('the rules of a game are loaded when they are first read', async () => {
  const pack = await packOf('carta-nostra', 'de');
  expect(pack?.words.rule).toEqual({});
  expect(await vi.waitUntil(() => pack?.words.rule['CN-3'])).toContain('Karte');
});

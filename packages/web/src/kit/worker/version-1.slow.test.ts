import { loadFrozen } from '@consigliere/games/list';
import { checkRecord } from '@consigliere/kernel/host';
import { frozenFor } from '@consigliere/match';
import { expect, test } from 'vitest';
import version1 from '../../../../../fixtures/version-1/device.json?raw';
import { loadGame } from './games.ts';
import { answerTo, device, isAsked, until } from './testing.ts';

/** There are no clocks here, so only the bots' pauses are shorter. */
const QUICK = 2000;

test('a file of version 1 goes on by today’s rules, each match to its end, and its record replays', async () => {
  const house = device(undefined, undefined, QUICK)();
  expect(await house.import(version1)).toBe(3);
  expect((await house.list()).map(({ game, phase }) => [game, phase]).sort()).toEqual([
    ['carta-nostra', 'playing'],
    ['corleones-empire', 'playing'],
    ['der-pate', 'playing'],
  ]);
  const link = house.link('cn-running');
  for (let turn = 0; turn < 2000; turn++) {
    const roomView = await until(link, isAsked);
    expect(roomView.terms.version).toBeGreaterThan(1);
    if (roomView.phase !== 'playing') break;
    expect(await link.do(answerTo(roomView))).toBeNull();
  }
  const played = await house.record('cn-running');
  if (!('record' in played)) throw new Error(played.code);
  const { record } = played;
  expect([record.version, record.later?.length]).toEqual([1, 1]);
  const game = await loadGame('carta-nostra', true);
  expect(checkRecord(game!, record, await frozenFor(record, loadFrozen)).why).toBeNull();
  for (const room of ['dp-running', 'ce-running']) {
    const other = house.link(room);
    expect(await other.do(answerTo(await until(other, isAsked)))).toBeNull();
    other.close();
  }
}, 120_000);

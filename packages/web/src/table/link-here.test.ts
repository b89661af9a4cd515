import { games } from '@consigliere/games';
import { type RoomView, readLink } from '@consigliere/match';
import { expect, test } from 'vitest';
import { replayRecord } from '../kit/replay/replay-record.ts';
import { device, isAsked, until } from '../kit/worker/testing.ts';
import { isLinkable, makeLinkAt, makeLinkHere } from './link-here.ts';
import type { Sitting } from './sitting.ts';

const person = { sitter: 'person' };
const bot = { sitter: 'bot' };

/** A table as far as the question of a link goes; whether anybody asks for its luck. */
function tableWith(chairs: readonly { readonly sitter: string }[], talk: object | undefined) {
  const asked: string[] = [];
  const roomView = { value: { seat: 0, terms: { id: 'room' }, chairs } as unknown as RoomView };
  const pack = {
    rules: async () => {
      asked.push('rules');
      return games['carta-nostra'];
    },
  };
  return { asked, sitting: { link: { talk }, roomView, pack } as unknown as Sitting };
}

test.each([
  ['on a server', [person, bot], {}],
  ['that several people share', [person, person], undefined],
])('a table %s has no link, and nothing is asked for one', async (_, chairs, talk) => {
  const { asked, sitting } = tableWith(chairs, talk);
  expect(await makeLinkHere(sitting)).toBeNull();
  expect(asked).toEqual([]);
});

/** A match on this device that was played to its end. */
async function playedMatch() {
  const house = device(undefined, async ({ actions }) => actions.at(-1), 2000)();
  const terms = {
    ...{ id: 'room', game: 'carta-nostra', seats: 2, options: {}, clock: { kind: 'none' as const } },
    ...{ confirm: false, isPublic: false, language: 'en' },
  };
  await house.ask({ type: 'open', terms, chairs: [{ name: 'Ada' }, { level: 1 }], seed: '7'.repeat(64) });
  const link = house.link('room');
  for (let turn = 0; ; turn++) {
    const { match, phase } = await until(link, isAsked);
    if (phase !== 'playing' || !match?.prompt) break;
    const { id, actions } = match.prompt;
    const picks = [actions[turn % actions.length]];
    const refusal = await link.do({ type: 'answer', decision: id, branch: match.branch, picks, isSure: true });
    // A reaction window may have closed meanwhile; the news of it needs the timers to run.
    if (refusal !== null) await new Promise(resolve => setTimeout(resolve));
  }
  const played = await house.record('room');
  if (!('record' in played)) throw new Error(played.code);
  return played;
}

test('a step of a match that is over has a link to play on from there', async () => {
  const { record, luck } = await playedMatch();
  const replayed = await replayRecord(games['carta-nostra'], record, async () => undefined);
  if (!('steps' in replayed)) throw new Error('the match can’t be shown');
  const link = readLink(makeLinkAt(replayed, 5, luck, 1) ?? '');
  // The bot's seat has added nothing to the luck, so the link is for the person's.
  expect(link).toMatchObject({ game: 'carta-nostra', seats: 2, viewer: 0 });
  expect(link?.luck).toEqual({ seed: luck.seed, entropy: luck.entropy, levels: luck.levels });
  expect(isLinkable(replayed, luck)).toBe(true);
  expect(isLinkable({ ...replayed, record: { ...record, version: 1 } }, luck)).toBe(false);
  expect(isLinkable(replayed, { ...luck, entropy: [null, null] })).toBe(false);
});

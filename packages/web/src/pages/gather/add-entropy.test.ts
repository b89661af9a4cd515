import { type Command, commitmentOf, emptyRoomView, type RoomView } from '@consigliere/match';
import { signal } from '@preact/signals';
import { beforeEach, expect, test } from 'vitest';
import { keep } from '../../kit/link/keep.ts';
import type { Link } from '../../kit/link/link.ts';
import { addEntropy } from './add-entropy.ts';

const CHAIR: RoomView['chairs'][number] = {
  ...{ sitter: 'person', level: 0, name: 'Ada', isKept: false, isReady: false, isNudged: false, isAway: false },
  ...{ awaySince: null, hasLeft: false, remindedBy: null, bank: 0, timeIsUp: null, vacation: null },
};

/** A link to a gathering table, and what was sent over it. */
function openLink(change: Partial<RoomView> = {}, chair: Partial<RoomView['chairs'][number]> = {}) {
  const sent: Command[] = [];
  const room = emptyRoomView();
  const chairs: RoomView['chairs'] = [{ ...CHAIR, ...chair }];
  const roomView = signal<RoomView | null>({
    ...room,
    ...{
      terms: { ...room.terms, id: 'r1' },
      commitment: commitmentOf('ab'.repeat(32)),
      luckFormat: 2,
      entropyRound: 2,
    },
    ...{ phase: 'gathering', seat: 0, chairs },
    ...change,
  });
  const status = signal<'live' | 'lost'>('live');
  const send: Link['do'] = async command => {
    sent.push(command);
    return null;
  };
  return { sent, roomView, status, do: send };
}

beforeEach(() => keep('commitments', '[]'));

test('a player who sits at the table adds entropy for the terms that are shown, without a press', async () => {
  const link = openLink();
  await addEntropy(link);
  expect(link.sent).toEqual([{ type: 'add-entropy', round: 2, entropy: expect.stringMatching(/^[0-9a-f]{32,128}$/) }]);
});

test('after a change of the terms new entropy is added, and after a lost connection the same again', async () => {
  const link = openLink();
  await addEntropy(link);
  link.status.value = 'lost';
  await addEntropy(link);
  link.status.value = 'live';
  await addEntropy(link);
  const view = link.roomView.peek();
  if (view !== null) link.roomView.value = { ...view, entropyRound: 7 };
  await addEntropy(link);
  const [first, again, next] = link.sent;
  expect(link.sent).toHaveLength(3);
  expect(again).toEqual(first);
  expect(next).toMatchObject({ round: 7 });
  expect(next).not.toMatchObject({ entropy: first?.type === 'add-entropy' && first.entropy });
});

test.each([
  ['whose entropy has come', openLink({}, { isReady: true })],
  ['for whom the seat is reserved', openLink({}, { isKept: true })],
  ['who only watches', openLink({ seat: null })],
  ['whose match has begun', openLink({ phase: 'playing' })],
])('a player %s adds nothing', async (_who, link) => {
  await addEntropy(link);
  expect(link.sent).toEqual([]);
});

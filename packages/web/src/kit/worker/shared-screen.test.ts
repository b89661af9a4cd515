import { expect, test } from 'vitest';
import type { LocalClient } from '../link/local-client.ts';
import type { FromWorker } from '../link/worker-messages.ts';
import { answerTo, device, isAsked, until } from './testing.ts';

const OPENING = {
  type: 'open',
  terms: {
    id: 'room',
    game: 'carta-nostra',
    seats: 3,
    options: { start: 0 },
    clock: { kind: 'calm' },
    confirm: false,
    isPublic: false,
    language: 'en',
  },
  chairs: [{ name: 'Ada' }, { level: 1 }, { name: 'Bea' }],
} as const;

/** The players who are called sit down and answer, until the match is over. Resolves with their seats, in order. */
async function playRound(house: LocalClient, most: number): Promise<number[]> {
  const called: number[] = [];
  let link = house.link('room');
  for (let answers = 0; answers < most; ) {
    await until(link, () => true);
    if (link.turn.value !== link.seat) {
      const { turn } = link;
      link.close();
      if (turn.value === null) break;
      called.push(turn.value);
      link = house.link('room', turn.value);
    }
    const here = link;
    const moved = new Promise<null>(resolve => {
      const stop = here.turn.subscribe(turn => {
        if (turn === here.seat) return;
        queueMicrotask(() => stop());
        resolve(null);
      });
    });
    const asked = await Promise.race([until(here, isAsked), moved]);
    if (asked === null || asked.phase !== 'playing') continue;
    const before = here.roomView.value;
    expect(await here.do(answerTo(asked))).toBeNull();
    await Promise.race([until(here, roomView => roomView !== before), moved]);
    answers++;
  }
  link.close();
  return called;
}

test('on a shared device no seat is shown before it is known who sits there', async () => {
  const house = device()();
  await house.ask(OPENING);
  const link = house.link('room');
  const roomView = await until(link, () => true);
  expect([roomView.seat, roomView.match?.view.own, link.seat, link.turn.value]).toEqual([null, null, null, 0]);
  expect(await link.do({ type: 'undo' })).toEqual({ code: 'not-seated', rule: null });
});

test('a seat sees its own cards and prompt, and the other is called when it is asked', async () => {
  const posted: FromWorker[] = [];
  const house = device(message => posted.push(message))();
  await house.ask(OPENING);
  const ada = house.link('room', 0);
  const asked = await until(ada, isAsked);
  expect(asked).toMatchObject({ seat: 0, match: { prompt: {} } });
  expect(await house.list()).toMatchObject([{ names: ['Ada', 'Bea'], isMyTurn: true }]);
  // Everything posted while Ada sits there is Ada's view.
  const seats = posted.flatMap(message => (message.type === 'seen' ? [message.seen.seat] : []));
  expect(new Set(seats)).toEqual(new Set([0]));
  ada.close();
  const called = await playRound(house, 40);
  expect(called.slice(0, 4)).toEqual(expect.arrayContaining([0, 2]));
  expect(called.every((seat, at) => seat !== called[at - 1])).toBe(true);
});

test("a view for one seat isn't shown to the next, even if it comes late", async () => {
  const house = device()();
  await house.ask(OPENING);
  const ada = house.link('room', 0);
  await until(ada, isAsked);
  const before = ada.roomView.value;
  ada.close();
  const bea = house.link('room', 2);
  const roomView = await until(bea, () => true);
  expect([roomView.seat, roomView.match?.view.seat]).toEqual([2, 2]);
  expect(ada.roomView.value).toBe(before);
  expect(bea.turn.value).toBe(0);
});

test('with one person on the device their seat is shown at once and nobody is called', async () => {
  const house = device()();
  await house.ask({ ...OPENING, chairs: [{ level: 1 }, { level: 2 }, { name: 'Ada' }] });
  const link = house.link('room');
  const roomView = await until(link, isAsked);
  expect([roomView.seat, link.seat, link.turn.value]).toEqual([2, null, null]);
  expect(await house.list()).toMatchObject([{ names: [] }]);
});

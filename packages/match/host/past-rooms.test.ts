import { cartaNostra } from '@consigliere/games/carta-nostra';
import { beforeEach, expect, test } from 'vitest';
import { viewRoom } from '../room/room-view.ts';
import { applyUpdate, type Publication } from '../room/update.ts';
import type { RoomView } from '../room/view-parts.ts';
import { anyGame, PLAYERS } from '../testing/table.ts';
import { replyTo, Town } from '../testing/town.ts';
import type { Host } from './host.ts';

const DELAY = 60_000;
const [ada, bea] = PLAYERS;
const game = anyGame(cartaNostra);
const idle = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

let town: Town;
let host: Host;
beforeEach(async () => {
  town = new Town({ games: [game], idle });
  host = town.host();
  await town.play(host, game, ['person', 'person'], { watch: DELAY });
});

/** Watches the room's past, and puts the whole view together. */
async function watchPast(at: Host = host) {
  const got: Publication[] = [];
  let view: RoomView | null = null;
  const stop = await at.watchPast('room', 0, publication => {
    got.push(publication);
    if (publication.type === 'seen') view = publication.seen;
    else if (view !== null) view = applyUpdate(view, publication);
  });
  if (typeof stop === 'string') throw new Error(stop);
  return {
    got,
    stop,
    get view(): RoomView {
      if (view === null) throw new Error('nothing was published');
      return view;
    },
  };
}

/** Somebody gives the next answer. */
async function answer(at: Host = host): Promise<void> {
  const room = await town.roomOf(at);
  for (const player of [ada, bea]) {
    const command = replyTo(viewRoom(room, player), () => 0);
    if (command === null) continue;
    await town.command(at, player, command);
    await idle();
    return;
  }
  throw new Error('nobody is asked');
}

test('a late spectator sees the lobby until the match has begun that long ago', async () => {
  const eve = await watchPast();
  expect(eve.view).toMatchObject({ phase: 'gathering', match: null, chapters: 0 });
  expect(eve.view.chairs.map(({ sitter }) => sitter)).toEqual(['person', 'person']);
  await answer();
  await town.time.pass(DELAY - 1);
  expect(eve.got).toHaveLength(1);
  await town.time.pass(1);
  expect(eve.view.phase).toBe('playing');
});

test('every change is shown exactly that long after it has happened, and nothing before', async () => {
  const eve = await watchPast();
  const views = new Map<number, string>();
  const shown = ({ chairs, match }: RoomView): string => JSON.stringify([chairs, match?.view, match?.waiting]);
  for (let count = 0; count < 6; count++) {
    const before = shown(viewRoom(await town.roomOf(host), null));
    await answer();
    const view = shown(viewRoom(await town.roomOf(host), null));
    // Answers in a reaction window aren't seen before it closes.
    if (view !== before) views.set(town.time.now, view);
    await town.time.pass(7_000);
  }
  expect(views.size).toBeGreaterThan(2);
  for (const [at, view] of views) {
    await town.time.pass(at + DELAY - 1 - town.time.now);
    expect(shown(eve.view)).not.toBe(view);
    await town.time.pass(1);
    expect(shown(eve.view)).toBe(view);
  }
});

test('after a restart a spectator sees the same past, made from the journal', async () => {
  for (let count = 0; count < 4; count++) {
    await answer();
    await town.time.pass(20_000);
  }
  const before = (await watchPast()).view;
  await host.close();
  const restarted = town.host();
  const eve = await watchPast(restarted);
  expect(eve.view).toEqual(before);
  expect(eve.view.chapters).toBeLessThan((await town.roomOf(restarted)).match?.chapters.length ?? 0);
  await town.time.pass(DELAY);
  expect(eve.view).toMatchObject({ chapters: (await town.roomOf(restarted)).match?.chapters.length });
  expect(await restarted.lookPast('room')).toMatchObject({ phase: 'playing' });
});

test('lines of another node are shown as late', async () => {
  const eve = await watchPast();
  const other = town.host();
  await town.time.pass(DELAY);
  const { chapters } = eve.view;
  await answer(other);
  for (const [room, lines] of town.announced.splice(0)) await host.catchUp(room, lines);
  await town.time.pass(DELAY - 1);
  expect(eve.view.chapters).toBe(chapters);
  await town.time.pass(1);
  expect(eve.view.chapters).toBe(chapters + 1);
});

test('a lobby is shown at once, and so is everything that its owner changes', async () => {
  const lobby = town.host();
  const terms = { ...(await town.roomOf(host)).terms, id: 'lobby' };
  await lobby.open(terms, 'ab'.repeat(32), []);
  expect(await lobby.lookPast('lobby')).toMatchObject({ match: null, phase: 'gathering' });
  await lobby.command('lobby', { player: ada, id: town.newId() }, { type: 'change-terms', speed: 'fast' }, () => {});
  expect(await lobby.lookPast('lobby')).toMatchObject({ terms: { speed: 'fast' } });
});

test('nothing is kept in memory or waits for a time once nobody watches', async () => {
  const [eve, fay] = [await watchPast(), await watchPast()];
  await answer();
  const timers = town.time.timers;
  eve.stop();
  expect(town.time.timers).toBe(timers);
  fay.stop();
  await idle();
  expect(town.time.timers).toBeLessThan(timers);
});

test('a name that is deleted is gone from the past too', async () => {
  const eve = await watchPast();
  town.store.deleteName('room', bea);
  await host.refreshNames('room');
  expect(JSON.stringify(eve.view.chairs)).not.toContain('Bea');
});

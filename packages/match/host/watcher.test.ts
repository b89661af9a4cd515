import { random, sfc32 } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import type { Room } from '../room/room.ts';
import { viewRoom } from '../room/room-view.ts';
import { applyUpdate, type Publication } from '../room/update.ts';
import type { RoomView } from '../room/view-parts.ts';
import { PLAYERS, type TestTable } from '../testing/table.ts';
import { WILD, wild } from '../testing/wild.ts';
import { foldJournal, foldLines } from './journal.ts';
import { addWatcher, newLastPublished, type PublishedParts, publish } from './watcher.ts';

const VIEWERS = [PLAYERS[0], PLAYERS[1], PLAYERS[2], 'nobody', null];

/** Somebody who puts news together. */
class Viewer {
  readonly player: string | null;
  own: PublishedParts = {};
  readonly got: Publication[] = [];
  seen: RoomView | null = null;

  constructor(player: string | null) {
    this.player = player;
  }

  readonly push = (shown: Publication): void => {
    this.got.push(shown);
    const sent = JSON.parse(JSON.stringify(shown)) as Publication;
    if (sent.type === 'seen') this.seen = sent.seen;
    else if (this.seen !== null) this.seen = withAllChapters(this.seen, applyUpdate(this.seen, sent));
  };
}

/** An updated view has the new chapters only. */
const withAllChapters = (before: RoomView, { match, ...room }: RoomView): RoomView => ({
  ...room,
  match: match && { ...match, heard: [...(before.match?.heard ?? []), ...match.heard] },
});

/** The room after each line of its journal. */
function* roomsOf({ journal, room: { rules } }: TestTable): Generator<Room> {
  let room = foldJournal(journal.slice(0, 1), { gameOf: () => rules.game });
  for (const line of journal.slice(1)) {
    if (typeof room === 'string') throw new Error(room);
    yield room;
    room = foldLines(room, [line]);
  }
  if (typeof room === 'string') throw new Error(room);
  yield room;
}

test.each(WILD)('%s: a client that applies all updates has the room view (%i)', (_id, seed, game) => {
  const rng = sfc32(seed);
  const published = newLastPublished();
  const viewers = VIEWERS.map(player => new Viewer(player));
  const late = new Viewer(PLAYERS[1]);
  let isFirst = true;
  for (const room of roomsOf(wild(game, seed))) {
    if (isFirst) for (const viewer of viewers) addWatcher(published, room, viewer, 0);
    // Several lines may be told of at once.
    else if (room.phase === 'playing' && random(rng, '', 3) === 0) continue;
    else publish(published, room);
    isFirst = false;
    if (room.match !== null && late.seen === null) addWatcher(published, room, late, 0);
    for (const viewer of [...viewers, ...(late.seen === null ? [] : [late])])
      expect(JSON.stringify(viewer.seen)).toBe(JSON.stringify(viewRoom(room, viewer.player)));
  }
  for (const { got } of viewers) expect(got.filter(({ type }) => type === 'seen')).toHaveLength(2);
});

test.each(WILD.filter(([, seed]) => seed === 1))(
  '%s: drafts, held answers and orders are published to nobody else, and not as common changes (%i)',
  (_id, seed, game) => {
    let kept = 0;
    const published = newLastPublished();
    const viewers = VIEWERS.map(player => new Viewer(player));
    const told = (): number[] => viewers.map(({ got }) => got.length);
    wild(game, seed, (table, player, act) => {
      const { room } = table;
      if (published.watchers.size === 0) for (const viewer of viewers) addWatcher(published, room, viewer, 0);
      else publish(published, room);
      const before = told();
      const decided = act();
      const isSecret = decided.ok && ['answered', 'undone', 'ordered'].includes(decided.line?.type ?? '');
      if (!isSecret || table.match.deeds.length > (room.match?.deeds.length ?? 0)) return;
      if (room.chairs.some(each => each.player === player && each.isAway)) return;
      kept++;
      publish(published, table.room);
      for (const [index, viewer] of viewers.entries()) {
        const news = viewer.got.slice(before[index]);
        if (viewer.player !== player) expect(news).toEqual([]);
        else for (const each of news) expect(each).toMatchObject({ type: 'news', all: undefined });
      }
    });
    expect(kept).toBeGreaterThan(3);
  },
);

test("without a clock an answer doesn't change the chairs", () => {
  const [, seed, game] = WILD.find(([id, each]) => id === 'carta-nostra' && each === 3)!;
  const table = wild(game, seed);
  expect(table.room.terms.clock).toEqual({ kind: 'none' });
  const published = newLastPublished();
  const viewer = new Viewer(null);
  let [answers, chairs] = [0, 0];
  for (const room of roomsOf(table)) {
    if (published.watchers.size === 0) addWatcher(published, room, viewer, 0);
    const { length } = viewer.got;
    publish(published, room);
    const line = JSON.parse(table.journal[room.lines - 1]!.body) as { type: string };
    if (line.type !== 'released') continue;
    answers++;
    // Players who acted in a reaction window are back when it closes.
    for (const each of viewer.got.slice(length))
      if (
        each.type === 'news' &&
        each.all?.is?.some(([path]) => /^chairs\.(?!\d\.(isAway|awaySince|hasLeft))/.test(path))
      )
        chairs++;
  }
  expect(answers).toBeGreaterThan(3);
  expect(chairs).toBe(0);
});

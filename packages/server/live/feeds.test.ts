import type { Host, Publication, RoomView } from '@consigliere/match';
import { beforeEach, expect, test } from 'vitest';
import { Feeds } from './feeds.ts';

/** A room that shows everybody what it is told to show, in turns of its own. */
class FakeRoom {
  readonly watchers = new Map<object, { guest: string | null; push: () => void }>();
  phase: RoomView['phase'] = 'playing';
  seats: string[] = ['ada', 'bob'];
  chapters = 1;

  seen(guest: string | null, from: number): RoomView {
    const seat = this.seats.indexOf(guest ?? '');
    const heard = Array.from({ length: Math.max(0, this.chapters - from) });
    const shown = { seat: seat < 0 ? null : seat, isOwner: false, phase: this.phase, chapters: this.chapters };
    return { ...shown, match: { heard } } as unknown as RoomView;
  }

  /** Everybody sees it as it is. */
  peek(): null {
    return null;
  }

  /** Always shows the whole of it. */
  async watch(_room: string, guest: string | null, from: number, push: (shown: Publication) => void) {
    await Promise.resolve();
    const key = {};
    let has = from;
    const show = (): void => {
      const seen = this.seen(guest, has);
      has = seen.chapters;
      push({ type: 'seen', seen });
    };
    this.watchers.set(key, { guest, push: show });
    show();
    return () => this.watchers.delete(key);
  }

  change(): void {
    this.chapters++;
    for (const { push } of [...this.watchers.values()]) push();
  }
}

let room: FakeRoom;
let feeds: Feeds;
beforeEach(() => {
  room = new FakeRoom();
  const onFault = (_: string, fault: unknown): never => {
    throw fault;
  };
  feeds = new Feeds({
    host: room as unknown as Host,
    now: () => 7,
    onHere: () => undefined,
    onLate: () => undefined,
    onFault,
  });
});

const member = (guest: string) => {
  const got: string[] = [];
  return { ids: [guest] as const, got, send: (text: string) => void got.push(text) };
};
const last = ({ got }: { got: string[] }): { seen: { seat: number | null; match: { heard: unknown[] } } } =>
  JSON.parse(got.at(-1) ?? '{}');

test('spectators share one feed, and so do the sockets of one guest', async () => {
  const all = ['eve', 'fay', 'gus', 'ada', 'ada', 'bob'].map(member);
  for (const each of all) await feeds.watch('r', each, 0);
  expect(room.watchers.size).toBe(3);
  room.change();
  expect(all.map(({ got }) => got.length)).toEqual(Array(6).fill(2));
  expect(all.map(each => last(each).seen.seat)).toEqual([null, null, null, 0, 0, 1]);
  expect(feeds.connected('r').seats).toEqual([0, 1]);
});

test('everybody gets each chapter once, whenever they came', async () => {
  const [eve, fay] = [member('eve'), member('fay')];
  await feeds.watch('r', eve, 0);
  room.change();
  await feeds.watch('r', fay, 0);
  room.change();
  const heard = ({ got }: { got: string[] }) => got.map(text => JSON.parse(text).seen.match.heard.length);
  expect([heard(eve), heard(fay)]).toEqual([
    [1, 1, 1],
    [2, 1],
  ]);
});

test('a feed goes on when its first socket leaves, and ends with the last', async () => {
  const [eve, fay] = [member('eve'), member('fay')];
  await feeds.watch('r', eve, 0);
  await feeds.watch('r', fay, 0);
  feeds.leave('r', eve);
  room.change();
  expect([eve.got.length, fay.got.length]).toEqual([1, 2]);
  feeds.leave('r', fay);
  expect([room.watchers.size, feeds.rooms()]).toEqual([0, []]);
});

test('a socket that leaves while the room is being opened gets nothing', async () => {
  const eve = member('eve');
  const coming = feeds.watch('r', eve, 0);
  feeds.leave('r', eve);
  await coming;
  room.change();
  expect([eve.got, room.watchers.size]).toEqual([[], 0]);
});

test('while people gather each spectator has a feed; afterwards they share one', async () => {
  room.phase = 'gathering';
  const [cal, eve, fay] = [member('cal'), member('eve'), member('fay')];
  for (const each of [cal, eve, fay]) await feeds.watch('r', each, 0);
  room.seats.push('cal');
  room.change();
  expect([cal, eve].map(each => last(each).seen.seat)).toEqual([2, null]);
  room.phase = 'playing';
  room.change();
  await new Promise(resolve => setImmediate(resolve));
  expect([...room.watchers.values()].map(({ guest }) => guest === 'cal')).toHaveLength(2);
  room.change();
  expect(last(eve)).toEqual(last(fay));
  expect(last(cal).seen.seat).toBe(2);
});

test("updates become text: the common changes, the viewer's own, and nothing where there is nothing", async () => {
  const pushes: ((shown: Publication) => void)[] = [];
  const watch = async (_room: string, _guest: string, _from: number, push: (shown: Publication) => void) => {
    push({ type: 'seen', seen: room.seen('ada', 0) });
    pushes.push(push);
    return () => undefined;
  };
  const { seat, isOwner, phase, chapters } = room.seen('ada', 0);
  const standing = { seat, isOwner, phase, chapters };
  const host = { watch, peek: () => null } as unknown as Host;
  feeds = new Feeds({ host, now: () => 7, onHere: () => {}, onLate: () => {}, onFault: () => {} });
  const ada = member('ada');
  await feeds.watch('r', ada, 0);
  for (const [all, mine] of [
    [{ is: [['calls', 1]] }, undefined],
    [undefined, { is: [['mayUndo', true]] }],
    [{ is: [['calls', 2]] }, { is: [['mayUndo', false]] }],
  ] as const)
    for (const push of pushes) push({ type: 'news', all, mine, standing });
  expect(ada.got.slice(1).map(text => JSON.parse(text))).toEqual([
    { type: 'news', room: 'r', now: 7, all: { is: [['calls', 1]] } },
    { type: 'news', room: 'r', now: 7, mine: { is: [['mayUndo', true]] } },
    { type: 'news', room: 'r', now: 7, all: { is: [['calls', 2]] }, mine: { is: [['mayUndo', false]] } },
  ]);
});

test('a player is idle only if all their devices are, and a socket that signs too fast is told about later', async () => {
  const [first, second, tv] = [member('ada'), member('ada'), member('screen')];
  for (const each of [first, second]) await feeds.watch('r', each, 0);
  await feeds.watch('r', tv, 0, true);
  expect(feeds.connected('r')).toEqual({ seats: [0], idle: [], typing: [], hasScreen: true });
  feeds.sign('r', first, 'idle');
  expect(feeds.connected('r').idle).toEqual([]);
  feeds.sign('r', second, 'idle');
  expect(feeds.connected('r').idle).toEqual([0]);
  feeds.sign('r', second, 'typing');
  expect(feeds.connected('r')).toMatchObject({ idle: [], typing: [0] });
});

test('the others are told about one socket at most once a second, however fast it signs', async () => {
  let [time, told] = [0, 0];
  const onHere = (): void => {
    told++;
  };
  const host = room as unknown as Host;
  feeds = new Feeds({ host, now: () => time, onHere, onLate: () => undefined, onFault: () => undefined });
  const ada = member('ada');
  await feeds.watch('r', ada, 0);
  told = 0;
  for (let count = 0; count < 50; count++) feeds.sign('r', ada, count % 2 === 0 ? 'typing' : 'active');
  expect(told).toBe(1);
  time = 1000;
  feeds.sign('r', ada, 'typing');
  expect(told).toBe(2);
});

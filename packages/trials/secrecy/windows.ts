import type { Game, Seat, Shape } from '@consigliere/kernel';
import { type Actor, type BotQuestion, Host, type Room, type Terms, viewMatch } from '@consigliere/match';
import { type ManualClock, manualClock } from './manual-clock.ts';
import { hexOf } from './paired-table.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

/** Lengths of reaction windows in milliseconds: those in which a bot could have reacted, and those in which none could. */
export interface WindowDurations {
  readonly able: number[];
  readonly unable: number[];
}

const PERSON: Seat = 0;
const PLAYER = 'guest-0';

/** Plays with bots that think for random times, until this many reaction windows have closed. */
export async function measureWindows(
  game: Game<Shape>,
  count: number,
  seed: string,
  isPunctual = true,
): Promise<WindowDurations> {
  const windows: WindowDurations = { able: [], unable: [] };
  for (let match = 0; windows.able.length + windows.unable.length < count; match++) {
    const random = seededRandom(`${seed}/${match}`);
    const clock = manualClock();
    const think = (question: BotQuestion): Promise<unknown> =>
      new Promise(resolve => {
        // Sometimes longer than a tick.
        clock.callAt(clock.now() + 100 + random.below(2000), () => resolve(random.pick(question.actions)));
      });
    const host = hostOf(game, clock, think, isPunctual);
    await playOn(host, { clock, random, windows, count, room: await open(host, game, `${seed}/${match}`, random) });
    await host.close();
  }
  return windows;
}

/** A host without a store. */
function hostOf(
  game: Game<Shape>,
  clock: ManualClock,
  think: (question: BotQuestion) => Promise<unknown>,
  isPunctual: boolean,
): Host {
  const store = {
    append: async () => 'done' as const,
    read: async () => [],
    readNames: async () => new Map(),
    claim: async () => [],
  };
  const onFault = (_room: string, fault: unknown): never => {
    throw fault;
  };
  const { now, callAt } = clock;
  return new Host({ store, gameOf: () => game, now, callAt, think, isPunctual, announce: () => {}, onFault });
}

/** Opens a room with one person, whose order passes in every reaction window, and bots. */
async function open(
  host: Host,
  { id: game, version, seats: { min, max } }: Game<Shape>,
  seed: string,
  random: SeededRandom,
): Promise<string> {
  const id = 'room';
  const seats = min + random.below(max - min + 1);
  const rest = { options: {}, clock: { kind: 'none' }, confirm: false, isPublic: false, language: 'en' } as const;
  const terms: Terms = { id, game, version, seats, owner: PLAYER, ...rest };
  const actor = (what: string): Actor => ({ player: PLAYER, id: hexOf(`${seed}/${what}`, 32) });
  const bots = Array.from({ length: seats - 1 }, (_, at) => at + 1);
  const opened = await host.open(terms, hexOf(seed, 64), [
    ...bots.map(seat => [actor(`bot ${seat}`), { type: 'seat-bot', seat, level: 3 }] as const),
    [actor('sit'), { type: 'sit', seat: PERSON, name: 'P', entropy: hexOf(`${seed}/entropy`, 64) }],
    [actor('start'), { type: 'start' }],
    [actor('order'), { type: 'order', order: 'always' }],
  ]);
  if (!opened.ok) throw new Error(opened.code);
  return id;
}

interface WindowRun {
  readonly clock: ManualClock;
  readonly random: SeededRandom;
  readonly windows: WindowDurations;
  readonly count: number;
  readonly room: string;
}

/** The open reaction window, and whether a bot could react in it. */
function windowIn({ match, chairs }: Room): { readonly name: string; readonly isAble: boolean } | null {
  if (match === null) return null;
  const prompts = chairs.flatMap(({ sitter }, seat) => {
    const { prompt } = viewMatch(match, seat, Number.MAX_SAFE_INTEGER);
    return prompt !== null && prompt.silence !== null ? [{ sitter, prompt }] : [];
  });
  const [first] = prompts;
  if (first === undefined) return null;
  const isAble = prompts.some(({ sitter, prompt }) => sitter === 'bot' && prompt.actions.length > 1);
  return { name: `${first.prompt.id}/${match.branch}`, isAble };
}

async function playOn(host: Host, { clock, random, windows, count, room: id }: WindowRun): Promise<void> {
  let commands = 0;
  let open: { readonly name: string; readonly isAble: boolean; readonly at: number } | null = null;
  while (windows.able.length + windows.unable.length < count) {
    const room = await lookAfterTimers(host, id);
    const window = windowIn(room);
    if (open !== null && open.name !== window?.name) {
      (open.isAble ? windows.able : windows.unable).push(clock.now() - open.at);
      open = null;
    }
    if (room.phase !== 'playing' || room.match === null) return;
    if (window !== null) open ??= { ...window, at: clock.now() };
    const { prompt, branch } = viewMatch(room.match, PERSON, Number.MAX_SAFE_INTEGER);
    if (prompt !== null && prompt.silence === null) {
      const picks = [random.pick(prompt.actions)];
      const actor = { player: PLAYER, id: hexOf(`command ${commands++}`, 32) };
      await host.command(id, actor, { type: 'answer', decision: prompt.id, branch, picks }, () => {});
    } else clock.pass(Math.max(1, (clock.next() ?? clock.now()) - clock.now()));
  }
}

async function lookAfterTimers(host: Host, id: string): Promise<Room> {
  for (let turn = 0; turn < 2; turn++) await new Promise(resolve => setImmediate(resolve));
  const room = await host.look(id);
  if (typeof room === 'string') throw new Error(room);
  return room;
}

/** The Kolmogorov–Smirnov distance of the two distributions (0 to 1), and the largest that chance allows in 999 of 1000 cases. */
export function compareDurations({ able, unable }: WindowDurations): { readonly is: number; readonly most: number } {
  const share = (times: readonly number[], until: number): number =>
    times.filter(time => time <= until).length / times.length;
  const apart = [...new Set([...able, ...unable])].map(time => Math.abs(share(able, time) - share(unable, time)));
  return { is: Math.max(0, ...apart), most: 1.95 * Math.sqrt(1 / able.length + 1 / unable.length) };
}

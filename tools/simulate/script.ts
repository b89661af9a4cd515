import type { Command, RoomView } from '@consigliere/match';
import { pickClock, type ScenarioRandom } from './scenario.ts';
import { FIRST, LAST } from './timeline.ts';

/** How a client behaves: like a player and worse, only as needed for the match to go on, or not at all. */
export type ClientMood = 'playing' | 'helpful' | 'still';

export interface NextCommand {
  readonly command: Command;
  /** The exact house time of its arrival. */
  readonly at?: { readonly house: number; readonly rank: number };
}

/** Chooses what a client does with this room view; null for nothing. */
export function chooseCommand(
  seen: RoomView,
  mood: ClientMood,
  random: ScenarioRandom,
  now: number,
): NextCommand | null {
  if (mood === 'still') return null;
  if (seen.phase === 'gathering') return immediately(chooseGatheringCommand(seen, random));
  if (seen.phase !== 'playing' || seen.match === null || seen.seat === null) return null;
  if (seen.isPaused) return random.oneIn(3) ? immediately({ type: 'resume' }) : null;
  if (mood === 'playing' && random.oneIn(12)) return immediately(chooseUnexpectedCommand(seen, random, now));
  const { request, seat, match } = seen;
  if (request?.open.includes(seat)) return immediately({ type: 'vote', yes: !random.oneIn(3) });
  if (seen.chairs[seat]?.isAway) return random.oneIn(3) ? immediately({ type: 'back' }) : null;
  if (match.held !== null && !random.oneIn(5)) return immediately({ type: random.oneIn(8) ? 'undo' : 'confirm' });
  if (match.prompt === null || (mood === 'playing' && random.oneIn(8))) return null;
  const { id, actions } = match.prompt;
  const command: Command = {
    type: 'answer',
    decision: id,
    branch: match.branch,
    picks: [random.pick(actions)],
    ...(random.oneIn(3) ? { isSure: true } : {}),
  };
  const deadline = seen.windowEnds ?? seen.chairs[seat]?.timeIsUp ?? null;
  if (mood !== 'playing' || deadline === null || !random.oneIn(6)) return immediately(command);
  return { command, at: { house: deadline + random.between(-1, 1), rank: random.pick([FIRST, LAST]) } };
}

const immediately = (command: Command | null): NextCommand | null => (command === null ? null : { command });

/** Sits down; the owner fills the table and starts. */
function chooseGatheringCommand(seen: RoomView, random: ScenarioRandom): Command | null {
  const { terms, chairs, seat, isOwner, entropyRound } = seen;
  const free = chairs.flatMap(({ sitter }, at) => (sitter === 'nobody' ? [at] : []));
  if (seat === null) {
    if (free.length === 0) return null;
    const entropy = random.oneIn(3) ? { entropy: random.hex(random.oneIn(4) ? 5 : 32) } : {};
    return { type: 'sit', seat: random.oneIn(8) ? random.below(6) : random.pick(free), name: 'Guest', ...entropy };
  }
  if (chairs[seat]?.isReady === false && !random.oneIn(4))
    return { type: 'add-entropy', round: random.oneIn(8) ? 0 : entropyRound, entropy: random.hex(32) };
  if (random.oneIn(25)) return { type: 'leave' };
  if (!isOwner) return null;
  if (random.oneIn(25)) return { type: 'clear', seat: random.below(chairs.length) };
  if (random.oneIn(30))
    return { type: 'change-terms', ...random.pick([{ seats: random.between(1, 6) }, { isPublic: !terms.isPublic }]) };
  if (free.length === 0) return { type: 'start' };
  return random.oneIn(6) ? { type: 'seat-bot', seat: random.pick(free), level: random.between(0, 5) } : null;
}

/** Something unnecessary or illegal. */
function chooseUnexpectedCommand({ match, chairs }: RoomView, random: ScenarioRandom, now: number): Command {
  const from = now + random.between(-1000, 20_000);

  const decision = match?.prompt?.id ?? random.below(50);
  const branch = match?.branch ?? 0;
  const actions = match?.prompt?.actions ?? [];
  const any = actions.length === 0 ? { type: 'pass' } : random.pick(actions);
  const whims: readonly (() => Command)[] = [
    () => ({ type: 'undo' }),
    () => ({ type: 'undo' }),
    () => ({ type: 'wish', wish: 'undo' }),
    () => ({ type: 'wish', wish: random.oneIn(10) ? 'end' : 'pause' }),
    () => ({ type: 'vote', yes: random.oneIn(2) }),
    () => ({ type: 'wish', wish: 'clock', clock: pickClock(random) }),
    () => ({ type: 'vacation', vacation: random.oneIn(3) ? null : { from, until: from + random.below(40_000) } }),
    () => ({ type: 'order', order: random.pick(['this-turn', 'unless-me', 'always', null]) }),
    () => ({ type: 'order', order: random.pick(['this-turn', 'unless-me', 'always', null]) }),
    () => ({ type: 'leave' }),
    () => ({ type: 'seat-bot', seat: random.below(chairs.length), level: random.between(0, 5) }),
    () => ({ type: 'confirm' }),
    () => ({ type: 'resume' }),
    () => ({ type: 'answer', decision: decision - 1, branch, picks: [any] }),
    () => ({ type: 'answer', decision, branch: branch + 1, picks: [any] }),
    () => ({ type: 'answer', decision, branch, picks: [] }),
    () => ({ type: 'answer', decision, branch, picks: [{ type: 'nonsense' }] }),
    () => ({ type: 'answer', decision, branch, picks: [any, any] }),
    () => ({ type: 'answer', decision, branch, picks: [null] }),
  ];
  return random.pick(whims)();
}

import type { Command, RoomView } from '@consigliere/match';
import type { Chance } from './scenario.ts';
import { FIRST, LAST } from './timeline.ts';

/** How somebody behaves: as players do and worse, only as needed to let the match go on, or not at all. */
export type Mood = 'playing' | 'helpful' | 'still';

export interface Wanted {
  readonly command: Command;
  /** Sent so that it arrives at exactly this house time. */
  readonly at?: { readonly house: number; readonly rank: number };
}

/** What somebody does who is shown this; null: nothing. */
export function wanted(seen: RoomView, mood: Mood, chance: Chance): Wanted | null {
  if (mood === 'still') return null;
  if (seen.phase === 'gathering') return just(gathering(seen, chance));
  if (seen.phase !== 'playing' || seen.match === null || seen.seat === null) return null;
  if (seen.isPaused) return chance.oneIn(3) ? just({ type: 'resume' }) : null;
  if (mood === 'playing' && chance.oneIn(12)) return just(whim(seen, chance));
  const { request, seat, match } = seen;
  if (request?.open.includes(seat)) return just({ type: 'vote', yes: !chance.oneIn(3) });
  if (seen.chairs[seat]?.isAway) return chance.oneIn(3) ? just({ type: 'back' }) : null;
  if (match.held !== null && !chance.oneIn(5)) return just({ type: chance.oneIn(8) ? 'undo' : 'confirm' });
  if (match.prompt === null || (mood === 'playing' && chance.oneIn(8))) return null;
  const { id, actions } = match.prompt;
  const command: Command = {
    type: 'answer',
    decision: id,
    branch: match.branch,
    picks: [chance.of(actions)],
    ...(chance.oneIn(3) ? { isSure: true } : {}),
  };
  const deadline = seen.windowEnds ?? seen.chairs[seat]?.timeIsUp ?? null;
  if (mood !== 'playing' || deadline === null || !chance.oneIn(6)) return just(command);
  return { command, at: { house: deadline + chance.between(-1, 1), rank: chance.of([FIRST, LAST]) } };
}

const just = (command: Command | null): Wanted | null => (command === null ? null : { command });

/** Sits down; the owner fills the table and starts. */
function gathering({ terms, chairs, seat, isOwner }: RoomView, chance: Chance): Command | null {
  const free = chairs.flatMap(({ sitter }, at) => (sitter === 'nobody' ? [at] : []));
  if (seat === null) {
    if (free.length === 0) return null;
    const entropy = chance.hex(chance.oneIn(12) ? 5 : 32);
    return { type: 'sit', seat: chance.oneIn(8) ? chance.below(6) : chance.of(free), name: 'Guest', entropy };
  }
  if (chance.oneIn(25)) return { type: 'leave' };
  if (!isOwner) return null;
  if (chance.oneIn(25)) return { type: 'clear', seat: chance.below(chairs.length) };
  if (terms.clock.kind !== 'calm' && chance.oneIn(30))
    return { type: 'change-terms', seats: chance.between(1, 6), clock: terms.clock };
  if (free.length === 0) return { type: 'start' };
  return chance.oneIn(6) ? { type: 'seat-bot', seat: chance.of(free), level: chance.between(0, 5) } : null;
}

/** What need not be done, and what cannot. */
function whim({ match, chairs }: RoomView, chance: Chance): Command {
  const decision = match?.prompt?.id ?? chance.below(50);
  const branch = match?.branch ?? 0;
  const actions = match?.prompt?.actions ?? [];
  const any = actions.length === 0 ? { type: 'pass' } : chance.of(actions);
  const whims: readonly (() => Command)[] = [
    () => ({ type: 'undo' }),
    () => ({ type: 'undo' }),
    () => ({ type: 'wish', wish: 'undo' }),
    () => ({ type: 'wish', wish: chance.oneIn(10) ? 'end' : 'pause' }),
    () => ({ type: 'vote', yes: chance.oneIn(2) }),
    () => ({ type: 'order', order: chance.of(['this-turn', 'unless-me', 'always', null]) }),
    () => ({ type: 'order', order: chance.of(['this-turn', 'unless-me', 'always', null]) }),
    () => ({ type: 'leave' }),
    () => ({ type: 'seat-bot', seat: chance.below(chairs.length), level: chance.between(0, 5) }),
    () => ({ type: 'confirm' }),
    () => ({ type: 'resume' }),
    () => ({ type: 'answer', decision: decision - 1, branch, picks: [any] }),
    () => ({ type: 'answer', decision, branch: branch + 1, picks: [any] }),
    () => ({ type: 'answer', decision, branch, picks: [] }),
    () => ({ type: 'answer', decision, branch, picks: [{ type: 'nonsense' }] }),
    () => ({ type: 'answer', decision, branch, picks: [any, any] }),
    () => ({ type: 'answer', decision, branch, picks: [null] }),
  ];
  return chance.of(whims)();
}

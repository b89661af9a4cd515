import type { Game, Shape } from '@consigliere/kernel';
import { foldJournal, type StoredLine } from '@consigliere/match';

interface LatePlace {
  readonly game: Game<Shape>;
  readonly lines: readonly StoredLine[];
  /** The time until which the spectator may know everything that everybody saw. */
  readonly until: number;
}

/** Frames that tell nothing about the match. */
const PLAIN = /^\{"type":"(hello|pong|done|refused|error)"/;
/** Frames and responses that tell it. */
const SHOWN = /^(\{"type":"(seen|news|chat)"|\/api\/rooms)/;

/** Finds a message that tells a late spectator something too early; null: there is none. */
export function findEarly(received: readonly string[], { game, lines, until }: LatePlace): string | null {
  const chapters = countChapters(game, lines, until);
  for (const text of received) {
    if (PLAIN.test(text)) continue;
    if (!SHOWN.test(text)) return `a late spectator got ${text.slice(0, 80)}`;
    const counts = [...text.matchAll(/"chapters"[:,](\d+)/g)].map(([, count]) => Number(count));
    if (counts.some(count => count > chapters)) return `a late spectator got more than ${chapters} chapters`;
    const times = [...text.matchAll(/"(?:now|at)":(\d+)/g)].map(([, time]) => Number(time));
    if (times.some(time => time > until)) return `a late spectator got the time of ${text.slice(0, 80)}`;
  }
  return null;
}

/** The chapters that there were at a time. Before the match there are none. */
function countChapters(game: Game<Shape>, lines: readonly StoredLine[], until: number): number {
  const old = lines.filter(({ at }) => at <= until);
  const room = old.length === 0 ? 'no-such-room' : foldJournal(old, { gameOf: () => game });
  return typeof room === 'string' ? 0 : (room.match?.chapters.length ?? 0);
}

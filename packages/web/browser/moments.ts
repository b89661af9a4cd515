import type { Command, RoomSeen } from '@consigliere/match';
import { device, isAsked, until } from '../src/worker/testing.ts';

/** A match on a device at the moment when its player was first asked something of a kind, as a file to import. */
export interface Moment {
  readonly kind: string;
  readonly room: string;
  readonly file: string;
}

interface Wanted {
  readonly game: string;
  readonly players: number;
  /** The kinds of decisions that are looked for. */
  readonly kinds: readonly string[];
}

/** What the match is called whose end was reached. */
export const OVER = 'over';
/** So many matches are looked through. */
const MATCHES = 40;
const GOLDEN = 0.618034;

function answer({ match }: RoomSeen, turn: number): Command {
  const prompt = match?.prompt;
  if (!match || !prompt) throw new Error('nobody is asked');
  const { id, actions } = prompt;
  const picks = [actions[Math.floor(((turn * GOLDEN) % 1) * actions.length)]];
  return { type: 'answer', decision: id, branch: match.branch, picks, isSure: true };
}

/** Plays matches until their first player has been asked everything that is wanted, and one of them is over. */
export async function momentsOf({ game, players, kinds }: Wanted): Promise<readonly Moment[]> {
  const missing = new Set([...kinds, OVER]);
  const found: Moment[] = [];
  for (let at = 0; at < MATCHES && missing.size > 0; at++) {
    const house = device()();
    const room = `moments-${at}`;
    const chairs = [{ name: 'Ada' }, ...Array.from({ length: players - 1 }, () => ({ level: 1 as const }))];
    const terms = {
      ...{ id: room, game, seats: players, options: {}, clock: { kind: 'none' as const } },
      ...{ confirm: false, isPublic: false, language: 'en' as const },
    };
    await house.ask({ type: 'open', terms, chairs, seed: `${at}`.padStart(64, '0') });
    const link = house.link(room);
    for (let turn = at; missing.size > 0; turn++) {
      const seen = await until(link, isAsked);
      const kind = seen.match?.prompt?.kind ?? OVER;
      if (missing.delete(kind)) found.push({ kind, room, file: (await house.export([room])) ?? '' });
      if (kind === OVER) break;
      await link.do(answer(seen, turn));
    }
    link.hangUp();
  }
  if (missing.size > 0) throw new Error(`nobody was asked: ${[...missing].join(', ')}`);
  return found;
}

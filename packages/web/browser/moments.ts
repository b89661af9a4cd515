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
  /** The kinds of decisions that are looked for, HELD and OVER. */
  readonly kinds: readonly string[];
  /** What the player is called. */
  readonly name?: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** What a moment is called in which an answer waits to be confirmed. */
export const HELD = 'held';
/** What the match is called whose end was reached. */
export const OVER = 'over';
/** So many matches are looked through. */
const MATCHES = 40;
/** So many times as quick as ours: nobody has a clock, so only the pauses of the house are shorter. */
const QUICK = 2000;
const GOLDEN = 0.618034;

/** Goes evenly through whatever there is to choose from. */
const chosen = <X>(list: readonly X[], turn: number): X | undefined =>
  list[Math.floor(((turn * GOLDEN) % 1) * list.length)];

const kindOf = ({ match }: RoomSeen): string => (match?.held ? HELD : (match?.prompt?.kind ?? OVER));

function answer({ match }: RoomSeen, { turn, isSure }: { turn: number; isSure: boolean }): Command {
  const prompt = match?.prompt;
  if (!match || !prompt) throw new Error('nobody is asked');
  if (match.held !== null) return { type: 'confirm' };
  const { id, kind, actions } = prompt;
  // Whoever bids everything gets something to choose.
  const picks = [kind === 'bid' ? actions[0] : chosen(actions, turn)];
  return { type: 'answer', decision: id, branch: match.branch, picks, isSure };
}

/** Plays matches until their first player has been asked everything that is wanted. */
export async function momentsOf({
  game,
  players,
  kinds,
  name = 'Ada',
  options = {},
}: Wanted): Promise<readonly Moment[]> {
  const missing = new Set(kinds);
  const found: Moment[] = [];
  for (let at = 0; at < MATCHES && missing.size > 0; at++) {
    let thoughts = at;
    const house = device(undefined, async ({ actions }) => chosen(actions, thoughts++), QUICK)();
    const room = `moments-${at}`;
    const chairs = [{ name }, ...Array.from({ length: players - 1 }, () => ({ level: 1 as const }))];
    const terms = {
      ...{ id: room, game, seats: players, options, clock: { kind: 'none' as const } },
      ...{ confirm: true, isPublic: false, language: 'en' as const },
    };
    await house.ask({ type: 'open', terms, chairs, seed: `${at}`.padStart(64, '0') });
    const link = house.link(room);
    for (let turn = at; missing.size > 0; turn++) {
      const seen = await until(link, isAsked);
      const kind = kindOf(seen);
      if (missing.delete(kind)) found.push({ kind, room, file: (await house.export([room])) ?? '' });
      if (kind === OVER) break;
      await link.do(answer(seen, { turn, isSure: !missing.has(HELD) }));
    }
    link.hangUp();
  }
  if (missing.size > 0) throw new Error(`nobody was asked: ${[...missing].join(', ')}`);
  return found;
}

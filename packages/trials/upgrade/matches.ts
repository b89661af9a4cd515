import type { Game, Shape } from '@consigliere/kernel';
import { random, sfc32 } from '@consigliere/kernel/host';
import { type Actor, Host, type Terms, viewMatch } from '@consigliere/match';
import type { Store } from '@consigliere/server/internals';
import { allGames, type Build } from '@consigliere/server/internals';
import type { RandomBelow } from '../hostile/mutate.ts';
import { fastClock } from '../testing/fast-clock.ts';
import { newId } from '../testing/test-client.ts';

/** A match that is being played. */
export interface RunningMatch {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
}

/** The most answers given before a match is left; Carta Nostra can be over after twenty. */
const MOST_ANSWERS = 60;
const MOST_IN: Readonly<Record<string, number>> = { 'carta-nostra': 16 };
const TOGETHER = 20;
const EVERYTHING = Number.MAX_SAFE_INTEGER;

const playerAt = (seat: number): string => `guest-${seat}`;
const actorAt = (seat: number): Actor => ({ player: playerAt(seat), id: newId() });

/** A host without bots, on a clock that stands still. */
export function hostOf(store: Store, build: Build): Host {
  const { now, callAt } = fastClock();
  const think = (): never => {
    throw new Error('there are no bots here');
  };
  const onFault = (_room: string, fault: unknown): never => {
    throw fault;
  };
  return new Host({ store: store.rooms, ...build, now, callAt, think, announce: () => {}, onFault });
}

/** Starts matches of all games and player counts, and leaves each at another point. */
export async function startMatches(
  host: Host,
  count: number,
  seed: string,
  onMatch: () => void,
): Promise<readonly RunningMatch[]> {
  const games = allGames();
  const rng = sfc32(seed);
  const randomBelow: RandomBelow = n => random(rng, '', n);
  const running: RunningMatch[] = [];
  const one = async (index: number): Promise<void> => {
    const match = await openMatch(host, games[index % games.length] as Game<Shape>, Math.floor(index / games.length));
    running.push(match);
    for (let left = randomBelow(1 + (MOST_IN[match.game] ?? MOST_ANSWERS)); left > 0; left--)
      await answer(host, match.id, randomBelow);
    onMatch();
  };
  for (let from = 0; from < count; from += TOGETHER)
    await Promise.all(Array.from({ length: Math.min(TOGETHER, count - from) }, (_, at) => one(from + at)));
  return running;
}

async function openMatch(
  host: Host,
  { id: game, version, seats: { min, max } }: Game<Shape>,
  nth: number,
): Promise<RunningMatch> {
  const [id, seats] = [newId(), min + (nth % (max - min + 1))];
  const rest = { options: {}, clock: { kind: 'calm' }, confirm: false, isPublic: false, language: 'en' } as const;
  const terms: Terms = { id, game, version, seats, owner: playerAt(0), ...rest };
  const opened = await host.open(terms, newId() + newId(), [
    ...Array.from(
      { length: seats },
      (_, seat) => [actorAt(seat), { type: 'sit', seat, name: `P${seat}`, entropy: newId() }] as const,
    ),
    [actorAt(0), { type: 'start' }],
  ]);
  if (!opened.ok) throw new Error(opened.code);
  return { id, game, seats };
}

/** Answers for a seat that is awaited, after resuming a paused match; throws the refusal, if any. */
export async function answer(host: Host, id: string, randomBelow: RandomBelow): Promise<void> {
  const room = await host.note(id, ({ isPaused }) => (isPaused ? { type: 'halted', paused: false } : null));
  if (typeof room === 'string' || room.match === null) throw new Error(`${id} isn't being played`);
  const { match } = room;
  for (let seat = 0; seat < room.terms.seats; seat++) {
    const { prompt, branch } = viewMatch(match, seat, EVERYTHING);
    const pick = prompt?.actions[randomBelow(prompt.actions.length)];
    if (prompt === null || pick === undefined) continue;
    const command = { type: 'answer', decision: prompt.id, branch, picks: [pick] } as const;
    return host.command(id, actorAt(seat), command, ack => {
      if (!ack.ok) throw new Error(`${id}: ${ack.code}`);
    });
  }
  throw new Error(`${id} awaits nobody`);
}

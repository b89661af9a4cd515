import { loadFrozen } from '@consigliere/games/list';
import type { Game, Shape } from '@consigliere/kernel';
import { rulesOf } from '@consigliere/kernel/host';
import type { Actor, Command, HostEnvironment, Speed, Terms } from '@consigliere/match';
import { newCommandId, randomHex } from '../link/random.ts';
import type { ChairPlan } from '../link/worker-messages.ts';
import type { LocalClock } from './clock.ts';
import { findHold, gameOf } from './games.ts';
import { type LocalStore, RoomForgotten } from './local-store.ts';

interface EnvironmentOptions {
  readonly store: LocalStore;
  readonly clock: Pick<LocalClock, 'now' | 'callAt'>;
  readonly think: HostEnvironment['think'];
  readonly announce: HostEnvironment['announce'];
  readonly speed: () => Speed;
  /** The watched rooms. Bots think in no others. */
  readonly watched: () => readonly string[];
}

/** The environment of the host on this device. */
export const localEnvironment = ({
  store,
  clock,
  think,
  announce,
  speed,
  watched,
}: EnvironmentOptions): HostEnvironment => ({
  store: {
    append: store.append,
    read: store.read,
    readNames: store.readNames,
    // Other tabs may tend the same rooms: if two append at once, one of them gets a conflict.
    claim: async () => watched(),
  },
  gameOf,
  loadFrozen,
  now: clock.now,
  callAt: clock.callAt,
  think,
  speed,
  findHold,
  announce,
  onFault: (room, fault) => {
    // A bot may still have been thinking there.
    if (!(fault instanceof RoomForgotten)) console.error(`room ${room}:`, fault);
  },
});

/** The guest in a chair on this device. Everybody is a guest of their own, so that no player sees what another knows. */
export const playerAt = (seat: number): string => `me:${seat}`;

/** The first commands of a room on this device, which seat people and bots and start the match; or the code of what is wrong. A given seed fixes the luck. */
export function opening(
  game: Game<Shape>,
  wanted: Omit<Terms, 'version' | 'owner'>,
  chairs: readonly ChairPlan[],
  seed?: string,
) {
  const { seats, options } = wanted;
  const { min, max } = game.seats;
  const first = chairs.findIndex(chair => 'name' in chair);
  if (seats < min || seats > max || chairs.length !== seats || first < 0) return 'bad-seats';
  if (!rulesOf(game, seats, options).ok) return 'bad-options';
  const owner = playerAt(first);
  const actor = (player: string): Actor => ({ player, id: newCommandId() });
  // A bot that sits down makes entropy void, so people come after them.
  const bots = chairs.flatMap((chair, seat): [Actor, Command][] =>
    'name' in chair ? [] : [[actor(owner), { type: 'seat-bot', seat, level: chair.level }]],
  );
  const people = chairs.flatMap((chair, seat): [Actor, Command][] => {
    if (!('name' in chair)) return [];
    return [[actor(playerAt(seat)), { type: 'sit', seat, name: chair.name, entropy: seed ?? randomHex(32) }]];
  });
  const terms: Terms = { ...wanted, version: game.version, owner };
  const commands: [Actor, Command][] = [...bots, ...people, [actor(owner), { type: 'start' }]];
  // A fixed seed stands for a match that was made the first way, such as a lesson's.
  return { terms, seed: seed ?? randomHex(32), commands, luckFormat: seed === undefined ? 2 : 1 } as const;
}

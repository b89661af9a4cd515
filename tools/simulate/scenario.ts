import { GAME_IDS, games } from '@consigliere/games';
import { random, sfc32 } from '@consigliere/kernel/host';
import type { Actor, Command, SharedClock, Terms } from '@consigliere/match';

/** The room, the people and the faults of one seed. */
export interface Scenario {
  readonly terms: Terms;
  readonly seed: string;
  /** The commands with which the room is opened. */
  readonly first: readonly (readonly [Actor, Command])[];
  readonly players: readonly string[];
  readonly hasSpectator: boolean;
  readonly nodes: number;
  /** Lines and events after which the faults stop. */
  readonly lines: number;
  readonly events: number;
  /** Average milliseconds between two crashes or outages. */
  readonly calm: number;
  /** Whether people still answer when the faults are over. */
  readonly isHelpful: boolean;
}

const LONGEST = 900;

/** Games with reaction windows come up more often than the others. */
const GAMES = GAME_IDS.flatMap(id => {
  const reacts = Object.values(games[id].flow).some(step => 'silence' in step && step.silence !== undefined);
  return Array.from({ length: reacts ? 3 : 1 }, () => id);
});

export function makeScenario(random: ScenarioRandom): Scenario {
  const game = random.pick(GAMES);
  const { version, seats: allowed } = games[game];
  const seats = random.between(allowed.min, allowed.max);
  const people = random.between(1, seats);
  const players = Array.from({ length: people }, (_, at) => `guest-${at}`);
  const owner = 'guest-0';
  const seatBot = (seat: number): readonly [Actor, Command] => [
    { player: owner, id: random.hex(32) },
    { type: 'seat-bot', seat, level: random.between(1, 5) },
  ];
  return {
    terms: {
      id: 'room',
      game,
      version,
      seats,
      options: {},
      clock: pickClock(random),
      confirm: random.oneIn(2),
      isPublic: true,
      language: 'en',
      owner,
    },
    seed: random.hex(64),
    first: [
      [
        { player: owner, id: random.hex(32) },
        { type: 'sit', seat: 0, name: 'Owner', entropy: random.hex(32) },
      ],
      ...Array.from({ length: seats - people }, (_, at) => seatBot(people + at)),
    ],
    players,
    hasSpectator: random.oneIn(2),
    nodes: random.between(1, 3),
    lines: random.between(20, 180),
    events: LONGEST + random.below(3 * LONGEST),
    calm: random.pick([5000, 20_000, 60_000]),
    isHelpful: random.oneIn(2),
  };
}

/** Short times, so that they run out. */
export function pickClock(random: ScenarioRandom): SharedClock {
  switch (random.below(3)) {
    case 0:
      return { kind: 'none' };
    case 1:
      return { kind: 'live', move: random.between(500, 6000), reserve: random.between(0, 8000) };
    default:
      return { kind: 'correspondence', bank: random.between(2000, 60_000), increment: random.between(0, 5000) };
  }
}

/** Random choices that follow from one seed. */
export interface ScenarioRandom {
  /** A random integer from 0 to n − 1. */
  readonly below: (n: number) => number;
  /** A random integer, both ends included. */
  readonly between: (low: number, high: number) => number;
  readonly oneIn: (n: number) => boolean;
  readonly pick: <X>(list: readonly X[]) => X;
  readonly hex: (digits: number) => string;
}

export function scenarioRandom(seed: string): ScenarioRandom {
  const rng = sfc32(seed);
  const below = (n: number): number => random(rng, '', n);
  return {
    below,
    between: (low, high) => low + below(high - low + 1),
    oneIn: n => below(n) === 0,
    pick: list => {
      if (list.length === 0) throw new Error('nothing to choose from');
      return list[below(list.length)] as (typeof list)[number];
    },
    hex: digits => Array.from({ length: digits }, () => below(16).toString(16)).join(''),
  };
}

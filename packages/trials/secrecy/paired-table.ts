import { hash } from 'node:crypto';
import type { Game, Seat, Shape, State } from '@consigliere/kernel';
import { dream, legal, pick, rulesOf, sfc32, view, waiting } from '@consigliere/kernel/host';
import { type ClockTerms, foldJournal, type Line, type Room, type Terms } from '@consigliere/match';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

/** One table in two worlds that differ only in what a viewer may not know. */
export interface PairedTable {
  readonly name: string;
  readonly room: string;
  readonly viewer: Seat | null;
  /** Whether the spectators' place is a common screen. */
  readonly isScreen: boolean;
  /** How late spectators see the match, in milliseconds. */
  readonly delay: number;
  readonly people: readonly Seat[];
  /** The journal in each world; they differ only in the hidden part of the state. */
  readonly worlds: readonly [readonly Line[], readonly Line[]];
  readonly states: readonly [State<Shape>, State<Shape>];
}

const CLOCKS: readonly ClockTerms[] = [
  { kind: 'none' },
  { kind: 'live', move: 30_000, reserve: 60_000 },
  { kind: 'correspondence', bank: 7_200_000, increment: 3_600_000 },
];
/** The most answers before the worlds part. */
const LATEST = 60;
/** How late a late spectator sees a match, in milliseconds. */
const DELAY = 30_000;
/** How often another position is tried if nothing is hidden in it. */
const TRIES = 40;

export const hexOf = (text: string, length: number): string => hash('sha256', text, 'hex').slice(0, length);
export const SPECTATOR = 'guest-watcher';
export const guestAt = (seat: Seat | null): string => (seat === null ? SPECTATOR : `guest-${seat}`);

/** The message with which a client watches the table; the spectators' place may be a common screen. */
export const watchMessage = ({ room, isScreen }: PairedTable, seat: Seat | null, from: number) => ({
  type: 'watch',
  room,
  from,
  ...(isScreen && seat === null ? { isScreen } : {}),
});

export interface PairedTableOptions {
  /** The number of players; random if absent. */
  readonly seats?: number | undefined;
  /** Whether the viewer is a spectator who sees the match late; random if absent. */
  readonly isLate?: boolean | undefined;
  /** A condition on the two states. */
  readonly fits?: (truth: State<Shape>, other: State<Shape>) => boolean;
}

/** Makes a table in two worlds from a seed. */
export function makePairedTable(
  game: Game<Shape>,
  seed: string,
  { seats, isLate, fits = () => true }: PairedTableOptions = {},
): PairedTable {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const table = tryPairedTable(game, `${game.id}/${seed}/${attempt}`, { seats, isLate });
    if (table !== null && fits(...table.states)) return table;
  }
  throw new Error(`${game.id}: nothing is hidden in any position of "${seed}"`);
}

function tryPairedTable(
  game: Game<Shape>,
  seed: string,
  { seats: wanted, isLate }: Pick<PairedTableOptions, 'seats' | 'isLate'>,
): PairedTable | null {
  const random = seededRandom(seed);
  const seats = wanted ?? game.seats.min + random.below(game.seats.max - game.seats.min + 1);
  const seen = random.oneIn(4) ? null : random.below(seats);
  const viewer = isLate === true ? null : seen;
  const people = Array.from({ length: seats }, (_, seat) => seat).filter(
    seat => seat === (viewer ?? 0) || !random.oneIn(3),
  );
  const room = `room-${hexOf(seed, 12)}`;
  const delay = viewer === null && (isLate ?? hexOf(`${seed}/late`, 1) < '6') ? DELAY : 0;
  const isScreen = viewer === null && delay === 0 && hexOf(`${seed}/screen`, 1) < '8';
  const opening = makeOpening(game, { seed, room, seats, people, random, isScreen, delay });
  const before = foldRoom(opening, game);
  const truth = playAnswers(before, random.below(LATEST), random);
  if (truth === null || before.match === null) return null;
  const { rules } = before.match;
  const dreamt = dream(rules, view(rules, truth, viewer), sfc32(`${seed}/dream`));
  const other = {
    ...dreamt,
    rng: structuredClone(truth.rng),
    answered: [...truth.answered],
    disclosures: truth.disclosures,
  };
  if (JSON.stringify(hiddenOf(truth)) === JSON.stringify(hiddenOf(other))) return null;
  const goingOn = (state: State<Shape>): readonly Line[] => [...opening, migrationLine(before, state)];
  const spectator = delay > 0 ? 'a late spectator' : isScreen ? 'a common screen' : 'a spectator';
  const sight = viewer !== null ? `seat ${viewer}` : spectator;
  const name = `${game.id}, ${seats} players, ${sight}`;
  return {
    name,
    room,
    viewer,
    isScreen,
    delay,
    people,
    worlds: [goingOn(truth), goingOn(other)],
    states: [truth, other],
  };
}

const hiddenOf = ({ own, sealed, answers }: State<Shape>): unknown => [own, sealed, answers];

interface OpeningPlan {
  readonly seed: string;
  readonly room: string;
  readonly seats: number;
  readonly people: readonly Seat[];
  readonly random: SeededRandom;
  readonly isScreen: boolean;
  readonly delay: number;
}

function makeOpening(game: Game<Shape>, { seed, room, seats, people, random, isScreen, delay }: OpeningPlan): Line[] {
  const { id, version } = game;
  const drawn = Object.entries(game.options).flatMap(([name, values]) =>
    random.oneIn(4) ? [[name, random.pick(values)]] : [],
  );
  const options: Readonly<Record<string, unknown>> = Object.fromEntries(drawn);
  const terms: Terms = {
    id: room,
    game: id,
    version,
    seats,
    // Some options exclude each other.
    options: rulesOf(game, seats, options).ok ? options : {},
    clock: random.pick(CLOCKS),
    confirm: random.oneIn(2),
    isPublic: true,
    language: 'en',
    ...(isScreen ? { screen: true } : {}),
    ...(delay > 0 ? { watch: delay } : {}),
    owner: guestAt(people[0] ?? 0),
  };
  const sitters: Line[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const id = hexOf(`${seed}/sat/${seat}`, 32);
    if (people.includes(seat))
      sitters.push({
        type: 'sat',
        id,
        seat,
        player: guestAt(seat),
        name: `P${seat}`,
        entropy: hexOf(`${id}/entropy`, 64),
      });
    else sitters.unshift({ type: 'bot', id, seat, level: 1 + random.below(5) });
  }
  const opened = { type: 'opened', terms, seed: hexOf(`${seed}/room`, 64), luck: 2 } as const;
  return [opened, ...sitters, { type: 'started', id: hexOf(`${seed}/started`, 32) }];
}

/** Folds a journal into its room. */
export function foldRoom(lines: readonly Line[], game: Game<Shape>): Room {
  const stored = lines.map((line, number) => ({ number, at: 0, body: JSON.stringify(line) }));
  const room = foldJournal(stored, { gameOf: () => game });
  if (typeof room === 'string') throw new Error(room);
  return room;
}

/** Plays this many random answers; null if the match is over by then. */
function playAnswers({ match }: Room, answers: number, random: SeededRandom): State<Shape> | null {
  if (match === null) return null;
  const { rules } = match;
  let { state } = match.course;
  for (let at = 0; at < answers; ) {
    const awaited = waiting(rules, state);
    if (awaited.length === 0) return null;
    const seat = random.pick(awaited);
    const taken = pick(rules, state, seat, [random.pick(legal(rules, state, seat))]);
    ({ state } = taken);
    if (taken.complete) at++;
  }
  const awaited = waiting(rules, state);
  const isPicking = state.answers.some((picks, seat) => picks.length > 0 && awaited.includes(seat));
  return awaited.length === 0 || isPicking ? null : state;
}

/** The line that makes a room go on from a state, as after a migration. */
const migrationLine = ({ rules, chairs, orders }: Room, state: State<Shape>): Line => ({
  type: 'migrated',
  version: rules.game.version,
  state,
  chairs,
  orders,
  chapters: 1,
  branch: 1,
  ids: [],
});

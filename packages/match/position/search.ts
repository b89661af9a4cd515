import {
  type Action,
  copy,
  type Game,
  type Rules,
  type Seat,
  type SeatView,
  type Shape,
  type State,
} from '@consigliere/kernel';
import {
  advance,
  asking,
  beginAt,
  chacha20,
  legal,
  nextSfc32,
  rulesOf,
  sfc32,
  start,
  view,
  waiting,
} from '@consigliere/kernel/host';
import { matchSeed } from '../luck.ts';
import { isToConfirm } from '../match.ts';
import { luckOfNumber, type PositionLink, writeLink } from './link.ts';

/** The kind of a position in which the viewer's answer waits to be confirmed. */
export const HELD = 'held';
/** The kind of a position at the end of a match. */
export const OVER = 'over';

export interface Search {
  readonly game: Game<Shape>;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The kinds to look for. Absent: every decision of the game, HELD and OVER. */
  readonly kinds?: readonly string[];
  /** Whether to look for the positions with the most answers instead of the earliest ones. */
  readonly isFullest?: boolean;
}

/** A position in which the player in the first seat is asked something of a kind. */
export interface FoundPosition {
  readonly kind: string;
  readonly link: string;
}

/** The number of matches that are played at most. Most kinds come up in the first ones. */
const MATCHES = 60;
/** The number of matches that are played for the fullest positions. */
const FULL_MATCHES = 12;
/** After this many answers there is something on the table. */
const SOON = 12;
/** A position that needs more answers than this is only taken if no shorter one is found. */
const LATE = 800;
/** After this many matches a decision that only comes at the beginning is shown as it comes. */
const PATIENCE = 9;
const VIEWER: Seat = 0;

/** Every kind of decision that a game has. */
export const kindsOf = ({ flow }: Game<Shape>): readonly string[] =>
  Object.entries(flow).flatMap(([kind, step]) => ('legal' in step ? [kind] : []));

/**
 * Plays matches until the player in the first seat has been asked everything that is wanted, and gives back the earliest
 * position found for each kind. The same search finds the same positions until the rules change.
 */
export function findPositions({ game, seats, options = {}, kinds, isFullest }: Search): readonly FoundPosition[] {
  const rules = rulesOf(game, seats, options);
  if (!rules.ok) throw new Error(rules.why);
  const wanted = kinds ?? [...kindsOf(game), HELD, OVER];
  const found = isFullest ? findFullest(rules.value) : findEarliest(rules.value, wanted);
  return wanted.flatMap(kind => {
    const link = found.get(kind);
    return link === undefined ? [] : [{ kind, link: writeLink(link) }];
  });
}

type Found = Map<string, PositionLink>;

/** The position with the most answers for each kind; of several the one in which the viewer sees most. */
function findFullest(rules: Rules<Shape>): Found {
  const found: Found = new Map();
  const fullest = new Map<string, number>();
  for (let number = 0; number < FULL_MATCHES; number++)
    for (const [kind, link, state] of momentsIn(rules, number, true)) {
      const seen = JSON.stringify(view(rules, state, VIEWER)).length;
      const answers = kind === OVER ? 0 : legal(rules, state, VIEWER).length;
      const fullness = answers + seen / 1_000_000;
      if (fullness <= (fullest.get(kind) ?? -1)) continue;
      fullest.set(kind, fullness);
      found.set(kind, { ...link, answers: [...link.answers] });
    }
  return found;
}

function findEarliest(rules: Rules<Shape>, wanted: readonly string[]): Found {
  const found: Found = new Map();
  const isSettled = (kind: string, number: number): boolean => {
    const length = found.get(kind)?.answers.length;
    return length !== undefined && (kind === OVER || (length >= SOON ? length <= LATE : number >= PATIENCE));
  };
  for (let number = 0; number < MATCHES; number++) {
    const missing = wanted.filter(kind => !isSettled(kind, number));
    if (missing.length === 0) break;
    for (const [kind, link] of momentsIn(rules, number, missing.includes(HELD)))
      if (missing.includes(kind) && isBetter(link, found.get(kind)))
        found.set(kind, { ...link, answers: [...link.answers] });
  }
  return found;
}

/** Whether a position shows more than the one that was found before: something is on the table, after as few answers as possible. */
function isBetter({ answers }: PositionLink, before: PositionLink | undefined): boolean {
  if (before === undefined) return true;
  const [length, known] = [answers.length, before.answers.length];
  return known < SOON ? length > known : length >= SOON && length < known;
}

/** The moments of a match in which the viewer is asked, by kind, and its end. Answers and state of each go on changing. */
function* momentsIn(
  rules: Rules<Shape>,
  number: number,
  isToHold: boolean,
): Generator<readonly [string, PositionLink, State<Shape>]> {
  const { game, seats, options } = rules;
  const luck = luckOfNumber(number, seats, VIEWER);
  const answers: number[] = [];
  const link: PositionLink = {
    game: game.id,
    version: game.version,
    seats,
    viewer: VIEWER,
    luck,
    options,
    answers,
    draft: [],
  };
  const { state } = start(rules, chacha20(matchSeed(luck, link)));
  const choose = chooser(rules, number);
  for (let awaited = waiting(rules, state); awaited.length > 0; awaited = waiting(rules, state)) {
    const isAnswering = state.answers.findIndex((picks, seat) => picks.length > 0 && awaited.includes(seat));
    const isBegun = isAnswering >= 0;
    const seat = isBegun ? isAnswering : (awaited[0] ?? VIEWER);
    const actions = legal(rules, state, seat);
    const at = choose(state, seat, actions);
    if (awaited.includes(VIEWER) && !isBegun) {
      yield [asking(rules, state)?.call.kind ?? '', link, state];
      if (
        isToHold &&
        seat === VIEWER &&
        answers.length >= SOON &&
        isToConfirm({ rules, course: beginAt(state) }, seat, actions[at])
      )
        yield [HELD, { ...link, draft: [at] }, state];
    }
    if (awaited.length > 1 && !isBegun) answers.push(awaited.indexOf(seat));
    answers.push(at);
    const action = actions[at];
    if (action === undefined) throw new Error(`${game.id} asks seat ${seat} and offers nothing`);
    advance(rules, state, seat, action);
  }
  yield [OVER, link, state];
}

type Choose = (state: State<Shape>, seat: Seat, actions: readonly Action<Shape>[]) => number;

/** Players of three sorts take turns from match to match: those who play well, those who play anything, and those who mostly do what is listed last. */
function chooser({ game, ...rules }: Rules<Shape>, number: number): Choose {
  const rng = sfc32(number);
  const random = (n: number): number => nextSfc32(rng) % n;
  const rollout = game.advice?.rollout;
  return (state, seat, actions) => {
    const sort = number % 3;
    if (sort === 2 && random(4) > 0) return actions.length - 1;
    if (sort > 0 || rollout === undefined) return random(actions.length);
    const seen = view({ game, ...rules }, copy(state), seat) as SeatView<Shape>;
    return Math.max(0, actions.indexOf(rollout(seen, actions, random)));
  };
}

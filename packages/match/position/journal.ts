import type { Action, Game, Seat, Shape } from '@consigliere/kernel';
import { begin, chacha20, isSame, legal, pick, play, rulesOf, waiting } from '@consigliere/kernel/host';
import { appendOf } from '../host/append-of.ts';
import { foldJournal, foldLines } from '../host/journal.ts';
import type { Match } from '../match.ts';
import type { Line } from '../room/lines.ts';
import type { Room } from '../room/room.ts';
import type { Append } from '../store.ts';
import { type PositionLink, writeLink } from './link.ts';

/** Why a link doesn't open. */
export type PositionProblem = 'position-broken' | 'position-other' | 'bad-seats' | 'bad-options';

/** The room that is to be made at a position. */
export interface NewRoom {
  readonly id: string;
  /** The viewer's player id and name. */
  readonly player: string;
  readonly name: string;
  readonly language: string;
  /** The level of the bot on each chair that isn't the viewer's. */
  readonly levelAt: (seat: Seat) => number;
  readonly at: number;
}

/** Everything to write for a room whose match stands at the position, or what is wrong with the link. */
export function openPosition(game: Game<Shape>, link: PositionLink, wanted: NewRoom): Append | PositionProblem {
  if (link.version !== game.version) return 'position-other';
  const { min, max } = game.seats;
  if (link.seats < min || link.seats > max) return 'bad-seats';
  if (!rulesOf(game, link.seats, link.options).ok) return 'bad-options';
  const journal = new Journal(game, openingLines(game, link, wanted), wanted);
  const numbers = [...link.answers];
  while (numbers.length > 0) {
    const seat = takeSeat(journal.room, numbers);
    const picks = seat === null ? null : takeAnswer(journal.room, seat, numbers);
    if (seat === null || picks === null) return 'position-broken';
    journal.write(answerLine(journal, seat, picks, link.viewer));
  }
  if (link.draft.length > 0) {
    const picks = draftPicks(journal.room, link);
    if (picks === null) return 'position-broken';
    journal.write({ ...answeredBy(journal, link.viewer, picks), hold: true });
  }
  return journal.append();
}

/** A journal while it is written, with the room it leads to. */
class Journal {
  room: Room;
  readonly #lines: Line[];
  readonly #at: number;

  constructor(game: Game<Shape>, lines: readonly Line[], { at, player, name }: NewRoom) {
    this.#lines = [...lines];
    this.#at = at;
    const room = foldJournal(
      lines.map((line, number) => this.#stored(line, number)),
      { gameOf: () => game },
      new Map([[player, name]]),
    );
    if (typeof room === 'string') throw new Error(room);
    this.room = room;
  }

  get length(): number {
    return this.#lines.length;
  }

  write(line: Line): void {
    this.room = foldLines(this.room, [this.#stored(line, this.length)]);
    this.#lines.push(line);
  }

  append(): Append {
    return appendOf(this.room, this.#lines, 0);
  }

  #stored(line: Line, number: number) {
    return { number, at: this.#at, body: JSON.stringify(line) };
  }
}

/**
 * The viewer and everybody else who has added to the luck sit down; once the match has begun, bots take the others' places. Bots whose
 * level is part of the luck keep it.
 */
function openingLines(game: Game<Shape>, { seats, viewer, luck, options }: PositionLink, wanted: NewRoom): Line[] {
  const { id, player, language, levelAt } = wanted;
  const terms = {
    ...{ id, game: game.id, version: game.version, seats, options, clock: { kind: 'calm' as const }, confirm: true },
    ...{ isPublic: false, language, owner: player },
  };
  const others = luck.entropy.map((_, seat) => seat).filter(seat => seat !== viewer);
  const bot = (seat: Seat, level = levelAt(seat)): Line => ({ type: 'bot', id: `position-bot-${seat}`, seat, level });
  const guests = others.filter(seat => luck.entropy[seat] !== null);
  const bots = others.filter(seat => luck.entropy[seat] === null);
  return [
    { type: 'opened', terms, seed: luck.seed, ...(luck.levels === null ? {} : { luck: 2 }) },
    // A bot that sits down makes entropy void, so people come after them.
    ...bots.map(seat => bot(seat, luck.levels?.[seat] ?? undefined)),
    ...luck.entropy.flatMap((entropy, seat): Line[] => {
      const sitter = seat === viewer ? player : `${player}-${seat}`;
      return entropy === null ? [] : [{ type: 'sat', id: `position-sat-${seat}`, seat, player: sitter, entropy }];
    }),
    { type: 'started', id: 'position-started' },
    ...guests.map(seat => bot(seat)),
  ];
}

const matchIn = ({ match }: Room): Match<Shape> => {
  if (match === null) throw new Error('the match of a position has begun');
  return match;
};

/** The seat that answers next; null: nobody is awaited, or the number names no seat that is. */
function takeSeat(room: Room, numbers: number[]): Seat | null {
  const { rules, course } = matchIn(room);
  const awaited = waiting(rules, course.state);
  return awaited[awaited.length > 1 ? (numbers.shift() ?? -1) : 0] ?? null;
}

/** The picks of the seat's next answer; null: the numbers don't make a whole one. */
function takeAnswer(room: Room, seat: Seat, numbers: number[]): readonly Action<Shape>[] | null {
  const { rules, course } = matchIn(room);
  let picks: readonly Action<Shape>[] = [];
  for (;;) {
    const picked = pick(rules, course.state, seat, picks);
    if (picked.complete) return picks;
    const action = legal(rules, picked.state, seat)[numbers.shift() ?? -1];
    if (action === undefined) return null;
    picks = [...picks, action];
  }
}

/** The viewer's picks so far; null: the viewer isn't asked, or the numbers aren't answers. */
function draftPicks(room: Room, { viewer, draft }: PositionLink): readonly Action<Shape>[] | null {
  const { rules, course } = matchIn(room);
  let { state } = course;
  const picks: Action<Shape>[] = [];
  for (const number of draft) {
    const isAsked = waiting(rules, state).includes(viewer) && state.flow.at(-1)?.id === course.state.flow.at(-1)?.id;
    const action = isAsked ? legal(rules, state, viewer)[number] : undefined;
    if (action === undefined) return null;
    picks.push(action);
    state = play(rules, state, viewer, action).state;
  }
  return picks;
}

function answerLine(journal: Journal, seat: Seat, picks: readonly Action<Shape>[], viewer: Seat): Line {
  const answered = answeredBy(journal, seat, picks);
  const { decision, branch } = answered;
  return seat === viewer ? answered : { type: 'released', decision, branch, answers: [[seat, picks, 'bot']] };
}

function answeredBy({ room, length }: Journal, seat: Seat, picks: readonly Action<Shape>[]) {
  const { course, branch } = matchIn(room);
  const decision = course.state.flow.at(-1)?.id ?? -1;
  return { type: 'answered', id: `position-${length}`, seat, decision, branch, picks, hold: false } as const;
}

/** The match, luck and viewer of a position that is to be linked. */
export interface Linked extends Pick<PositionLink, 'viewer' | 'luck'> {
  readonly match: Pick<Match<Shape>, 'rules' | 'seed' | 'course' | 'resumedFrom'>;
  readonly draft?: readonly Action<Shape>[];
}

/** The link to the current position of a match; null: it began under older rules, so no answers lead there. The link reveals the match's luck. */
export function linkTo({ match, viewer, luck, draft = [] }: Linked): string | null {
  const { rules, seed, course, resumedFrom } = match;
  if (resumedFrom !== undefined) return null;
  let { state } = begin(rules, chacha20(seed));
  const answers: number[] = [];
  const number = (seat: Seat, action: Action<Shape>, list: number[]): void => {
    list.push(legal(rules, state, seat).findIndex(each => isSame(each, action)));
    state = play(rules, state, seat, action).state;
  };
  for (const { seat, picks } of listStandingAnswers(course)) {
    const awaited = waiting(rules, state);
    if (awaited.length > 1) answers.push(awaited.indexOf(seat));
    for (const each of picks) number(seat, each, answers);
  }
  const drafted: number[] = [];
  for (const each of draft) number(viewer, each, drafted);
  const { game, seats, options } = rules;
  return writeLink({ game: game.id, version: game.version, seats, viewer, luck, options, answers, draft: drafted });
}

/** The answers that stand, the first one first: those that were taken back lead nowhere. */
function listStandingAnswers({ last }: Match<Shape>['course']) {
  const answers: { readonly seat: Seat; readonly picks: readonly Action<Shape>[] }[] = [];
  for (let each = last; each !== null; each = each.previous) answers.unshift(each);
  return answers;
}

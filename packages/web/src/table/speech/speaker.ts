import {
  type Follow,
  type FollowedTable,
  followEvent,
  type GameSpeech,
  type Seat,
  type Shape,
  type SpeechMoment,
} from '@consigliere/kernel';
import type { ChapterView } from '@consigliere/match';

/** A line at a seat. */
export interface SpokenLine {
  readonly seat: Seat;
  readonly moment: SpeechMoment;
  readonly text: string;
}

/** The characters at a table. */
interface Cast {
  /** The level of the bot in each seat; null: a person. */
  readonly levels: readonly (number | null)[];
  readonly speech: GameSpeech;
  readonly follow: Follow<Shape>;
  /** The same for everybody at a table, so that all hear the same lines. */
  readonly seed: string;
}

/** Bots speak in at most one of this many turns in a row. */
export const TURNS_BETWEEN = 3;
/** The turns without any word after which somebody speaks without a reason. */
const SILENCE = 5;

/** The most important moment first; sometimes it's the one who suffers who speaks. */
const ORDERS = [
  ['hits', 'leads', 'hurt', 'trails', 'gains', 'turn'],
  ['leads', 'hurt', 'hits', 'trails', 'gains', 'turn'],
  ['hurt', 'hits', 'trails', 'leads', 'gains', 'turn'],
] as const;

/** A number from a text, always the same: FNV-1a. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

type ToldEvent = ChapterView<Shape>['events'][number];
type OpenTable = Pick<FollowedTable<Shape>, 'seats' | 'given' | 'open'>;

const seatIn = (event: ToldEvent): Seat | null =>
  'seat' in event && typeof event.seat === 'number' ? event.seat : null;

const winnersIn = (event: ToldEvent): readonly Seat[] | null =>
  (event.type === 'over' || event.type === 'match-over') && 'winners' in event && Array.isArray(event.winners)
    ? event.winners
    : null;

/** Decides which character says which line. It hears every chapter once, in order, and knows only what everybody knows. */
export class Speaker {
  readonly #cast: Cast;
  readonly #said = new Set<string>();
  #chapters = 0;
  #turns = 0;
  #spokeAt = -TURNS_BETWEEN;
  /** Whose turn it is. */
  #turn: Seat | null = null;
  #hasGreeted = false;

  constructor(cast: Cast) {
    this.#cast = cast;
  }

  /** How many chapters it has heard. */
  get chapters(): number {
    return this.#chapters;
  }

  /** How many turns have begun. */
  get turns(): number {
    return this.#turns;
  }

  /** Hears the next chapter, with the table as it was then, and returns the line that follows it; null: silence. */
  hear({ events, by, undoneBy }: ChapterView<Shape>, table: OpenTable): SpokenLine | null {
    const luck = numberOf(`${this.#cast.seed}.${this.#chapters++}`);
    if (undoneBy !== null) return null;
    const found: (readonly [SpeechMoment, Seat])[] = [];
    for (const event of events) {
      const winners = winnersIn(event);
      if (winners !== null) return this.#speakLast(winners, luck);
      if (event.type === 'turn') {
        if (this.#turn !== null) found.push(['turn', this.#turn]);
        this.#turn = seatIn(event);
        this.#turns++;
      } else found.push(...this.#listMoments(event, { ...table, by: by?.[0] ?? null }, luck));
    }
    const bots = found.filter(([, seat]) => this.#isBot(seat));
    if (!this.#hasGreeted) return this.#greet(luck);
    const silent = this.#turns - this.#spokeAt;
    if (silent < TURNS_BETWEEN) return null;
    // A threat ends a turn where there are threats; elsewhere somebody breaks a long silence.
    const isTalkative = silent >= SILENCE || this.#cast.speech.threats.length > 0;
    for (const moment of ORDERS[luck % ORDERS.length] ?? ORDERS[0]) {
      if (moment === 'turn' && !isTalkative) continue;
      if ((moment === 'gains' || moment === 'turn') && luck & 1) continue;
      for (const [, seat] of bots.filter(([each]) => each === moment)) {
        const line = this.#choose(seat, [moment, 'turn'], luck);
        if (line !== null) return this.#speak(line);
      }
    }
    return null;
  }

  #isBot(seat: Seat): boolean {
    return this.#cast.levels[seat] != null;
  }

  #listMoments(event: ToldEvent, table: FollowedTable<Shape>, luck: number): (readonly [SpeechMoment, Seat])[] {
    const { hits, weight } = followEvent(this.#cast.follow, event, table);
    const named = seatIn(event);
    const doer = named ?? table.by;
    if (hits.length > 0)
      return [
        ...(doer === null || hits.includes(doer) ? [] : [['hits', doer] as const]),
        ...hits.map(seat => ['hurt', seat] as const),
      ];
    if (doer === null) return [];
    if (weight === 'threat') {
      const others = this.#listBots().filter(seat => seat !== doer);
      const other = others[luck % Math.max(1, others.length)];
      return [['leads', doer], ...(other === undefined ? [] : [['trails', other] as const])];
    }
    return weight === 'gain' ? [['gains', doer]] : [];
  }

  #listBots(): readonly Seat[] {
    return this.#cast.levels.flatMap((level, seat) => (level === null ? [] : [seat]));
  }

  #greet(luck: number): SpokenLine | null {
    this.#hasGreeted = true;
    const bots = this.#listBots();
    const seat = bots[luck % Math.max(1, bots.length)];
    const line = seat === undefined ? null : this.#choose(seat, ['greets'], luck);
    return line === null ? null : this.#speak(line);
  }

  /** One bot has the last word: a winner if there's one among them. */
  #speakLast(winners: readonly Seat[], luck: number): SpokenLine | null {
    const bots = this.#listBots();
    const winning = bots.filter(seat => winners.includes(seat));
    const speakers = winning.length > 0 ? winning : bots;
    const seat = speakers[luck % Math.max(1, speakers.length)];
    return seat === undefined ? null : this.#choose(seat, [winning.length > 0 ? 'wins' : 'loses'], luck);
  }

  /** A line that this seat hasn't said yet, for the first of these moments that has one. */
  #choose(seat: Seat, moments: readonly SpeechMoment[], luck: number): SpokenLine | null {
    const character = this.#cast.speech.characters[(this.#cast.levels[seat] ?? 0) - 1];
    if (character === undefined) return null;
    for (const moment of moments) {
      const left = character[moment].filter(text => !this.#said.has(text));
      const text = left[luck % Math.max(1, left.length)];
      if (text !== undefined) return { seat, moment, text };
    }
    return null;
  }

  #speak(line: SpokenLine): SpokenLine {
    this.#said.add(line.text);
    this.#spokeAt = this.#turns;
    return line;
  }
}

import { isSame, replay } from '@consigliere/kernel/host';
import {
  type Ack,
  type Append,
  type BotQuestion,
  type Closed,
  type Command,
  foldJournal,
  foldLines,
  type Line,
  type Room,
  type RoomStore,
  type RoomView,
  recordOf,
  type StoredLine,
  viewMatch,
  viewRoom,
} from '@consigliere/match';
import { gameOf } from '../lib/game.ts';
import { findSecret, showsSomeState } from './frames.ts';
import { InjectedFault } from './simulated-store.ts';
import { isSecret, type Timeline, TimingCheck } from './timeline.ts';
import type { Violation, ViolationName } from './violations.ts';

/** Makes a viewer's view of a room. */
export type RoomViewer = typeof viewRoom;

/** When a life of a node last waited for the store. */
interface BusyPeriod {
  open: number;
  from: number;
  to: number;
}

const idOf = (line: Line): string | null => ('id' in line ? line.id : null);

/** Checks everything that is written, acknowledged and shown against the journal of the one room. */
export class Audit {
  readonly violations: Violation[] = [];
  /** The room after each line. */
  readonly rooms: Room[] = [];
  readonly #timeline: Timeline;
  readonly #viewRoom: RoomViewer;
  /** Whether all nodes have the same, right house time. Otherwise only bounds can be checked. */
  readonly #hasRightClocks: boolean;
  readonly #tell: (text: string) => void;
  readonly #timing = new TimingCheck();
  readonly #ids = new Map<string, number>();
  readonly #refused = new Set<string>();
  /** How often each command has reached a node. */
  readonly #arrivals = new Map<string, number>();
  /** Commands that are written and not acknowledged yet, by life. */
  readonly #unacknowledged = new Map<string, Set<string>>();
  readonly #busy = new Map<string, BusyPeriod>();
  readonly #questions = new Set<string>();
  readonly #answered = new Set<string>();
  #state: string | null = null;

  constructor(
    timeline: Timeline,
    tell: (text: string) => void,
    { viewRoomAs = viewRoom, hasRightClocks = true }: { viewRoomAs?: RoomViewer | undefined; hasRightClocks?: boolean },
  ) {
    this.#timeline = timeline;
    this.#tell = tell;
    this.#viewRoom = viewRoomAs;
    this.#hasRightClocks = hasRightClocks;
  }

  get room(): Room {
    const room = this.rooms.at(-1);
    if (room === undefined) throw new Error("the room isn't open yet");
    return room;
  }

  trace(text: string): void {
    this.#tell(text);
  }

  violate(name: ViolationName, what: string): void {
    this.trace(`VIOLATION ${name}: ${what}`);
    // Later violations follow from the first.
    if (this.violations.length === 0) this.violations.push({ name, what });
  }

  /** Handles an error that was thrown somewhere. */
  fault(life: string, fault: unknown): void {
    if (fault instanceof InjectedFault) return this.trace(`node ${life}: ${fault.message}`);
    this.violate('fault', `node ${life}: ${fault instanceof Error ? fault.stack : fault}`);
  }

  /** The store as one life of a node uses it, with checks around it. */
  watchStore(life: string, store: RoomStore): RoomStore {
    const busy: BusyPeriod = { open: 0, from: -1, to: -1 };
    this.#busy.set(life, busy);
    const during = async <X>(work: Promise<X>): Promise<X> => {
      if (busy.open++ === 0 && busy.to !== this.#timeline.houseTime()) busy.from = this.#timeline.houseTime();
      try {
        return await work;
      } finally {
        busy.open--;
        busy.to = this.#timeline.houseTime();
      }
    };
    return {
      append: async append => {
        this.#checkTimes(append);
        this.#checkTick(append, busy);
        try {
          return await during(store.append(append));
        } catch (error) {
          // The node doesn't know whether the lines are written, so it acknowledges nothing.
          this.#unacknowledged.delete(life);
          throw error;
        }
      },
      read: (room, from) => during(store.read(room, from)),
      readNames: room => during(store.readNames(room)),
      claim: (now, limit, lease) => during(store.claim(now, limit, lease)),
    };
  }

  /** Notes a line that has become durable. */
  noteCommit(stored: StoredLine, append: Append, life: string): void {
    const line = JSON.parse(stored.body) as Line;
    this.trace(`line ${stored.number} by ${life}, at ${stored.at}: ${stored.body.slice(0, 240)}`);
    const id = idOf(line);
    if (id !== null) this.#identify(id, life);
    const before = this.rooms.at(-1);
    if (before !== undefined) this.#checkLine(before, line);
    try {
      const room = before === undefined ? this.#fold([stored]) : foldLines(before, [stored]);
      this.rooms.push({ ...room, names: new Map([...room.names, ...(append.names ?? [])]) });
    } catch (error) {
      return this.violate('unfit-line', `line ${stored.number}: ${error}`);
    }
    const wrong = this.#timing.note(before, this.room, stored.at);
    if (wrong !== null) this.violate(...wrong);
    this.#state = append.state();
    if (before !== undefined) this.#checkDraft(before, line);
  }

  /** Notes a command that has reached a node; true if it is written already. */
  noteArrival(id: string): boolean {
    this.#arrivals.set(id, (this.#arrivals.get(id) ?? 0) + 1);
    return this.#ids.has(id);
  }

  /** Whether the room was already as a player wants it at some time since it had this many lines; then the command needs no line. */
  wasAsWanted(player: string, command: Command, since: number): boolean {
    return this.rooms.slice(Math.max(0, since - 1)).some(({ terms, chairs, orders, isStarting }) => {
      if (command.type === 'start') return isStarting;
      if (command.type === 'change-terms') {
        const { type: _, ...wanted } = command;
        return isSame({ ...terms, ...wanted }, terms);
      }
      if (command.type === 'clear') return chairs[command.seat]?.sitter === 'nobody';
      const seat = chairs.findIndex(chair => chair.player === player);
      if (command.type === 'leave') return chairs[seat]?.hasLeft === true;
      return command.type === 'order' && seat >= 0 && (orders[seat]?.kind ?? null) === command.order;
    });
  }

  /**
   * Notes how a command has ended. `wasWritten`: it was written when it arrived; another copy may have been written since.
   * `isIdle`: it changes nothing.
   */
  noteAck(life: string, id: string, ack: Ack, { wasWritten = false, isIdle = false } = {}): void {
    this.#unacknowledged.get(life)?.delete(id);
    this.trace(`node ${life} acknowledges ${id}: ${ack.ok ? 'done' : ack.code}`);
    const isWritten = this.#ids.has(id);
    if (ack.ok && !isWritten && !isIdle) this.violate('acknowledged-unwritten', id);
    if (!ack.ok && (wasWritten || (isWritten && this.#arrivals.get(id) === 1)))
      this.violate('refused-yet-written', `${id} (${ack.code}) by node ${life}`);
    if (!ack.ok) this.#refused.add(id);
  }

  /** Checks a frame that a node sends to a viewer. */
  checkFrame(life: string, player: string | null, text: string): void {
    const [untold] = this.#unacknowledged.get(life) ?? [];
    if (untold !== undefined) this.violate('shown-before-acknowledged', untold);
    const secret = findSecret(text, this.room);
    if (secret !== undefined) this.violate('secret-shown', `${secret} to ${player}`);
    else if (!showsSomeState(this.rooms, player, text))
      this.violate('shown-before-written', `to ${player} by node ${life}: ${text.slice(0, 300)}`);
  }

  noteQuestion({ view }: BotQuestion): void {
    const text = JSON.stringify(view);
    this.#questions.add(text);
    const secret = findSecret(text, this.room);
    if (secret !== undefined) this.violate('secret-shown', `${secret} to a bot`);
  }

  /** The view of an up-to-date viewer, without chapters. */
  currentViewFor(player: string | null): RoomView {
    return viewRoom(this.room, player, 1e9);
  }

  /** Checks at the end that a fresh host has folded the journal into the same room, and that its record replays. */
  conclude(fresh: Room | Closed): void {
    const withoutRules = (room: Room): string =>
      JSON.stringify({ ...room, rules: null, match: room.match === null ? null : { ...room.match, rules: null } });
    if (typeof fresh === 'string') return this.violate('fold-differs', fresh);
    const room = this.rooms[fresh.lines - 1];
    if (room === undefined || withoutRules(fresh) !== withoutRules(room))
      this.violate('fold-differs', 'folding at once and line by line gives different rooms');
    const { match } = this.room;
    if (match === null) return;
    if (this.#state !== JSON.stringify(match.course.state))
      this.violate('fold-differs', 'the stored state differs from the journal');
    for (const each of replay(match.rules, recordOf(match))) if (!each.ok) this.violate('record-differs', each.why);
  }

  #fold(lines: readonly StoredLine[]): Room {
    const room = foldJournal(lines, { gameOf });
    if (typeof room === 'string') throw new Error(room);
    return room;
  }

  #identify(id: string, life: string): void {
    const times = (this.#ids.get(id) ?? 0) + 1;
    this.#ids.set(id, times);
    if (times > 1) this.violate('written-twice', id);
    if (this.#refused.has(id) && this.#arrivals.get(id) === 1) this.violate('refused-yet-written', `${id}, later`);
    const untold = this.#unacknowledged.get(life) ?? new Set();
    this.#unacknowledged.set(life, untold.add(id));
  }

  #checkTimes({ lines }: Append): void {
    if (!this.#hasRightClocks) return;
    const house = this.#timeline.houseTime();
    const wrong = lines.find(({ at }) => at !== house);
    if (wrong !== undefined) this.violate('outage-counted', `written at ${house} as of ${wrong.at}: ${wrong.body}`);
  }

  /** Checks times before the line is written, while it is known what the node is waiting for. */
  #checkTick({ lines, expected }: Append, busy: BusyPeriod): void {
    const before = this.rooms[expected - 1];
    const [stored] = lines;
    if (before === undefined || stored === undefined || before !== this.rooms.at(-1)) return;
    const isDelayed = (since: number, at: number): boolean => busy.from <= since && (busy.open > 0 || busy.to === at);
    const wrong = this.#timing.check(before, JSON.parse(stored.body) as Line, stored.at, isDelayed);
    // A clock that follows another one may stand at a tick.
    if (wrong !== null && (this.#hasRightClocks || wrong[0] !== 'off-tick')) this.violate(...wrong);
  }

  #checkLine(before: Room, line: Line): void {
    const decision = before.match?.course.state.flow.at(-1)?.id;
    if (line.type === 'undone') this.#answered.delete(`${decision} ${before.match?.branch} ${line.seat}`);
    if (line.type !== 'released' || before.match === null) return;
    for (const [seat, , by] of line.answers) {
      if (isSecret(before)) {
        const answer = `${line.decision} ${line.branch} ${seat}`;
        if (this.#answered.has(answer)) this.violate('answered-twice', answer);
        this.#answered.add(answer);
      } else if (by === 'bot' || by === 'stand-in') {
        const { view, prompt } = viewMatch(before.match, seat, 1e9);
        if ((prompt?.actions.length ?? 0) > 1 && !this.#questions.has(JSON.stringify(view)))
          this.violate('bot-not-asked', `seat ${seat} in decision ${line.decision}`);
      }
    }
  }

  /** Checks that nobody else learns of a draft or a standing order. */
  #checkDraft(before: Room, line: Line): void {
    if (!('seat' in line) || before.match === null || before.match.deeds !== this.room.match?.deeds) return;
    // Everybody may see that an absent player is back.
    if (!['answered', 'undone', 'ordered'].includes(line.type) || before.chairs[line.seat]?.isAway) return;
    const others = before.chairs.flatMap(({ player }, seat) => (seat === line.seat || player === null ? [] : [player]));
    for (const player of [null, ...others])
      if (
        JSON.stringify(this.#viewRoom(before, player, 1e9)) !== JSON.stringify(this.#viewRoom(this.room, player, 1e9))
      )
        this.violate('draft-shown', `line ${this.room.lines - 1} (${line.type} of seat ${line.seat}) to ${player}`);
  }
}

import type { BenchGuest, GuestListeners, SeatConnections } from './guest.ts';

/** What is on the way: when it was sent, and the table after it once that is known. */
interface SentAnswer {
  readonly at: number;
  /** How far its sender had seen. */
  readonly from: number;
  number: number | null;
}

/** Says whether one more answer may be sent, and is told what became of those that were. */
export interface LoadRound {
  /** `later` is called when it may not be sent yet, but can be now. */
  maySend(later: () => void): boolean;
  acknowledged(milliseconds: number): void;
  seenByAll(milliseconds: number): void;
  /** An answer came too late: another one may be sent instead. */
  late(): void;
}

interface BenchSeat {
  guest: BenchGuest;
  /** How far he has seen. */
  number: number;
  answers: () => readonly unknown[];
  sent: SentAnswer | null;
  isAcknowledged: boolean;
}

const NOBODY: BenchGuest = { answer: () => {}, close: () => {} };

/** A table whose guests answer at once, by chance, whenever they are asked. */
export class BenchTable {
  isOver = false;
  readonly #benchSeats: BenchSeat[];
  readonly #randomShare: () => number;
  readonly #round: () => LoadRound;
  #open: SentAnswer[] = [];

  constructor(seats: number, randomShare: () => number, round: () => LoadRound) {
    this.#benchSeats = Array.from({ length: seats }, () => ({
      guest: NOBODY,
      number: -1,
      answers: () => [],
      sent: null,
      isAcknowledged: false,
    }));
    this.#randomShare = randomShare;
    this.#round = round;
  }

  /** Connects everybody; over when each has seen the table. */
  async connect(seats: SeatConnections): Promise<void> {
    await Promise.all(
      this.#benchSeats.map(
        (benchSeat, seat) =>
          new Promise<void>((resolve, reject) => {
            const connect = seats[seat];
            if (connect === undefined) throw new Error(`nobody sits at ${seat}`);
            benchSeat.guest = connect(this.#listenersOf(benchSeat, resolve, reject));
          }),
      ),
    );
  }

  /** Goes on: whoever is asked answers. */
  play(): void {
    for (const benchSeat of this.#benchSeats) this.#answer(benchSeat);
  }

  close(): void {
    for (const { guest } of this.#benchSeats) guest.close();
  }

  #listenersOf(benchSeat: BenchSeat, joined: () => void, lost: (why: unknown) => void): GuestListeners {
    let isJoined = false;
    return {
      lost: why => {
        if (isJoined) throw why;
        lost(why);
      },
      acknowledged: () => {
        if (benchSeat.sent === null) return;
        benchSeat.isAcknowledged = true;
        this.#round().acknowledged(performance.now() - benchSeat.sent.at);
      },
      late: () => {
        const { sent } = benchSeat;
        if (sent === null) return;
        this.#open = this.#open.filter(each => each !== sent);
        benchSeat.sent = null;
        // What made it late may have been shown before; otherwise it is shown next.
        if (benchSeat.number === sent.from) benchSeat.answers = () => [];
        this.#round().late();
      },
      seen: (number, answers, isOver) => {
        benchSeat.number = number;
        benchSeat.answers = answers;
        this.isOver ||= isOver;
        isJoined = true;
        joined();
        if (benchSeat.sent !== null && benchSeat.isAcknowledged) {
          benchSeat.sent.number = number;
          benchSeat.sent = null;
          benchSeat.isAcknowledged = false;
        }
        this.#settle();
        this.#answer(benchSeat);
      },
    };
  }

  /** What everybody has seen is done. */
  #settle(): void {
    const seen = Math.min(...this.#benchSeats.map(({ number }) => number));
    const isDone = ({ number }: SentAnswer): boolean => number !== null && number <= seen;
    const done = this.#open.filter(isDone);
    this.#open = this.#open.filter(each => !isDone(each));
    // Last: whoever is told may answer at once.
    for (const { at } of done) this.#round().seenByAll(performance.now() - at);
  }

  #answer(benchSeat: BenchSeat): void {
    if (benchSeat.sent !== null || this.isOver) return;
    const answers = benchSeat.answers();
    if (answers.length === 0 || !this.#round().maySend(() => this.#answer(benchSeat))) return;
    benchSeat.sent = { at: performance.now(), from: benchSeat.number, number: null };
    this.#open.push(benchSeat.sent);
    benchSeat.guest.answer(answers[Math.floor(this.#randomShare() * answers.length)]);
  }
}

import type { BenchGuest, GuestListeners, SeatConnections } from './guest.ts';

/** An answer in flight: when it was sent, and the number of the table view that includes it, once known. */
interface SentAnswer {
  readonly at: number;
  /** The number of the sender's last view. */
  readonly from: number;
  number: number | null;
}

/** Decides whether another answer may be sent, and collects latencies. */
export interface LoadRound {
  /** `later` is called when an answer that had to wait may be sent. */
  maySend(later: () => void): boolean;
  acknowledged(milliseconds: number): void;
  seenByAll(milliseconds: number): void;
  /** An answer came too late; another may be sent instead. */
  late(): void;
}

interface BenchSeat {
  guest: BenchGuest;
  /** The number of the guest's last view. */
  number: number;
  answers: () => readonly unknown[];
  sent: SentAnswer | null;
  isAcknowledged: boolean;
}

const NOBODY: BenchGuest = { answer: () => {}, close: () => {} };

/** A table whose guests answer at once and at random. */
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

  /** Connects everybody; resolves when each has seen the table. */
  async connect(seats: SeatConnections): Promise<void> {
    await Promise.all(
      this.#benchSeats.map(
        (benchSeat, seat) =>
          new Promise<void>((resolve, reject) => {
            const connect = seats[seat];
            if (connect === undefined) throw new Error(`there is no seat ${seat}`);
            benchSeat.guest = connect(this.#listenersOf(benchSeat, resolve, reject));
          }),
      ),
    );
  }

  /** Lets every awaited guest answer. */
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
        // The view that made it late has either arrived already or comes next.
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

  /** Reports the answers that everybody has seen. */
  #settle(): void {
    const seen = Math.min(...this.#benchSeats.map(({ number }) => number));
    const isDone = ({ number }: SentAnswer): boolean => number !== null && number <= seen;
    const done = this.#open.filter(isDone);
    this.#open = this.#open.filter(each => !isDone(each));
    // This comes last, because the callback may send the next answer.
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

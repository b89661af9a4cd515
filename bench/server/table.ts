import type { Ears, Guest, Seats } from './guest.ts';

/** What is on the way: when it was sent, and the table after it once that is known. */
interface Sent {
  readonly at: number;
  /** How far its sender had seen. */
  readonly from: number;
  number: number | null;
}

/** Says whether one more answer may be sent, and is told what became of those that were. */
export interface Round {
  /** `later` is called when it may not be sent yet, but can be now. */
  maySend(later: () => void): boolean;
  acknowledged(milliseconds: number): void;
  seenByAll(milliseconds: number): void;
  /** An answer came too late: another one may be sent instead. */
  late(): void;
}

interface Place {
  guest: Guest;
  /** How far he has seen. */
  number: number;
  answers: () => readonly unknown[];
  sent: Sent | null;
  isAcknowledged: boolean;
}

const NOBODY: Guest = { answer: () => {}, close: () => {} };

/** A table whose guests answer at once, by chance, whenever they are asked. */
export class Table {
  isOver = false;
  readonly #places: Place[];
  readonly #chance: () => number;
  readonly #round: () => Round;
  #open: Sent[] = [];

  constructor(seats: number, chance: () => number, round: () => Round) {
    this.#places = Array.from({ length: seats }, () => ({
      guest: NOBODY,
      number: -1,
      answers: () => [],
      sent: null,
      isAcknowledged: false,
    }));
    this.#chance = chance;
    this.#round = round;
  }

  /** Connects everybody; over when each has seen the table. */
  async connect(seats: Seats): Promise<void> {
    await Promise.all(
      this.#places.map(
        (place, seat) =>
          new Promise<void>((resolve, reject) => {
            const connect = seats[seat];
            if (connect === undefined) throw new Error(`nobody sits at ${seat}`);
            place.guest = connect(this.#ears(place, resolve, reject));
          }),
      ),
    );
  }

  /** Goes on: whoever is asked answers. */
  play(): void {
    for (const place of this.#places) this.#answer(place);
  }

  close(): void {
    for (const { guest } of this.#places) guest.close();
  }

  #ears(place: Place, joined: () => void, lost: (why: unknown) => void): Ears {
    let isJoined = false;
    return {
      lost: why => {
        if (isJoined) throw why;
        lost(why);
      },
      acknowledged: () => {
        if (place.sent === null) return;
        place.isAcknowledged = true;
        this.#round().acknowledged(performance.now() - place.sent.at);
      },
      late: () => {
        const { sent } = place;
        if (sent === null) return;
        this.#open = this.#open.filter(each => each !== sent);
        place.sent = null;
        // What made it late may have been shown before; otherwise it is shown next.
        if (place.number === sent.from) place.answers = () => [];
        this.#round().late();
      },
      seen: (number, answers, isOver) => {
        place.number = number;
        place.answers = answers;
        this.isOver ||= isOver;
        isJoined = true;
        joined();
        if (place.sent !== null && place.isAcknowledged) {
          place.sent.number = number;
          place.sent = null;
          place.isAcknowledged = false;
        }
        this.#settle();
        this.#answer(place);
      },
    };
  }

  /** What everybody has seen is done. */
  #settle(): void {
    const seen = Math.min(...this.#places.map(({ number }) => number));
    const isDone = ({ number }: Sent): boolean => number !== null && number <= seen;
    const done = this.#open.filter(isDone);
    this.#open = this.#open.filter(each => !isDone(each));
    // Last: whoever is told may answer at once.
    for (const { at } of done) this.#round().seenByAll(performance.now() - at);
  }

  #answer(place: Place): void {
    if (place.sent !== null || this.isOver) return;
    const answers = place.answers();
    if (answers.length === 0 || !this.#round().maySend(() => this.#answer(place))) return;
    place.sent = { at: performance.now(), from: place.number, number: null };
    this.#open.push(place.sent);
    place.guest.answer(answers[Math.floor(this.#chance() * answers.length)]);
  }
}

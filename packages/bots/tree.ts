/** No edge, no child. */
export const NONE = -1;
const FIRST_SIZE = 1024;

/**
 * The tree of a search, in lists of numbers. An edge is an answer at one point with its statistics; the edges of a point are chained in
 * the order in which they were first seen. A point is named by the edge that leads to it; the root is `NONE`.
 */
export class Tree {
  readonly seats: number;
  edges = 0;
  answer = new Int32Array(FIRST_SIZE);
  visits = new Int32Array(FIRST_SIZE);
  /** How often the answer could have been chosen. */
  available = new Int32Array(FIRST_SIZE);
  /** The sum of what was won through it, by edge and seat. */
  won: Float64Array;
  #next = new Int32Array(FIRST_SIZE);
  #first = new Int32Array(FIRST_SIZE).fill(NONE);
  #root = NONE;

  constructor(seats: number) {
    this.seats = seats;
    this.won = new Float64Array(FIRST_SIZE * seats);
  }

  firstOf(point: number): number {
    return point === NONE ? this.#root : (this.#first[point] as number);
  }

  /**
   * Finds the edge of an answer, or makes it. `after` is the edge found before at the same point: answers come in nearly the same order
   * every time, so the next edge in the chain is usually the right one.
   */
  find(point: number, answer: number, after: number): number {
    const first = this.firstOf(point);
    let last = NONE;
    for (
      let edge = after === NONE ? first : (this.#next[after] as number);
      edge !== NONE;
      edge = this.#next[edge] as number
    ) {
      if (this.answer[edge] === answer) return edge;
      last = edge;
    }
    for (let edge = first; edge !== NONE && edge !== after; edge = this.#next[edge] as number)
      if (this.answer[edge] === answer) return edge;
    return this.#add(point, answer, last === NONE ? after : last);
  }

  #add(point: number, answer: number, last: number): number {
    if (this.edges === this.answer.length) this.#grow();
    const edge = this.edges++;
    this.answer[edge] = answer;
    this.#next[edge] = NONE;
    if (last !== NONE) this.#next[last] = edge;
    else if (point === NONE) this.#root = edge;
    else this.#first[point] = edge;
    return edge;
  }

  #grow(): void {
    const size = 2 * this.edges;
    this.answer = larger(this.answer, size);
    this.visits = larger(this.visits, size);
    this.available = larger(this.available, size);
    this.#next = larger(this.#next, size);
    this.#first = larger(this.#first, size).fill(NONE, this.edges);
    const won = new Float64Array(size * this.seats);
    won.set(this.won);
    this.won = won;
  }
}

function larger(numbers: Int32Array, size: number): Int32Array<ArrayBuffer> {
  const all = new Int32Array(size);
  all.set(numbers);
  return all;
}

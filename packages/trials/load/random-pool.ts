/** A set with constant-time insertion, removal and random choice. */
export class RandomPool<X> {
  readonly #all: X[] = [];
  readonly #places = new Map<X, number>();

  get size(): number {
    return this.#all.length;
  }

  setMember(one: X, isReady: boolean): void {
    if (isReady === this.#places.has(one)) return;
    if (isReady) {
      this.#places.set(one, this.#all.length);
      this.#all.push(one);
    } else this.#remove(one);
  }

  pick(random: (n: number) => number): X | undefined {
    return this.#all[random(Math.max(1, this.#all.length))];
  }

  #remove(one: X): void {
    const database = this.#places.get(one) ?? 0;
    const last = this.#all.pop();
    this.#places.delete(one);
    if (last === undefined || last === one) return;
    this.#all[database] = last;
    this.#places.set(last, database);
  }
}

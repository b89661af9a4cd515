/**
 * A queue whose items have a path of keys, here the guest who opened a table and the table itself. At every level the keys take
 * turns: however many items one guest or one table has queued, another guest's first item waits for one of them at most.
 */
export class FairQueue<X> {
  /** In the order in which their turns come. */
  readonly #branches = new Map<string, FairQueue<X>>();
  readonly #items: X[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The number of items with this first key. */
  sizeOf(key: string): number {
    return this.#branches.get(key)?.size ?? 0;
  }

  /** The number of other first keys. */
  countOthers(key: string): number {
    return this.#branches.size - (this.#branches.has(key) ? 1 : 0);
  }

  add(item: X, [key, ...rest]: readonly string[]): void {
    this.#size++;
    if (key === undefined) {
      this.#items.push(item);
      return;
    }
    const branch = this.#branches.get(key) ?? new FairQueue<X>();
    this.#branches.set(key, branch);
    branch.add(item, rest);
  }

  take(): X | undefined {
    if (this.#size === 0) return undefined;
    this.#size--;
    const [next] = this.#branches;
    if (next === undefined) return this.#items.shift();
    const [key, branch] = next;
    const item = branch.take();
    this.#branches.delete(key);
    if (branch.size > 0) this.#branches.set(key, branch);
    return item;
  }
}

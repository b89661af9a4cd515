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

  /** The first keys, in the order in which their turns come. */
  get keys(): Iterable<string> {
    return this.#branches.keys();
  }

  /** The number of items with this first key. */
  sizeOf(key: string): number {
    return this.#branches.get(key)?.size ?? 0;
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

  /** Takes the next item, or the next one with this first key. */
  take(key = this.#branches.keys().next().value): X | undefined {
    if (this.#size === 0) return undefined;
    if (key === undefined) {
      this.#size--;
      return this.#items.shift();
    }
    const branch = this.#branches.get(key);
    const item = branch?.take();
    if (branch === undefined || item === undefined) return undefined;
    this.#size--;
    this.#branches.delete(key);
    if (branch.size > 0) this.#branches.set(key, branch);
    return item;
  }

  /** Takes an item out of its turn; says whether it was there. */
  remove(item: X, [key, ...rest]: readonly string[]): boolean {
    const branch = key === undefined ? undefined : this.#branches.get(key);
    const at = key === undefined ? this.#items.indexOf(item) : -1;
    if (branch === undefined ? at < 0 : !branch.remove(item, rest)) return false;
    if (branch === undefined) this.#items.splice(at, 1);
    else if (key !== undefined && branch.size === 0) this.#branches.delete(key);
    this.#size--;
    return true;
  }
}

const HEAP = /^nodejs_heap_size_used_bytes (\d+)/m;
const EVERY = 500;

interface HeapSample {
  readonly at: number;
  readonly heap: number;
}

/** Watches how much memory a server uses, as it tells itself. */
export class MemoryWatch {
  readonly #levels: HeapSample[] = [];
  readonly #address: string;
  #timer: NodeJS.Timeout | undefined;

  constructor(address: string) {
    this.#address = address;
    this.#schedule();
  }

  /** Bytes in use at the lowest from one time to another: what is left after a collection. */
  lowest(from: number, to: number): number {
    return Math.min(...this.#levels.filter(({ at }) => at >= from && at < to).map(({ heap }) => heap));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #schedule(): void {
    this.#timer = setTimeout(() => void this.#takeSample(), EVERY);
  }

  async #takeSample(): Promise<void> {
    const text = await fetch(`http://${this.#address}/metrics`).then(
      answer => answer.text(),
      () => '',
    );
    const [, heap] = HEAP.exec(text) ?? [];
    if (heap !== undefined) this.#levels.push({ at: performance.now(), heap: Number(heap) });
    if (this.#timer !== undefined) this.#schedule();
  }
}

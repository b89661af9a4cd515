const HEAP = /^nodejs_heap_size_used_bytes (\d+)/m;
const EVERY = 500;

interface HeapSample {
  readonly at: number;
  readonly heap: number;
}

/** Samples the heap size that a server reports in its metrics. */
export class MemoryWatch {
  readonly #levels: HeapSample[] = [];
  readonly #address: string;
  #timer: NodeJS.Timeout | undefined;

  constructor(address: string) {
    this.#address = address;
    this.#schedule();
  }

  /** The smallest heap size in a period, which is what garbage collection leaves. */
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

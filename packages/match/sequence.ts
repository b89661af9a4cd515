/** Items in a block. */
const BLOCK = 64;

/**
 * An immutable list that is cheap to append to: everything but the last block is shared with the list before. With a copy of an array for
 * each line, reading a long journal would take time that grows with the square of its length.
 */
export class Sequence<X> implements Iterable<X> {
  readonly blocks: readonly (readonly X[])[];
  readonly length: number;

  private constructor(blocks: readonly (readonly X[])[], length: number) {
    this.blocks = blocks;
    this.length = length;
  }

  static of<X>(items: readonly X[]): Sequence<X> {
    const blocks = Array.from({ length: Math.ceil(items.length / BLOCK) }, (_, block) =>
      items.slice(block * BLOCK, (block + 1) * BLOCK),
    );
    return new Sequence(blocks, items.length);
  }

  append(item: X): Sequence<X> {
    const last = this.blocks.at(-1);
    const blocks =
      last === undefined || last.length === BLOCK
        ? [...this.blocks, [item]]
        : this.blocks.with(this.blocks.length - 1, [...last, item]);
    return new Sequence(blocks, this.length + 1);
  }

  /** As in an array: negative numbers count from the end. */
  at(index: number): X | undefined {
    const at = index < 0 ? this.length + index : index;
    return at < 0 ? undefined : this.blocks[Math.floor(at / BLOCK)]?.[at % BLOCK];
  }

  /** The items from a place on, as an array. */
  slice(from = 0): X[] {
    const first = Math.floor(from / BLOCK);
    return this.blocks.slice(first).flatMap((block, at) => (at === 0 ? block.slice(from % BLOCK) : block));
  }

  [Symbol.iterator](): Iterator<X> {
    return this.slice()[Symbol.iterator]();
  }
}

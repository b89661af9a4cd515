/** More than this at once makes the first wait longer and nothing cheaper. */
const LARGEST = 512;

interface QueuedItem<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

export interface GroupCommit<Item, Answer> {
  /** Resolves once the commit with the item is done. */
  add(item: Item): Promise<Answer>;
  /** Resolves once nothing is pending. */
  whenIdle(): Promise<void>;
}

/** Items that arrive during a commit go together into the next one; those of one room one at a time, in order. */
export function groupCommit<Item extends { readonly room: string }, Answer>(
  commit: (batch: readonly Item[]) => Promise<readonly Answer[]>,
): GroupCommit<Item, Answer> {
  let waiting: QueuedItem<Item, Answer>[] = [];
  let running: Promise<void> | undefined;

  function takeBatch(): QueuedItem<Item, Answer>[] {
    const batch = new Map<string, QueuedItem<Item, Answer>>();
    const rest: QueuedItem<Item, Answer>[] = [];
    for (const one of waiting) {
      if (batch.size < LARGEST && !batch.has(one.item.room)) batch.set(one.item.room, one);
      else rest.push(one);
    }
    waiting = rest;
    return [...batch.values()];
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      // The embedded database blocks during a commit: only a turn of the loop lets new items in.
      await new Promise(resolve => setImmediate(resolve));
      const batch = takeBatch();
      try {
        const answers = await commit(batch.map(({ item }) => item));
        for (const [index, answer] of answers.entries()) batch[index]?.resolve(answer);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    running = undefined;
  }

  return {
    add: item =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        running ??= run();
      }),
    whenIdle: async () => running,
  };
}

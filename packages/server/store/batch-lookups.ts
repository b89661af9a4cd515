/** More than this in one query makes the first wait longer and nothing cheaper. */
const LARGEST = 256;

/**
 * Batches many small queries: keys asked for in one turn of the loop, or while the last query runs, are queried together. So thousands of
 * clients that reconnect at once wait for some dozens of queries, not in line for thousands.
 */
export function batchLookups<Answer>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): (key: string) => Promise<Answer | undefined> {
  let waiting = new Map<string, PromiseWithResolvers<Answer | undefined>>();
  let isAsking = false;

  async function run(): Promise<void> {
    isAsking = true;
    while (waiting.size > 0) {
      await new Promise(resolve => setImmediate(resolve));
      const batch = [...waiting].slice(0, LARGEST);
      waiting = new Map([...waiting].slice(LARGEST));
      try {
        const answers = await ask(padKeys(batch.map(([key]) => key)));
        for (const [key, { resolve }] of batch) resolve(answers.get(key));
      } catch (fault) {
        for (const [, { reject }] of batch) reject(fault);
      }
    }
    isAsking = false;
  }

  return key => {
    const asked = waiting.get(key) ?? Promise.withResolvers<Answer | undefined>();
    waiting.set(key, asked);
    if (!isAsking) void run();
    return asked.promise;
  };
}

/** Padded to the next power of two by repeating the last key, because a database prepares a statement for each length. */
function padKeys(keys: readonly string[]): readonly string[] {
  const length = 2 ** Math.ceil(Math.log2(keys.length));
  return [...keys, ...Array<string>(length - keys.length).fill(keys.at(-1) ?? '')];
}

/** More than this in one question makes the first wait longer and nothing cheaper. */
const LARGEST = 256;

/**
 * Many small questions as one: what is asked in one turn of the loop, or while the last question is under way, is asked together.
 * So thousands who come back in one moment wait for some dozens of queries, and not in line for thousands.
 */
export function askedTogether<Answer>(
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
        const answers = await ask(padded(batch.map(([key]) => key)));
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

/** As long as the next power of two, the last key repeated: a database prepares a query for each length. */
function padded(keys: readonly string[]): readonly string[] {
  const length = 2 ** Math.ceil(Math.log2(keys.length));
  return [...keys, ...Array<string>(length - keys.length).fill(keys.at(-1) ?? '')];
}

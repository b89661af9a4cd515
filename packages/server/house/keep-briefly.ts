/** Results that are kept for a moment, so that many requests for the same thing cost as much as one. */
export interface Kept<Result> {
  read(key: string): Promise<Result>;
  /** Forgets everything. */
  clear(): void;
}

interface KeepOptions {
  readonly wall: () => number;
  /** For how many milliseconds a result counts. */
  readonly time: number;
  /** How many are kept. */
  readonly most: number;
}

export function keepBriefly<Result>(
  { wall, time, most }: KeepOptions,
  make: (key: string) => Promise<Result>,
): Kept<Result> {
  const kept = new Map<string, { readonly at: number; readonly result: Promise<Result> }>();
  return {
    read: key => {
      const known = kept.get(key);
      if (known !== undefined && wall() - known.at < time) return known.result;
      const made = { at: wall(), result: make(key) };
      kept.delete(key);
      kept.set(key, made);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      // After a failure the next request tries again.
      made.result.catch(() => {
        if (kept.get(key) === made) kept.delete(key);
      });
      return made.result;
    },
    clear: () => kept.clear(),
  };
}

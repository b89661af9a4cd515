/** So many milliseconds pass from one batch to the next while much comes; what comes alone waits for none. */
const PAUSE = 4;

/** Lets what comes within a moment go on together. */
export function newBatcher(): () => Promise<void> {
  let next: Promise<void> | null = null;
  let last = 0;
  return () => {
    next ??= new Promise(resolve => {
      const go = (): void => {
        next = null;
        last = performance.now();
        resolve();
      };
      const wait = last + PAUSE - performance.now();
      // Only a turn of the loop lets in what has come meanwhile.
      if (wait > 0) setTimeout(go, wait);
      else setImmediate(go);
    });
    return next;
  };
}

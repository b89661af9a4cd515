/** How many milliseconds pass between two attempts. */
const PAUSE = 4000;

/**
 * Loads something that a page can do without, and tries again while it doesn't arrive: the connection may be lost. Returns a function
 * that ends it; `late` gets what arrives after that.
 */
export function loadPatiently<X>(
  load: () => Promise<X>,
  then: (loaded: X) => void,
  late?: (loaded: X) => void,
): () => void {
  let isWanted = true;
  const attempt = (): void => {
    if (isWanted)
      load().then(
        loaded => (isWanted ? then(loaded) : late?.(loaded)),
        () => setTimeout(attempt, PAUSE),
      );
  };
  attempt();
  return () => {
    isWanted = false;
  };
}

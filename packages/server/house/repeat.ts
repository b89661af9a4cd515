/** Does something again and again, never twice at once; gives back how to stop it, which waits for what is under way. */
export function repeat(
  every: number,
  task: () => Promise<unknown> | undefined,
  onFault: (fault: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout;
  let isStopped = false;
  let running: Promise<unknown> = Promise.resolve();
  const again = (): void => {
    timer = setTimeout(() => {
      running = Promise.resolve(task())
        .catch(onFault)
        .finally(() => isStopped || again());
    }, every);
  };
  again();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** Repeats a task, never twice at once. Returns a function that stops it and waits for a running task. */
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

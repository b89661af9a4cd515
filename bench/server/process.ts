/** Bytes: of the whole process, and of what it holds in it. */
export interface MemoryUse {
  readonly resident: number;
  readonly objects: number;
}

/** What a server process is asked by the bench. */
export type ServerQuestion = 'cpu' | 'memory';

/** Tells the bench where the server is, and from then on what it uses: CPU time in microseconds, memory in bytes. */
export function reportUsage(url: string): void {
  process.on('message', (question: ServerQuestion) => {
    process.send?.(question === 'cpu' ? cpu() : memory());
  });
  process.on('disconnect', () => process.exit());
  process.send?.(url);
}

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** After a collection, so that what nobody needs any more does not count. */
function memory(): MemoryUse {
  for (let time = 0; time < 3; time++) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { resident: rss, objects: heapUsed + external };
}

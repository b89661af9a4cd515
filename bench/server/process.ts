/** Memory in bytes: of the whole process, and of its objects. */
export interface MemoryUse {
  readonly resident: number;
  readonly objects: number;
}

/** Questions of the bench to a server process. */
export type ServerQuestion = 'cpu' | 'memory';

/** Sends the server's URL to the bench, then answers its questions: CPU time in microseconds, memory in bytes. */
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

/** Measured after garbage collection. */
function memory(): MemoryUse {
  for (let time = 0; time < 3; time++) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { resident: rss, objects: heapUsed + external };
}

import { tmpdir } from 'node:os';
import type { FaultTarget } from './fault-target.ts';
import { freePort, ServiceProcess } from './service-process.ts';

/** So much is played while nobody hears anybody, until it can be reached again. */
const CUT_OFF = 10;

/** A Redis of one's own, which keeps nothing. */
export interface OwnRedis {
  readonly url: string;
  /** Killed and started again; cut off, so that it neither answers nor hangs up, for a while. */
  readonly victims: readonly FaultTarget[];
  end(): Promise<void>;
}

export async function openRedis(): Promise<OwnRedis> {
  const port = await freePort();
  const redis = new ServiceProcess({
    command: 'redis-server',
    args: ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--port', `${port}`],
    ready: 'Ready to accept connections',
    options: { cwd: tmpdir() },
  });
  await redis.start();
  return {
    url: `redis://127.0.0.1:${port}`,
    victims: [
      { strike: () => redis.restart() },
      {
        strike: async played => {
          redis.signal('SIGSTOP');
          await played(CUT_OFF);
          redis.signal('SIGCONT');
        },
      },
    ],
    end: () => redis.kill(),
  };
}

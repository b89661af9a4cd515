import { tmpdir } from 'node:os';
import type { FaultTarget } from './fault-target.ts';
import { freePort, ServiceProcess } from './service-process.ts';

/** How many answers are given while Redis is stopped. */
const CUT_OFF = 10;

/** A Redis process for one trial, without persistence. */
export interface OwnRedis {
  readonly url: string;
  /** Two faults: Redis is killed and restarted, or stopped for a while, so that it neither answers nor closes connections. */
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
      { injectFault: () => redis.restart() },
      {
        injectFault: async played => {
          redis.signal('SIGSTOP');
          await played(CUT_OFF);
          redis.signal('SIGCONT');
        },
      },
    ],
    end: () => redis.kill(),
  };
}

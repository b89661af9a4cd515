import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import type { Stage } from './stages.ts';

/** The stage with its own PostgreSQL and Redis for each of its scripts: DATABASE_URL and REDIS_URL. */
export const served = (stage: Stage): Stage => ({
  ...stage,
  scripts: stage.scripts.map(script => ['tools/run.mjs', 'services', ...script]),
});

/** pg_virtualenv sets these variables. */
const DATABASE_URL = 'postgres://$PGUSER:$PGPASSWORD@$PGHOST:$PGPORT/$PGDATABASE';

/** A cluster that lives as long as the command. Nothing in it has to survive a crash. */
const ON_POSTGRES = [
  ...['pg_virtualenv', '-t', '-o', 'fsync=off', '-o', 'full_page_writes=off'],
  ...['sh', '-c', `DATABASE_URL="${DATABASE_URL}" exec "$@"`, 'sh'],
];

/** Redis stores nothing on disk. */
const REDIS = ['redis-server', '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];

/** Finds a port that no program uses now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('a listening server has no port');
  return address.port;
}

const INTERRUPTIONS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a script with this Node while its services live, then stops them; resolves with the script's exit code. */
export async function runServed(script: readonly string[]): Promise<number> {
  const port = await freePort();
  const redis = await startRedis(port);
  try {
    const env = { ...process.env, REDIS_URL: `redis://127.0.0.1:${port}` };
    const [command = '', ...args] = [...ON_POSTGRES, process.execPath, ...script];
    return await ended(spawn(command, args, { stdio: 'inherit', env, detached: true }));
  } finally {
    redis.kill();
  }
}

async function startRedis(port: number): Promise<ChildProcess> {
  const [command = '', ...args] = [...REDIS, '--port', `${port}`];
  const redis = spawn(command, args, { cwd: tmpdir(), stdio: ['ignore', 'pipe', 'inherit'] });
  const said: string[] = [];
  // The output is read to its end, not only until the service is ready: a full pipe would block it.
  const lines = createInterface(redis.stdout);
  const ready = new Promise<void>((resolve, reject) => {
    lines.on('line', line => {
      said.push(line);
      if (line.includes('Ready to accept connections')) resolve();
    });
    lines.on('close', () => reject(new Error(`redis-server did not start:\n${said.join('\n')}`)));
  });
  await ready;
  return redis;
}

/** Resolves with the exit code of a process that leads a group. An interrupt goes to the whole group; the rest is stopped afterwards. */
async function ended(leader: ChildProcess): Promise<number> {
  const pass = (signal: NodeJS.Signals): void => {
    if (leader.pid !== undefined) process.kill(-leader.pid, signal);
  };
  for (const signal of INTERRUPTIONS) process.on(signal, pass);
  const [code]: (number | null)[] = await once(leader, 'exit');
  for (const signal of INTERRUPTIONS) process.off(signal, pass);
  return code ?? 1;
}

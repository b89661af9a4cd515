import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Command, parseArguments } from './lib/arguments.ts';
import { Misuse, main } from './lib/misuse.ts';
import { freePort } from './lib/services.ts';

const COMMAND = {
  call: 'npm run dev --',
  about:
    'Serves the client from its sources, and a server, behind one address. A change of the client reloads the page, a change of style is shown at once, and a change of the server or the rules restarts the server. Every decision of every game is at /gallery. Ctrl-C ends both.',
  positionals: {},
  flags: {
    port: { kind: 'integer', min: 0, max: 65_535, default: 5173, help: 'the port of the pages (0: any that is free)' },
    data: {
      kind: 'text',
      value: 'FOLDER',
      help: 'the folder of the store (default: a new one, removed afterwards)',
    },
  },
} as const satisfies Command;

const ROOT = join(import.meta.dirname, '..');
/** Milliseconds between two checks whether the client and the server answer. */
const LOOK = 100;

const start = (args: readonly string[], environment: NodeJS.ProcessEnv, output: 'ignore' | 'inherit'): ChildProcess =>
  spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', output, 'inherit'],
    env: { ...process.env, ...environment },
  });

/** Resolves once the address answers. */
async function answers(address: string): Promise<void> {
  for (;;) {
    const response = await fetch(address).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await pause(LOOK);
  }
}

/** Resolves when one of the processes has ended by itself. */
const anyEnds = (children: readonly ChildProcess[]): Promise<'ended'> =>
  Promise.race(children.map(child => new Promise<'ended'>(resolve => child.once('exit', () => resolve('ended')))));

const interrupted = (): Promise<'interrupted'> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve('interrupted'));
  });

/** Ends a process and waits until it has exited. */
const end = (child: ChildProcess): Promise<void> =>
  new Promise(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

await main(async argv => {
  const { port: wanted, data } = parseArguments(COMMAND, argv);
  const port = wanted === 0 ? await freePort() : wanted;
  const api = await freePort();
  const folder = data ?? mkdtempSync(join(tmpdir(), 'consigliere-dev-'));
  const serve = ['--watch', 'tools/run.mjs', 'serve', '--no-build', '--port', `${api}`, '--data', folder];
  const vite = ['node_modules/vite/bin/vite.js', 'packages/web', '--port', `${port}`, '--strictPort'];
  const children = [
    // The embedded store is used, whatever store the shell names.
    start(
      serve,
      { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn', DATABASE_URL: undefined, REDIS_URL: undefined },
      'ignore',
    ),
    start([...vite, '--logLevel', 'warn'], { CONSIGLIERE_API: `http://localhost:${api}` }, 'inherit'),
  ];
  const over = Promise.race([anyEnds(children), interrupted()]);
  try {
    const address = `http://localhost:${port}`;
    const isOpen = await Promise.race([
      over,
      Promise.all([answers(address), answers(`http://localhost:${api}/health`)]),
    ]);
    if (typeof isOpen !== 'string') process.stdout.write(`Consigliere is open: ${address} (Ctrl-C ends it)\n`);
    if ((await over) === 'ended') throw new Misuse('the client or the server has ended: see above');
    return 0;
  } finally {
    await Promise.all(children.map(end));
    if (data === undefined) rmSync(folder, { recursive: true, force: true });
  }
});

import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** How a program is started, and what it says once it serves. */
interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly ready: string;
  readonly options?: Pick<SpawnOptions, 'uid' | 'gid' | 'env' | 'cwd'>;
}

/** A program that servers need, as a process of its own, which can be killed and started again. */
export class ServiceProcess {
  readonly #program: Program;
  #child: ChildProcess | null = null;
  #starting: Promise<void> = Promise.resolve();

  constructor(program: Program) {
    this.#program = program;
  }

  get pid(): number {
    const { pid } = this.#child ?? {};
    if (pid === undefined) throw new Error(`${this.#program.command} does not run`);
    return pid;
  }

  /** Resolves once it serves, if it is being started; at once if it serves. */
  get up(): Promise<void> {
    return this.#starting;
  }

  start(): Promise<void> {
    this.#starting = this.#start();
    return this.#starting;
  }

  async #start(): Promise<void> {
    const { command, args, ready, options } = this.#program;
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    await new Promise<void>((resolve, reject) => {
      // To its end and not only until it is ready: a pipe that nobody reads would stop it.
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', text => {
          said = `${said}${text}`.slice(-4000);
          if (said.includes(ready)) resolve();
        });
      child.on('error', reject);
      child.on('exit', code => reject(new Error(`${command} ended with ${code}: ${said}`)));
    });
    this.#child = child;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    this.#child = null;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Does what ends it, and starts it again: from now on `up` is about the new one. */
  restart(end: () => Promise<void> = () => this.kill()): Promise<void> {
    this.#starting = end().then(() => this.#start());
    return this.#starting;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('a listening server has no port');
  return address.port;
}

import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** How to start a program, and the text it prints once it serves. */
interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly ready: string;
  readonly options?: Pick<SpawnOptions, 'uid' | 'gid' | 'env' | 'cwd'>;
}

/** A service that servers need, as a process that can be killed and restarted. */
export class ServiceProcess {
  readonly #program: Program;
  #child: ChildProcess | null = null;
  #starting: Promise<void> = Promise.resolve();

  constructor(program: Program) {
    this.#program = program;
  }

  get pid(): number {
    const { pid } = this.#child ?? {};
    if (pid === undefined) throw new Error(`${this.#program.command} isn't running`);
    return pid;
  }

  /** Resolves once it serves. */
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
    let output = '';
    await new Promise<void>((resolve, reject) => {
      // The output is read to its end, because a full pipe would stop the process.
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', text => {
          output = `${output}${text}`.slice(-4000);
          if (output.includes(ready)) resolve();
        });
      child.on('error', reject);
      child.on('exit', code => reject(new Error(`${command} ended with ${code}: ${output}`)));
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

  /** Ends and restarts it; from now on `up` is about the new process. */
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

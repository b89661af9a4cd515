import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const RUN = join(import.meta.dirname, '../../../tools/run.mjs');

/** A server process started from the command line, which can be killed and restarted. */
export class NodeProcess {
  readonly #args: readonly string[];
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | null = null;
  #port = 0;
  #starting: Promise<void> = Promise.resolve();
  readonly #death = Promise.withResolvers<never>();

  constructor(args: readonly string[], env: Readonly<Record<string, string>>) {
    this.#args = args;
    this.#env = { ...process.env, LOG_LEVEL: 'silent', ...env };
    // Prevents an unhandled rejection when nobody waits for it.
    this.#death.promise.catch(() => undefined);
  }

  /** Host and port, without the scheme. */
  get address(): string {
    return `127.0.0.1:${this.#port}`;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get isUp(): boolean {
    return this.#child !== null;
  }

  /** Resolves once it serves. */
  get up(): Promise<void> {
    return this.#starting;
  }

  /** Rejects if the process ends without being killed here. */
  get unexpectedExit(): Promise<never> {
    return this.#death.promise;
  }

  /** Starts it, on its former port if it had one. */
  start(): Promise<void> {
    this.#starting = this.#start();
    return this.#starting;
  }

  async #start(): Promise<void> {
    const args = [RUN, 'serve', '--no-build', '--host', '127.0.0.1', '--port', `${this.#port}`, ...this.#args];
    const child = spawn(process.execPath, args, { env: this.#env, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: string[] = [];
    child.stderr.on('data', text => output.push(String(text)));
    this.#port = await new Promise<number>((resolve, reject) => {
      createInterface(child.stdout).on('line', line => {
        const [, port] = /:(\d+)$/.exec(line) ?? [];
        if (port !== undefined) resolve(Number(port));
      });
      child.on('exit', code => {
        const fault = new Error(`the server ended with ${code}: ${output.join('')}`);
        if (this.#child === child) this.#death.reject(fault);
        reject(fault);
      });
    });
    this.#child = child;
  }

  /** Kills it with SIGKILL, like a power cut. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    this.#child = null;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Resolves when a process that kills itself is gone. false: it didn't, and was killed from here after this many milliseconds. */
  async whenGone(longest: number): Promise<boolean> {
    const child = this.#child;
    if (child === null) return false;
    this.#child = null;
    const gone = once(child, 'exit');
    let isByItself = true;
    const timer = setTimeout(() => {
      isByItself = !child.kill('SIGKILL');
    }, longest);
    await gone;
    clearTimeout(timer);
    return isByItself;
  }

  /** Kills and restarts it; from now on `up` is about the new process. */
  restart(): Promise<void> {
    this.#starting = this.kill().then(() => this.#start());
    return this.#starting;
  }
}

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../../..');

export const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const taken = createServer().listen(0, () => {
      const address = taken.address();
      taken.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

export const urlAt = (port: number): string => `http://localhost:${port}`;

/** A server for a single test, which can be killed, restarted and administered. */
class OwnServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'consigliere-restart-'));
  readonly #port: number;
  readonly #settings: Readonly<Record<string, string>>;
  #process: ChildProcess | null = null;

  /** `settings` are environment variables. */
  constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.#port = port;
    this.#settings = settings;
  }

  get url(): string {
    return urlAt(this.#port);
  }

  /** The options of a browser that visits this server. */
  get context() {
    return { baseURL: this.url, locale: 'en-GB' };
  }

  async start(): Promise<void> {
    const args = ['tools/run.mjs', 'serve', '--no-build', '--port', `${this.#port}`, '--data', this.#data];
    this.#process = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, LOG_LEVEL: 'silent', ...this.#settings },
    });
    await expect
      .poll(
        () =>
          fetch(`${this.url}/health`)
            .then(({ ok }) => ok)
            .catch(() => false),
        { timeout: 60_000 },
      )
      .toBe(true);
  }

  /** Runs an admin command. */
  async administer(...args: readonly string[]): Promise<void> {
    const all = ['tools/run.mjs', 'admin', ...args, '--data', this.#data];
    await promisify(execFile)(process.execPath, all, { cwd: ROOT });
  }

  /** Kills the server like a crash, without a shutdown. */
  async kill(): Promise<void> {
    const dying = this.#process;
    if (dying === null) return;
    const gone = new Promise(resolve => dying.once('exit', resolve));
    dying.kill('SIGKILL');
    await gone;
    this.#process = null;
  }
}

type Settings = Readonly<Record<string, string>>;

/** `settings` may depend on the server's own address. */
export async function openServer(settings: Settings | ((url: string) => Settings) = {}): Promise<OwnServer> {
  const port = await freePort();
  const server = new OwnServer(port, typeof settings === 'function' ? settings(urlAt(port)) : settings);
  await server.start();
  return server;
}

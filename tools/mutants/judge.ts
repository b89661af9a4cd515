import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Order, Report } from './child.ts';
import type { Surveyed } from './strata.ts';

const CHILD = new URL('./child.ts', import.meta.url);

/** A process that tries mutants, restarted whenever one of them has ended it. */
export class Judge {
  readonly #args: readonly string[];
  #child: ChildProcess | null = null;

  /** `grace`: milliseconds of CPU time, beyond what a test file normally takes, after which it counts as endless. */
  constructor(root: string, grace = 6000) {
    this.#args = [root, String(grace)];
  }

  async survey(filters: readonly string[]): Promise<readonly Surveyed[]> {
    const report = await this.#ask({ type: 'survey', filters });
    if (report?.type !== 'surveyed') throw new Error('the tests fail where nothing was changed');
    return report.survey;
  }

  /** Returns the test that noticed a fault; null if none did. */
  async noticing(path: string, text: string, tests: readonly Surveyed[]): Promise<string | null> {
    const milliseconds = Object.fromEntries(tests.map(({ test, milliseconds: ms }) => [test, ms]));
    const trial = { path, text, tests: tests.map(({ test }) => test) };
    const order = { type: 'try', trial, milliseconds } as const;
    // A fault that ends the process does so twice; once may have been an accident.
    const report = (await this.#ask(order)) ?? (await this.#ask(order));
    return report?.type === 'tried' ? report.noticed : 'the process died';
  }

  close(): void {
    this.#child?.disconnect();
    this.#child = null;
  }

  /** Sends an order and resolves with the reply; null if the process died of it. */
  async #ask(order: Order): Promise<Report | null> {
    this.#child ??= fork(CHILD, this.#args, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const child = this.#child;
    const over = new AbortController();
    const { signal } = over;
    child.send(order);
    const exit = once(child, 'exit', { signal }).then(() => null);
    const message = once(child, 'message', { signal }).then(([report]) => report as Report);
    exit.catch(() => {});
    message.catch(() => {});
    const report = await Promise.race([message, exit]);
    over.abort();
    if (report === null || (report.type === 'tried' && report.noticed === 'no end')) this.#child = null;
    return report;
  }
}

import { readFileSync } from 'node:fs';

/** How many times as fast time goes, since when, and what time it was then. */
export interface TimeLapse {
  readonly factor: number;
  readonly since: number;
  readonly began: number;
}

/**
 * Loaded before a server of a trial: its clocks and timers run faster, so that leases and pauses end within seconds. All servers read the same
 * file, TIME_LAPSE, so their clocks agree.
 */
const { factor, since, began } = JSON.parse(readFileSync(process.env.TIME_LAPSE ?? '', 'utf8')) as TimeLapse;
const { now } = Date;
const ticks = performance.now.bind(performance);
const { timeout } = AbortSignal;
/** Requests have at least this many milliseconds, so that a busy machine isn't taken for a receiver that hangs. */
const LEAST_LIMIT = 400;
/** The limit for a connection to PostgreSQL, in milliseconds: it isn't shortened, for the same reason. */
const CONNECTION_LIMIT = 5000;

Date.now = () => Math.floor(began + (now() - since) * factor);
performance.now = () => ticks() * factor;
AbortSignal.timeout = milliseconds =>
  timeout.call(AbortSignal, Math.max(LEAST_LIMIT, Math.ceil(milliseconds / factor)));

/** The same timer, which calls back sooner. */
const hasten = <Timer extends typeof setTimeout | typeof setInterval>(timer: Timer): Timer =>
  new Proxy(timer, {
    apply: (target, own, [then, delay, ...values]) =>
      Reflect.apply(target, own, [then, delay === CONNECTION_LIMIT ? delay : Number(delay ?? 0) / factor, ...values]),
  });
globalThis.setTimeout = hasten(setTimeout);
globalThis.setInterval = hasten(setInterval);

/**
 * Loaded before a server of a trial: its clocks and timers run faster, so that leases and pauses end within seconds. TIME_LAPSE: how
 * many times as fast, and since when; every server of a trial has the same, so that their clocks agree.
 */
const [factor = 1, since = 0] = (process.env.TIME_LAPSE ?? '').split(' ').map(Number);
const { now } = Date;
const ticks = performance.now.bind(performance);
const { timeout } = AbortSignal;
/** Requests have at least this many milliseconds, so that a busy machine isn't taken for a receiver that hangs. */
const LEAST_LIMIT = 400;
/** The limit for a connection to PostgreSQL, in milliseconds: it isn't shortened, for the same reason. */
const CONNECTION_LIMIT = 5000;

Date.now = () => Math.floor(since + (now() - since) * factor);
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

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';

/** The operator's metrics: nothing about any person. */
export interface Metrics {
  /** Counts a command as done, or as refused with a code. */
  countCommand(type: string, outcome: string): void;
  countSocket(change: 1 | -1): void;
  /** Records how long an append took, in milliseconds. */
  observeAppend(milliseconds: number): void;
  /** Records what share of its usual time a bot's search was allowed. */
  observeSearch(share: number): void;
  /** A few numbers of this node, for the operator's page: `lag` is the 99th percentile of the event loop's, in milliseconds. */
  look(): { readonly sockets: number; readonly lag: number; readonly memory: number };
  render(load: Load): Promise<{ readonly type: string; readonly body: string }>;
  close(): void;
}

/** Counts that are only looked up when metrics are read. */
export interface Load {
  /** Rooms in memory. */
  readonly rooms: number;
  /** Bots' questions that wait for a thread. */
  readonly waiting: number;
}

const MILLISECOND = 1e6;

export function newMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const commands = new Counter({
    name: 'consigliere_commands_total',
    help: 'Commands by their type and how they ended: done, or the code they were refused with.',
    labelNames: ['command', 'outcome'],
    registers,
  });
  const sockets = new Gauge({ name: 'consigliere_sockets', help: 'Open sockets.', registers });
  const rooms = new Gauge({ name: 'consigliere_rooms', help: 'Rooms in memory.', registers });
  const lag = new Gauge({
    name: 'consigliere_event_loop_lag_seconds',
    help: 'The 99th percentile of the event loop lag since the last look.',
    registers,
  });
  const heap = new Gauge({ name: 'nodejs_heap_size_used_bytes', help: 'Memory in use for objects.', registers });
  const resident = new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory of the whole process.',
    registers,
  });
  const appends = new Histogram({
    name: 'consigliere_append_seconds',
    help: 'How long it took until lines were durable.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  const searches = new Histogram({
    name: 'consigliere_bot_search_share',
    help: "The share of its usual time that a bot's search was allowed: less than 1 while other searches waited.",
    buckets: [0.1, 0.25, 0.5, 0.75, 0.999, 1],
    registers,
  });
  const waiting = new Gauge({
    name: 'consigliere_bot_questions_waiting',
    help: "Bots' questions that wait for a thread.",
    registers,
  });
  /** Counted in plain numbers, by command and outcome, and exported when they are read. */
  const counts = new Map<string, Map<string, number>>();
  const count = (command: string, outcome: string): void => {
    const outcomes = counts.get(command) ?? new Map<string, number>();
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    counts.set(command, outcomes);
  };
  let open = 0;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return {
    countCommand: count,
    countSocket: change => {
      open += change;
      sockets.inc(change);
    },
    observeAppend: milliseconds => appends.observe(milliseconds / 1000),
    observeSearch: share => searches.observe(share),
    look: () => ({ sockets: open, lag: readLag(delay) * 1000, memory: process.memoryUsage.rss() }),
    render: async load => {
      rooms.set(load.rooms);
      waiting.set(load.waiting);
      const { heapUsed, rss } = process.memoryUsage();
      heap.set(heapUsed);
      resident.set(rss);
      for (const [command, outcomes] of counts)
        for (const [outcome, times] of outcomes) commands.inc({ command, outcome }, times);
      counts.clear();
      lag.set(readLag(delay));
      delay.reset();
      return { type: registry.contentType, body: await registry.metrics() };
    },
    close: () => delay.disable(),
  };
}

/** In seconds. */
const readLag = (delay: ReturnType<typeof monitorEventLoopDelay>): number =>
  Math.max(0, delay.percentile(99) / MILLISECOND / 1000);

/** The stream a bar is drawn on, and the clock it is measured by, in milliseconds. */
export interface BarOn {
  readonly stream: { readonly isTTY?: boolean; readonly columns?: number; write(text: string): unknown };
  readonly now: () => number;
}

export interface Progress {
  /** Counts this many more as done. */
  step(count?: number): void;
  /** Removes the bar. */
  end(): void;
}

/** The least number of milliseconds between two drawings. */
const THROTTLE = 100;
const WIDTH = 24;

const onStderr: BarOn = { stream: process.stderr, now: () => performance.now() };

/** Makes a bar on stderr with rate and time left; it draws nothing where stderr isn't a terminal. */
export function progress(label: string, total: number, { stream, now }: BarOn = onStderr): Progress {
  if (stream.isTTY !== true) return { step: () => {}, end: () => {} };
  const began = now();
  let done = 0;
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    step(count = 1) {
      done += count;
      const time = now();
      if (time - drawn < THROTTLE) return;
      drawn = time;
      const line = bar({ label, done, total, seconds: (time - began) / 1000 });
      stream.write(`\r\x1b[K${line.slice(0, (stream.columns ?? 80) - 1)}`);
    },
    end() {
      if (drawn !== Number.NEGATIVE_INFINITY) stream.write('\r\x1b[K');
    },
  };
}

interface Stand {
  readonly label: string;
  readonly done: number;
  readonly total: number;
  readonly seconds: number;
}

function bar({ label, done, total, seconds }: Stand): string {
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const filled = Math.round(share * WIDTH);
  const rate = seconds > 0 ? done / seconds : 0;
  const left = rate > 0 ? `, ${duration(Math.max(0, total - done) / rate)} left` : '';
  return `${label} [${'█'.repeat(filled)}${'·'.repeat(WIDTH - filled)}] ${done}/${total} ${rounded(rate)}/s${left}`;
}

const rounded = (rate: number): string => (rate < 10 ? rate.toFixed(1) : String(Math.round(rate)));

/** `7 s`, `3 min 05 s`, `2 h 10 min`. */
function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  const two = (n: number): string => String(n).padStart(2, '0');
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${two(whole % 60)} s`;
  return `${Math.floor(whole / 3600)} h ${two(Math.floor((whole % 3600) / 60))} min`;
}

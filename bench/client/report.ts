/** Limits: milliseconds from the landing page to the first board, and from its button on a quiet machine and on a slow phone. */
const SLOWEST_BOARD = 2_000;
const SLOWEST_TAP = { quick: 1_000, slow: 3_500 };
/** Frames per second while cards move. */
const FEWEST_FRAMES = 50;

/** The name of a visit in the report. */
export const nameVisit = (game: string, isSlow: boolean): string => (isSlow ? `${game}, slow` : game);

export interface ClientFigures {
  /** Milliseconds until the first board, per visit. */
  readonly boards: readonly number[];
  /** Milliseconds from the pressed button to the board, per visit, by game and by the kind of device. */
  readonly taps: Readonly<Record<string, readonly number[]>>;
  /** Milliseconds between frames while cards were moving. */
  readonly frames: readonly number[];
  /** Milliseconds of each task longer than fifty. */
  readonly tasks: readonly number[];
}

const at = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * part)] ?? Number.NaN;

export const medianBoardTime = ({ boards }: ClientFigures): number => at(boards, 0.5);
export const framesPerSecond = ({ frames }: ClientFigures): number =>
  (1000 * frames.length) / frames.reduce((sum, each) => sum + each, 0);

/** False if a figure is NaN. */
export const isGood = (measured: ClientFigures): boolean =>
  medianBoardTime(measured) <= SLOWEST_BOARD &&
  framesPerSecond(measured) >= FEWEST_FRAMES &&
  Object.entries(measured.taps).every(
    ([visit, times]) => at(times, 0.5) <= (visit.endsWith(', slow') ? SLOWEST_TAP.slow : SLOWEST_TAP.quick),
  );

export function report(measured: ClientFigures): string {
  const { boards, taps, frames, tasks } = measured;
  const rows: (readonly [string, string])[] = [
    [`landing page to board, median of ${boards.length}`, `${medianBoardTime(measured).toFixed(0)} ms`],
    ['  the fastest and the slowest', `${at(boards, 0).toFixed(0)} – ${at(boards, 1).toFixed(0)} ms`],
    ...Object.entries(taps).map(
      ([visit, times]) => [`button to board, ${visit}`, `${at(times, 0.5).toFixed(0)} ms`] as const,
    ),
    [`frames while cards move, ${frames.length}`, `${framesPerSecond(measured).toFixed(1)} /s`],
    ['  the slowest of a hundred', `${at(frames, 0.99).toFixed(1)} ms`],
    ['tasks longer than 50 ms', `${tasks.length}`],
    ['  the longest', `${tasks.length === 0 ? 0 : Math.max(...tasks).toFixed(0)} ms`],
  ];
  return rows.map(([what, value]) => `${what.padEnd(44)} ${value.padStart(16)}`).join('\n');
}

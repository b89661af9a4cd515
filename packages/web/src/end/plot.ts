/** The size of a drawing and the room around its lines. */
export interface PlotFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where values lie in a frame. */
export interface Scale {
  /** By number of the point. */
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  /** Round values from below the least to above the greatest. */
  readonly ticks: readonly number[];
}

/** The approximate number of horizontal lines. */
const LINES = 4;

/** Computes a step of 1, 2 or 5 times a power of ten, so that about LINES steps fit. */
function stepFor(span: number): number {
  const rough = Math.max(span, Number.EPSILON) / LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5, 10].find(each => each * power >= rough) ?? 10);
}

/** Computes round values around all of these; whole ones if the values are whole. */
export function ticksFor(values: readonly number[]): readonly number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(...values, low + (values.every(Number.isInteger) ? 1 : 0.1));
  const step = values.every(Number.isInteger) ? Math.max(1, stepFor(high - low)) : stepFor(high - low);
  const first = Math.floor(low / step);
  const count = Math.ceil(high / step) - first;
  // Multiplied instead of added up, because of rounding errors.
  return Array.from({ length: count + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

export function makeScale(frame: PlotFrame, count: number, ticks: readonly number[]): Scale {
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const across = frame.width - frame.left - frame.right;
  const down = frame.height - frame.top - frame.bottom;
  return {
    x: index => frame.left + (count < 2 ? 0 : (across * index) / (count - 1)),
    y: value => frame.top + down * (1 - (value - low) / (high - low || 1)),
    ticks,
  };
}

/** A line through values, as an SVG path. */
export const makePath = (values: readonly number[], { x, y }: Scale): string =>
  values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join('');

/** Moves marks of a size so that they stay near their heights and don't cover each other. */
export function spreadApart(heights: readonly number[], size: number, lowest: number): readonly number[] {
  const placed: number[] = [];
  const order = [...heights.keys()].toSorted((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  let free = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    placed[index] = Math.max(heights[index] ?? 0, free);
    free = (placed[index] ?? 0) + size;
  }
  // Marks below the lower edge are pushed up again, the lowest first.
  let floor = lowest;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, floor);
    floor = (placed[index] ?? 0) - size;
  }
  return placed;
}

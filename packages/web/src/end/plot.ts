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

/** About so many lines across. */
const LINES = 4;

/** 1, 2 or 5 times a power of ten, so that about so many steps fit. */
function stepFor(span: number): number {
  const rough = Math.max(span, Number.EPSILON) / LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5, 10].find(each => each * power >= rough) ?? 10);
}

/** Round values that hold all of these between the first and the last; whole ones where the values are. */
export function ticksFor(values: readonly number[]): readonly number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(...values, low + (values.every(Number.isInteger) ? 1 : 0.1));
  const step = values.every(Number.isInteger) ? Math.max(1, stepFor(high - low)) : stepFor(high - low);
  const first = Math.floor(low / step);
  const count = Math.ceil(high / step) - first;
  // Multiplied and not added up: 0.1 three times is not 0.3.
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

/** Heights for marks of a size that stay near their own and do not cover each other. */
export function spreadApart(heights: readonly number[], size: number, lowest: number): readonly number[] {
  const placed: number[] = [];
  const order = [...heights.keys()].toSorted((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  let free = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    placed[index] = Math.max(heights[index] ?? 0, free);
    free = (placed[index] ?? 0) + size;
  }
  // What was pushed out below is pushed back up, from the lowest on.
  let floor = lowest;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, floor);
    floor = (placed[index] ?? 0) - size;
  }
  return placed;
}

import { crc32, deflateSync } from 'node:zlib';

/** A picture as points of red, green, blue and opacity, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly points: Uint8Array;
}

/** So many colours a picture may have, each named by one byte. */
const COLOURS = 256;
/** Colours that differ by less are one, while they are counted. */
const STEP_BITS = 3;

/** A colour as it is counted: three channels and how often it is there. */
type Counted = readonly [red: number, green: number, blue: number, count: number];
type Channel = 0 | 1 | 2;

/** A picture of few colours as a PNG: a third of what a browser makes of it, and hard to tell apart. */
export function smallPng({ width, height, points }: Picture): Buffer {
  const boxes = split([counted(points)]);
  const palette = boxes.map(middle);
  const nearest = nearestIn(palette);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x);
      rows[y * (width + 1) + 1 + x] = nearest(points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0);
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits to a point, which name a colour of the palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const bucket = (red: number, green: number, blue: number): number =>
  ((red >> STEP_BITS) << 10) | ((green >> STEP_BITS) << 5) | (blue >> STEP_BITS);

/** The colours there are, those that are nearly alike together. */
function counted(points: Uint8Array): Counted[] {
  const sums = new Map<number, [number, number, number, number]>();
  for (let at = 0; at < points.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = points.subarray(at, at + 3);
    const sum = sums.get(bucket(red, green, blue)) ?? [0, 0, 0, 0];
    sums.set(bucket(red, green, blue), [sum[0] + red, sum[1] + green, sum[2] + blue, sum[3] + 1]);
  }
  return [...sums.values()].map(([red, green, blue, count]) => [red / count, green / count, blue / count, count]);
}

/** Halves the box with the widest channel until there are enough. */
function split(boxes: readonly (readonly Counted[])[]): readonly (readonly Counted[])[] {
  while (boxes.length < COLOURS) {
    const [at, channel, width] = boxes.reduce<readonly [number, Channel, number]>(
      (widest, box, index) => {
        const [found, size] = widestOf(box);
        return size > widest[2] ? [index, found, size] : widest;
      },
      [0, 0, 0],
    );
    const box = boxes[at];
    if (box === undefined || width === 0) return boxes;
    const sorted = box.toSorted((one, other) => one[channel] - other[channel]);
    const half = sorted.length >> 1;
    boxes = [...boxes.slice(0, at), sorted.slice(0, half), sorted.slice(half), ...boxes.slice(at + 1)];
  }
  return boxes;
}

function widestOf(box: readonly Counted[]): readonly [Channel, number] {
  const widths = ([0, 1, 2] as const).map(channel => {
    const values = box.map(each => each[channel]);
    return [channel, Math.max(...values) - Math.min(...values)] as const;
  });
  return widths.reduce((widest, each) => (each[1] > widest[1] ? each : widest));
}

function middle(box: readonly Counted[]): [number, number, number] {
  const all = box.reduce((sum, [, , , count]) => sum + count, 0);
  const mean = (channel: Channel): number =>
    Math.round(box.reduce((sum, each) => sum + each[channel] * each[3], 0) / all);
  return [mean(0), mean(1), mean(2)];
}

/** The number of the colour that is nearest, looked up once for those that are nearly alike. */
function nearestIn(palette: readonly (readonly [number, number, number])[]) {
  const known = new Map<number, number>();
  return (red: number, green: number, blue: number): number => {
    const name = bucket(red, green, blue);
    const before = known.get(name);
    if (before !== undefined) return before;
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [at, [r, g, b]] of palette.entries()) {
      const far = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
      if (far < least) [best, least] = [at, far];
    }
    known.set(name, best);
    return best;
  };
}

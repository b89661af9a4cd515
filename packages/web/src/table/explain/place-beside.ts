/** A rectangle on the screen. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
type Size = Pick<ScreenBox, 'width' | 'height'>;

const GAP = 10;
const EDGE = 8;
/** Covering the explained thing is this many times worse than covering something that should stay in sight. */
const WORSE = 1000;
/** The weight of covered area against distance. */
const FAR = 100;

const clampToRoom = (at: number, size: number, room: number): number =>
  Math.max(EDGE, Math.min(at, room - size - EDGE));

/** The area two rectangles share. */
export function overlapArea(one: ScreenBox, other: ScreenBox): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The distance between the centres. */
const centreDistance = (one: ScreenBox, other: ScreenBox): number =>
  Math.hypot(
    one.left + one.width / 2 - other.left - other.width / 2,
    one.top + one.height / 2 - other.top - other.height / 2,
  );

/** The free space between two rectangles; 0 where they touch. */
function gapBetween(one: ScreenBox, other: ScreenBox): number {
  const across = Math.max(one.left - other.left - other.width, other.left - one.left - one.width, 0);
  const along = Math.max(one.top - other.top - other.height, other.top - one.top - one.height, 0);
  return Math.hypot(across, along);
}

interface Surroundings {
  readonly room: Size;
  /** Boxes that should stay in sight. */
  readonly clear: readonly ScreenBox[];
  /** The largest distance from the thing. */
  readonly reach?: number;
}

/** Places a box beside a thing, within reach, so that it covers neither the thing nor, if possible, the boxes that should stay in sight. */
export function placeBeside(
  thing: ScreenBox,
  size: Size,
  { room, clear, reach = Number.POSITIVE_INFINITY }: Surroundings,
): Pick<ScreenBox, 'left' | 'top'> {
  const centred = clampToRoom(thing.left + thing.width / 2 - size.width / 2, size.width, room.width);
  const level = clampToRoom(thing.top + thing.height / 2 - size.height / 2, size.height, room.height);
  // It may lie along the edges of the thing, of the boxes to avoid and of the room.
  const [above, below] = [thing.top - GAP - size.height, thing.top + thing.height + GAP];
  const [before, after] = [thing.left - GAP - size.width, thing.left + thing.width + GAP];
  const heights = [
    ...[below, above, level, EDGE, room.height, thing.top, thing.top + thing.height - size.height],
    ...clear.flatMap(({ top, height }) => [top - GAP - size.height, top + height + GAP]),
  ];
  const widths = [centred, after, before, EDGE, room.width];
  const places = heights.flatMap(top => widths.map(left => ({ left, top })));
  let best = { left: centred, top: level };
  let least = Number.POSITIVE_INFINITY;
  for (const { left, top } of places) {
    const box = {
      ...size,
      left: clampToRoom(left, size.width, room.width),
      top: clampToRoom(top, size.height, room.height),
    };
    if (gapBetween(box, thing) > reach) continue;
    const hidden = clear.reduce((sum, each) => sum + overlapArea(box, each), 0) + WORSE * overlapArea(box, thing);
    const cost = FAR * hidden + centreDistance(box, thing);
    if (cost >= least) continue;
    least = cost;
    best = { left: box.left, top: box.top };
  }
  return best;
}

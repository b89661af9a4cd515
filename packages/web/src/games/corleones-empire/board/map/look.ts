import { MAP, type Point } from './geometry.ts';

/** How much of the map is seen: its magnification, and the shift of its middle from the middle of the stage, in pixels. */
export interface MapLook {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: MapLook = { scale: 1, x: 0, y: 0 };
const CLOSEST = 3;

interface StageSize {
  readonly width: number;
  readonly height: number;
}

/** The width of the whole map in a stage. */
const fitWidth = ({ width, height }: StageSize): number => Math.min(width, (height * MAP.width) / MAP.height);

/** Keeps the look on the map: no nearer than allowed, and without empty stage where there is map to fill it. */
function settle({ scale, x, y }: MapLook, stage: StageSize): MapLook {
  const near = Math.min(CLOSEST, Math.max(1, scale));
  const width = near * fitWidth(stage);
  const [beyond, above] = [width - stage.width, (width * MAP.height) / MAP.width - stage.height].map(
    each => Math.max(0, each) / 2,
  ) as [number, number];
  return { scale: near, x: Math.max(-beyond, Math.min(beyond, x)), y: Math.max(-above, Math.min(above, y)) };
}

/** Magnifies the map round a point, given from the middle of the stage, and shifts it. */
export function zoom(look: MapLook, stage: StageSize, by: number, [x, y]: Point, shift: Point = [0, 0]): MapLook {
  const scale = Math.min(CLOSEST, Math.max(1, look.scale * by));
  const growth = scale / look.scale;
  return settle({ scale, x: x - (x - look.x) * growth + shift[0], y: y - (y - look.y) * growth + shift[1] }, stage);
}

/** The part of the map that is seen, in its own units. */
export function seenPart({ scale, x, y }: MapLook, stage: StageSize) {
  const unit = (scale * fitWidth(stage)) / MAP.width;
  const [w, h] = [Math.min(MAP.width, stage.width / unit), Math.min(MAP.height, stage.height / unit)];
  return { x: (MAP.width - w) / 2 - x / unit, y: (MAP.height - h) / 2 - y / unit, w, h };
}

import type { ScreenBox } from '../explain/place-beside.ts';

type Size = Pick<ScreenBox, 'width' | 'height'>;
export type ScreenPoint = Pick<ScreenBox, 'left' | 'top'>;

/** The distances from the edges of the stage and of the window, in pixels. */
const INSET = 14;
const EDGE = 8;

const isOver = (one: ScreenBox, other: ScreenBox): boolean =>
  Math.min(one.left + one.width, other.left + other.width) > Math.max(one.left, other.left) &&
  Math.min(one.top + one.height, other.top + other.height) > Math.max(one.top, other.top);

/** Whether a box lies over none of the others. */
export const isFree = (box: ScreenBox, others: readonly ScreenBox[]): boolean =>
  others.every(other => !isOver(box, other));

const centreIn = ({ left, top, width, height }: ScreenBox, size: Size): ScreenBox => ({
  ...size,
  left: left + (width - size.width) / 2,
  top: top + (height - size.height) / 2,
});

interface BannerSurroundings {
  /** The width of the window. */
  readonly room: number;
  readonly stage: ScreenBox;
  /** The place that has changed. */
  readonly changed: ScreenBox | null;
  /** Boxes that mustn't be covered: everything that can be pressed to answer. */
  readonly targets: readonly ScreenBox[];
  /** Places to use in this order before the edges of the stage, and after them. */
  readonly first: readonly ScreenBox[];
  readonly last: readonly ScreenBox[];
}

/** Places a banner at the edge of the stage opposite to the change, over neither the change nor a target; null: there is no room. */
export function placeBanner(
  size: Size,
  { room, stage, changed, targets, first, last }: BannerSurroundings,
): ScreenPoint | null {
  const edges = [stage.top + INSET, stage.top + stage.height - size.height - INSET];
  const isHigh = changed !== null && changed.top + changed.height / 2 < stage.top + stage.height / 2;
  const ways = [
    stage.left + (stage.width - size.width) / 2,
    stage.left + INSET,
    stage.left + stage.width - size.width - INSET,
  ];
  const places = [
    ...first.map(box => centreIn(box, size)),
    ...(isHigh ? edges.toReversed() : edges).flatMap(top => ways.map(left => ({ ...size, left, top }))),
    ...last.map(box => ({
      ...centreIn(box, size),
      top: box.top > stage.top ? box.top + box.height - size.height : box.top,
    })),
  ].map(box => ({ ...box, left: Math.max(EDGE, Math.min(box.left, room - size.width - EDGE)) }));
  const shut = changed === null ? targets : [...targets, changed];
  return places.find(box => isFree(box, shut)) ?? places.find(box => isFree(box, targets)) ?? null;
}

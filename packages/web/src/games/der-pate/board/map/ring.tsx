import type { Explanation } from '../../../kit/explanation.ts';
import { useBoard } from '../board-context.ts';
import { makeTarget } from '../target.ts';
import type { MapBox, MapPoint } from './geometry.ts';

interface RingProps {
  readonly place: string;
  /** What is drawn beneath it, in words. */
  readonly about: string;
  readonly tell: () => Explanation;
}

/** A ring around something on the map that can be pressed, with a plus where it is lit. It stands for what is drawn beneath it. */
export function Ring({ place, about, tell, ...shape }: RingProps & ({ readonly r: number } | MapBox)) {
  const { isLit, class: states, ...rest } = makeTarget(useBoard(), place, about, tell);
  const name = `dp-ring${states}`;
  if ('r' in shape)
    return (
      <>
        <circle r={shape.r} class={name} {...rest} />
        {isLit && <Plus x={20} y={-20} />}
      </>
    );
  const { x, y, w, h } = shape;
  return (
    <>
      <rect x={x} y={y} width={w} height={h} rx="8" class={name} {...rest} />
      {isLit && <Plus x={x + w - 4} y={y + 4} />}
    </>
  );
}

/** The sign of something that may be done, beside its glow. */
export const Plus = ({ x, y }: MapPoint) => (
  <g class="dp-plus" transform={`translate(${x} ${y})`}>
    <circle class="dp-plus-disc" r="14" />
    <path class="dp-plus-sign" d="M-7 0h14M0-7v14" />
  </g>
);

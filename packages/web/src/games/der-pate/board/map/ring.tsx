import type { Explanation } from '../../../kit/explanation.ts';
import { getMoment, useBoard } from '../board-context.ts';
import { Bust } from '../drawings.tsx';
import { findPin } from '../spots.ts';
import { DECORATIVE, isSpotLit, makeTarget } from '../target.ts';
import type { MapBox, MapPoint } from './geometry.ts';

interface RingProps {
  readonly spot: string;
  /** The drawing beneath it, in words. */
  readonly about: string;
  explain(): Explanation;
  /** The place of its pin. Defaults to its upper right corner. */
  readonly pin?: MapPoint | undefined;
}

/** A ring around something on the map, with a pin where it is lit. It can be pressed in place of the drawing beneath it. */
export function Ring({ spot, about, explain, pin, ...shape }: RingProps & ({ readonly r: number } | MapBox)) {
  const context = useBoard();
  const target = makeTarget(context, spot, { class: 'dp-ring', about, explain });
  const corner = 'r' in shape ? { x: 20, y: -20 } : { x: shape.x + shape.w - 4, y: shape.y + 4 };
  return (
    <>
      {'r' in shape ? (
        <circle r={shape.r} {...target} />
      ) : (
        <rect x={shape.x} y={shape.y} width={shape.w} height={shape.h} rx="8" {...target} />
      )}
      {isSpotLit(context, spot) && <Pin spot={spot} {...(pin ?? corner)} />}
    </>
  );
}

/** The pin on something that can be used: the number that its chip in the dock has, or a plus. */
export function Pin({ spot, x, y }: { readonly spot: string } & MapPoint) {
  const number = findPin(getMoment(useBoard()), spot);
  return (
    <g class="dp-plus" transform={`translate(${x} ${y})`} {...DECORATIVE}>
      <g class="dp-pin">
        <circle class="dp-plus-disc" r={number === null ? 14 : 18} />
        {number === null ? (
          <path class="dp-plus-sign" d="M-7 0h14M0-7v14" />
        ) : (
          <text class="dp-mid dp-pin-number" y="7.5">
            {number}
          </text>
        )}
      </g>
    </g>
  );
}

/** A bust, with a number if it stands for several. */
export function Counted({ seat, count, x, y }: { readonly seat: number; readonly count: number } & MapPoint) {
  return (
    <>
      <Bust seat={seat} size={50} x={x - 25} y={y - 26} />
      {count > 1 && (
        <g class="dp-count">
          <rect class="dp-count-disc" x={x - 28} y={y - 30} width="26" height="24" rx="12" />
          <text x={x - 15} y={y - 12} class="dp-mid">
            {count}
          </text>
        </g>
      )}
    </>
  );
}

import { NEUTRAL } from '@consigliere/games/der-pate/rules';
import type { ComponentChildren } from 'preact';
import { SYMBOLS } from './icons.ts';

/** Small drawings, for the page and for the map: each is an `svg` with its own place and size. */

export interface DrawingAt {
  readonly size?: number;
  readonly x?: number;
  readonly y?: number;
}

interface DrawingProps extends DrawingAt {
  readonly kind: string;
  readonly box: string;
  readonly children: ComponentChildren;
}

/** A decorative drawing: hidden from assistive technology and not focusable. */
export const Drawing = ({ kind, box, size, x, y, children }: DrawingProps) => (
  <svg class={kind} x={x} y={y} width={size} height={size} viewBox={box} aria-hidden="true" focusable="false">
    {children}
  </svg>
);

export function Icon({ path, size = 20, fill = 'currentColor', ...at }: DrawingAt & { path: string; fill?: string }) {
  return (
    <Drawing kind="dp-icon" box="0 0 24 24" size={size} {...at}>
      <path fill={fill} fill-rule="evenodd" d={path} />
    </Drawing>
  );
}

const colour = (seat: number): string => (seat === NEUTRAL ? 'var(--dp-neutral)' : `var(--family-${seat})`);

/** A family's sign: its symbol on its colour. */
export function Sign({ seat, size = 24, ...at }: DrawingAt & { readonly seat: number }) {
  return (
    <Drawing kind="dp-sign" box="0 0 48 48" size={size} {...at}>
      <circle cx="24" cy="24" r="22" fill={colour(seat)} stroke="var(--ink)" stroke-width="3" />
      <path transform="translate(11 11) scale(1.080)" fill={`var(--on-family-${seat})`} d={SYMBOLS[seat]} />
    </Drawing>
  );
}

/** A member of a family, or a neutral one without a sign. */
export function Bust({ seat, size = 48, ...at }: DrawingAt & { readonly seat: number }) {
  const isNeutral = seat === NEUTRAL;
  return (
    <Drawing kind="dp-bust" box="-3 -3 54 54" size={size} {...at}>
      <g fill={colour(seat)} stroke="var(--dp-outline)" stroke-width="2.5" stroke-linejoin="round">
        <path d="M2 48c-1-13 7-18 20-18s21 5 20 18z" />
        <path d="M13 15c0 9 3 15 9 15s9-6 9-15z" />
        {isNeutral ? (
          <path d="M10 15c-1-9 5-13 12-13s13 4 12 13c4 .5 6 2 6 3-10-2-26-2-30 0z" />
        ) : (
          <path d="M2 16c5-3 8-3 10-3.5L14 3c3-3 6-1 8-.5 2-.5 5-2.5 8 .5l2 9.5c2 .5 5 .5 10 3.5-8 5-32 5-40 0z" />
        )}
      </g>
      <path
        fill="var(--dp-outline)"
        d={
          isNeutral
            ? 'M18 32l4 8 4-8z'
            : 'M22 36l-7-3v7zM22 36l7-3v7zM12.500 11.500c6 2 13 2 19 0l.500 2c-6 2-14 2-20 0z'
        }
      />
      {!isNeutral && (
        <>
          <circle cx="40" cy="39" r="10.5" fill="var(--dp-outline)" stroke={colour(seat)} stroke-width="1.5" />
          <path transform="translate(33 32) scale(.580)" fill={colour(seat)} class="dp-badge" d={SYMBOLS[seat]} />
        </>
      )}
    </Drawing>
  );
}

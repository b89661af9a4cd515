import type { ComponentChildren, FunctionComponent } from 'preact';
import { BONE, INK, SHADE } from '../card.tsx';

/** A bust on a backdrop of its own, on the same sheet as the posters: 80 wide and 88 high, the head between 12 and 68. */
export interface Portrait {
  readonly backdrop: string;
  readonly glow: string;
  /** Where the head is, if not in its usual place. */
  readonly head?: string;
  /** Drawn on the backdrop in place of the rays of light. */
  readonly Scene?: FunctionComponent;
  readonly Bust: FunctionComponent;
}

export const WHITE = '#fffaf0';
/** Skin in two tones: lit from the left, and in shadow. */
const FAIR = [BONE, SHADE] as const;
export const TAN = ['#e3c398', '#bd9163'] as const;
export const DARK = ['#9a6a48', '#6f4830'] as const;

/** Heads from the front: the face, and its side in shadow. */
const HEADS = {
  round: ['M25 31c0-14 30-14 30 0 1 17-5 27-15 27S24 48 25 31z', 'M55 31c1 17-5 27-15 27 8-6 10-19 6-37 5 1 9 4 9 10z'],
  long: ['M27 27c0-12 26-12 26 0 1 20-4 34-13 34S26 47 27 27z', 'M53 27c1 20-4 34-13 34 7-8 9-23 5-42 4 1 8 3 8 8z'],
  square: [
    'M24 27c0-9 32-9 32 0v15c0 9-6 17-16 17s-16-8-16-17z',
    'M56 27v15c0 9-6 17-16 17 9-6 10-20 7-37 5 0 9 1 9 5z',
  ],
  soft: [
    'M22 35c0-18 36-18 36 0 1 15-6 25-18 25S21 50 22 35z',
    'M58 35c1 15-6 25-18 25 10-6 12-20 7-37 7 1 11 5 11 12z',
  ],
} as const;

interface HeadProps {
  readonly shape: keyof typeof HEADS;
  readonly skin?: readonly [string, string];
  /** How far the ears stand out. */
  readonly ears?: number;
}

/** A neck and a head without features. */
export function Head({ shape, skin: [lit, shaded] = FAIR, ears = 2.5 }: HeadProps) {
  return (
    <>
      <path fill={shaded} d="M32 46h16v14c-4 6-12 6-16 0z" />
      <path fill={lit} d={`M26 33c-${ears}-3-${ears + 2} 9 1 10z`} />
      <path fill={shaded} d={`M54 33c${ears}-3 ${ears + 2} 9-1 10z`} />
      <path fill={lit} d={HEADS[shape][0]} />
      <path fill={shaded} d={HEADS[shape][1]} />
    </>
  );
}

/** Lines of one width in one colour. */
export function Lines({ d, width = 1.6, colour = INK }: { d: string; width?: number; colour?: string }) {
  return <path fill="none" stroke={colour} stroke-width={width} stroke-linecap="round" stroke-linejoin="round" d={d} />;
}

/** Two open eyes that look `aside` and down. */
export function Eyes({
  y = 36,
  aside = 0,
  down = 0,
  r = 3.4,
}: {
  y?: number;
  aside?: number;
  down?: number;
  r?: number;
}) {
  return (
    <>
      {[33, 47].map(x => (
        <g key={x}>
          <circle cx={x} cy={y} r={r} fill={WHITE} stroke={INK} stroke-width="1.1" />
          <circle cx={x + aside} cy={y + down} r={r * 0.55} fill={INK} />
        </g>
      ))}
    </>
  );
}

/** Things with an outline, as everything that is held in a hand. */
export const Held = ({ children, width = 1.2 }: { children: ComponentChildren; width?: number }) => (
  <g stroke={INK} stroke-width={width} stroke-linejoin="round">
    {children}
  </g>
);

import type { ComponentChildren } from 'preact';
import { SYMBOLS } from '../../../../kit/look/art/crest.tsx';

/** The bust of a rank or a neutral figure: shoulders and headgear, and the marks drawn on them. */
interface Bust {
  readonly shape: string;
  readonly marks: string;
}

const HEAD = 'M20 11a8 8 0 1 0 .1 0z';
const BUSTS = {
  /** Fedora, cigar, bow tie. */
  don: {
    shape: `${HEAD}M2 46c-1-12 6-18 18-18s19 6 18 18zM3 14c4-3 8-3 10-3l2-8c3-3 7-1 10 0l2 8c3 0 6 0 10 3-5 4-29 4-34 0zM27 22l9 2-.5 2.500-9-2z`,
    marks: 'M20 31l-5.500-2v6zM20 31l5.500-2v6z',
  },
  /** Parted hair, round glasses, long tie. */
  consigliere: {
    shape: `${HEAD}M3 46c0-12 6-17 17-17s17 5 17 17zM11 18c-2-9 4-12 10-12s10 3 8 12l-3-5c-4 1-9 0-11-1z`,
    marks:
      'M16.300 17a3.200 3.200 0 1 0 .1 0zm0 1.600a1.600 1.600 0 1 1-.1 0zM23.700 17a3.200 3.200 0 1 0 .1 0zm0 1.600a1.600 1.600 0 1 1-.1 0zM18 29h4l-1 3 1.500 12h-5L19 32z',
  },
  /** A bare quiff, an open collar, a carnation. */
  heir: {
    shape: `${HEAD}M3 46c0-12 6-17 17-17s17 5 17 17zM11 16c-1-6 1-9 5-10 1-4 8-6 14-3 3 2 2 5-1 6 1 3 0 5-1 7l-2-4c-4-1-8-1-12 0z`,
    marks: 'M20 38l-6-9h4l2 3 2-3h4zM29 35a2.600 2.600 0 1 1 3.500 2.500 2.600 2.600 0 1 1-3.500-2.500z',
  },
  /** A flat cap, square shoulders, a tommy gun. */
  thug: {
    shape: `${HEAD}M1 46V36l7-7h24l7 7v10zM7 15c-1-8 5-12 13-12s14 4 13 12c-2 2-24 2-26 0z`,
    marks: 'M10 15.500c5-2 15-2 20 0l-1 2c-5-1.500-13-1.500-18 0zM6 36h22v-2h2v2h5v3H22l-1 5h-4l1-5h-5l-4 4H6z',
  },
  /** A top hat and a sash. */
  mayor: {
    shape: `${HEAD}M3 46c0-12 6-17 17-17s17 5 17 17zM12 0h16v11h5v3H7v-3h5z`,
    marks: 'M10 33l4-2 14 13-1 2h-4zM12 8h16v2H12z',
  },
  /** A hard hat and a spanner. */
  'union-boss': {
    shape: `${HEAD}M1 46c0-11 6-16 19-16s19 5 19 16zM8 16c0-8 4-12 10-12.500V2h4v1.500C28 4 32 8 32 16h3v2.500H6V16z`,
    marks: 'M28 34l3 3 3-3v5l-2 2v5h-3v-5l-1-2zM19 5h2v9h-2z',
  },
  /** A peaked cap and stars. */
  'police-chief': {
    shape: `${HEAD}M3 46c0-12 6-17 17-17s17 5 17 17zM5 9l6-6 9-2 9 2 6 6-5 4v4H10v-4z`,
    marks:
      'M20 4l1.300 2.700 3 .3-2.200 2 .600 3-2.700-1.500-2.700 1.500.600-3-2.200-2 3-.3zM28 34l1.200 2.500 2.800.3-2 2 .500 2.700-2.500-1.300-2.500 1.300.500-2.700-2-2 2.800-.3z',
  },
} satisfies Record<string, Bust>;
export type FigureKind = keyof typeof BUSTS;

function DrawnBust({
  who,
  fill,
  on,
  children,
}: {
  who: FigureKind;
  fill: string;
  on: string;
  children?: ComponentChildren;
}) {
  const { shape, marks } = BUSTS[who];
  return (
    <svg class="ce-bust" viewBox="-3 -3 48 52" aria-hidden="true" focusable="false">
      <path d={shape} fill={fill} stroke="var(--ink)" stroke-width="5" stroke-linejoin="round" />
      <path d={shape} fill={fill} stroke={on} stroke-opacity=".35" stroke-width=".8" />
      <path d={marks} fill={on} fill-rule="evenodd" />
      {children}
    </svg>
  );
}

/** A family's figure: in its colour, with its symbol at the lower right. */
export const FamilyFigure = ({ who, family }: { readonly who: FigureKind; readonly family: number }) => (
  <DrawnBust who={who} fill={`var(--family-${family})`} on={`var(--on-family-${family})`}>
    <circle cx="36" cy="40" r="8" fill={`var(--on-family-${family})`} stroke="var(--print-ink)" stroke-width="1.5" />
    <path
      transform="translate(31 35) scale(.42)"
      fill={`var(--family-${family})`}
      fill-rule="evenodd"
      d={SYMBOLS[family]?.path}
    />
  </DrawnBust>
);

/** A neutral figure, bone-coloured. */
export const NeutralFigure = ({ who }: { readonly who: FigureKind }) => (
  <DrawnBust who={who} fill="var(--print-bone)" on="var(--print-ink)" />
);

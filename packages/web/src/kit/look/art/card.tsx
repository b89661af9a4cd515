import type { ComponentChildren } from 'preact';

const FAN = Array.from({ length: 9 }, (_, ray) => {
  const angle = Math.PI * (1 + ray / 8);
  return `M40 78L${(40 + 34 * Math.cos(angle)).toFixed(1)} ${(78 + 50 * Math.sin(angle)).toFixed(1)}`;
}).join('');

/** The back of a card: ink, with a brass fan. */
export const CardBack = () => (
  <svg class="portrait" viewBox="0 0 80 88" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
    <path fill="#1c1a17" d="M0 0h80v88H0z" />
    <g fill="none" stroke="#c99b3b" stroke-width="1.6">
      <path d="M5 5h70v78H5z" />
      <path d={FAN} />
      <path d="M6 78a34 50 0 0 1 68 0M17 78a23 34 0 0 1 46 0M28 78a12 18 0 0 1 24 0" />
      <path d="M12 12h10M12 12v10M68 12H58M68 12v10" />
    </g>
    <path fill="#c99b3b" d="M40 8l5 7-5 7-5-7zM28 78a12 12 0 0 1 24 0z" />
  </svg>
);

/** A poster: a backdrop of its own colour with rays of light, and a bust before it. The print is the same by day and night. */
interface PosterProps {
  readonly backdrop: string;
  readonly glow: string;
  readonly children: ComponentChildren;
}

export const RAYS = 'M40 92L-8 20V-6L40 92L14-8H30L40 92L50-8H66L40 92L88-6V20L40 92L88 50V74L40 92L-8 50V74z';

export function Poster({ backdrop, glow, children }: PosterProps) {
  return (
    <svg class="portrait" viewBox="0 0 80 88" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMax slice">
      <path fill={backdrop} d="M0 0h80v88H0z" />
      <path fill={glow} d={RAYS} />
      {children}
    </svg>
  );
}

export const INK = '#1c1a17';
export const BONE = '#efe5d0';
export const SHADE = '#b9a786';
export const BRASS = '#c99b3b';

/** The Don: a wide fedora, a moustache, a dinner jacket with a bow tie and a carnation, and a cigar. */
export const Don = () => (
  <Poster backdrop="#6d2029" glow="#84303a">
    <path fill={INK} d="M2 88c0-17 10-24 25-27h26c15 3 25 10 25 27z" />
    <path fill={BONE} d="M29 60h22l-11 26z" />
    <path fill="#2e2a26" d="M28 60l-9 8 6 3-3 4 18 13-11-27zM52 60l9 8-6 3 3 4-18 13 11-27z" />
    <path fill={SHADE} d="M30 50h20v10c-5 5-15 5-20 0z" />
    <path fill={BONE} d="M25 28c-1 16 2 30 15 30s16-14 15-30z" />
    <path fill={SHADE} d="M40 28h15c1 16-2 30-15 30 8-6 5-18 0-22z" />
    <path
      fill={INK}
      d="M29 35h8v2.5h-8zM43 35h8v2.5h-8zM31 46c3-4 7-4 9-2 2-2 6-2 9 2-4 1-7 1-9-.5-2 1.5-5 1.5-9 .5z"
    />
    <path fill={INK} d="M32 62l8 4 8-4v9l-8-4-8 4z" />
    <path fill="#d8455f" d="M57 72a3.5 3.5 0 1 1 5 3 3.5 3.5 0 1 1-5-3z" />
    <path fill={BRASS} d="M44 49l14 3-.7 3.4-14-3z" />
    <path fill="#f2793a" d="M57 51.8l3 .6-.7 3.4-3-.6z" />
    <path
      fill="none"
      stroke={BONE}
      stroke-width="1.6"
      stroke-linecap="round"
      opacity=".75"
      d="M61 50c6-4-1-8 4-12s1-7 3-10"
    />
    <path fill={INK} d="M6 28c6-4 13-5 18-5l3-15c1-5 8-6 13-3 5-3 12-2 13 3l3 15c5 0 12 1 18 5-8 8-60 8-68 0z" />
    <path fill={BRASS} d="M24.6 19.5c10 3 20.8 3 30.8 0l.7 4.5c-10 3-22 3-32.2 0z" />
  </Poster>
);

/** Two hidden cards with the Don on top: the sign of a card game. */
export const CardFan = () => (
  <>
    <span class="art-card art-left">
      <CardBack />
    </span>
    <span class="art-card art-right">
      <CardBack />
    </span>
    <span class="art-card art-front">
      <Don />
    </span>
  </>
);

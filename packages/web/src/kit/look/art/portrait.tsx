import type { ComponentChildren } from 'preact';

/** A poster: a backdrop of its own colour with rays of light, and a bust before it. The print is the same by day and night. */
export interface PosterProps {
  readonly backdrop: string;
  readonly glow: string;
  readonly children: ComponentChildren;
}

const RAYS = 'M40 92L-8 20V-6L40 92L14-8H30L40 92L50-8H66L40 92L88-6V20L40 92L88 50V74L40 92L-8 50V74z';

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

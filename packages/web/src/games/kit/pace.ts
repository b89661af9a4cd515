/** The speed of motion on every board, as chosen in the settings. Nothing moves if the player asked for reduced motion. */

const SPEEDS: Readonly<Record<string, number>> = { instant: 0, fast: 0.5, normal: 1, slow: 1.6 };

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const isOff = (): boolean => document.documentElement.dataset.speed === 'instant';

/** Scales a duration in milliseconds at normal speed to the chosen speed. */
export const scaled = (ms: number): number =>
  isStill() ? 0 : ms * (SPEEDS[document.documentElement.dataset.speed ?? 'normal'] ?? 1);

/** Marks an element that has changed, without motion. */
export function mark(spot: Element | null): void {
  if (isOff()) return;
  spot?.animate([{ outline: '3px solid var(--brass)' }, { outline: '3px solid transparent' }], { duration: 2000 });
}

/** How fast things move on any board, by the speed chosen in the settings; nothing moves for who asked for reduced motion. */

const SPEEDS: Readonly<Record<string, number>> = { off: 0, fast: 0.5, normal: 1 };

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const isOff = (): boolean => document.documentElement.dataset.speed === 'off';

/** So many milliseconds at the normal speed, by the speed that was chosen. */
export const scaled = (ms: number): number =>
  isStill() ? 0 : ms * (SPEEDS[document.documentElement.dataset.speed ?? 'normal'] ?? 1);

/** Where something changed, told without motion. */
export function mark(spot: Element | null): void {
  if (isOff()) return;
  spot?.animate([{ outline: '3px solid var(--brass)' }, { outline: '3px solid transparent' }], { duration: 2000 });
}

import type { Outage } from '../store/finished.ts';

/** The wall-clock time of a moment in house time: all outages before it are added. The same outages always give the same time. */
export const wallTimeOf = (house: number, outages: readonly Outage[]): number =>
  outages.reduce((wall, { from, to }) => (wall > from ? wall + to - from : wall), house);

import { getAt } from '@consigliere/kernel';
import { result } from '../ending.ts';
import type { DpSeatView } from '../types.ts';
import { estimateMoney } from './hope.ts';
import { estimateFinish } from './stays.ts';
import { measureTime, type TimeLeft } from './time.ts';
import { WEIGHTS } from './weights.ts';

/** The chance to win, as far as it can be seen: to finish the KO track, and to have more money than the others who finish it. */
export function evaluate(view: DpSeatView): number {
  const { seat: viewer, open, seats } = view;
  const over = result(open);
  if (over !== null) return over.place[viewer] === 1 ? 1 / over.place.filter(place => place === 1).length : 0;
  const times: TimeLeft[] = [];
  let [turns, rolls] = [0, 0];
  for (let seat = 0; seat < seats; seat++) {
    const time = measureTime(view, seat);
    times.push(time);
    turns += time.turns;
    rolls += Math.floor(time.turns);
  }
  const staying = times.map((time, seat) => estimateFinish(view, seat, time));
  const mine = estimateMoney(view, viewer, getAt(times, viewer), { rolls, staying });
  const lead = WEIGHTS.sure + WEIGHTS.surer * Math.sqrt(turns / seats);
  let chance = staying[viewer] ?? 0;
  for (let other = 0; other < seats; other++) {
    if (other === viewer) continue;
    const theirs = estimateMoney(view, other, getAt(times, other), { rolls, staying });
    const behind = 1 / (1 + Math.exp((mine - theirs) / lead));
    chance *= 1 - (staying[other] ?? 0) * behind;
  }
  return chance;
}

/** DP-36 The chance that no family finishes the KO track, so that everybody loses. */
export function estimateNobodyWins(view: DpSeatView): number {
  let chance = 1;
  for (let seat = 0; seat < view.seats; seat++) chance *= 1 - estimateFinish(view, seat, measureTime(view, seat));
  return chance;
}

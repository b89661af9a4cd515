import { getAt, type SeatView } from '@consigliere/kernel';
import { result } from '../ending.ts';
import type { DerPate } from '../types.ts';
import { hopeOf } from './hope.ts';
import { stays } from './stays.ts';
import { type Time, timeOf } from './time.ts';
import { WEIGHTS } from './weights.ts';

type View = SeatView<DerPate>;

/** The chance to win, as far as it can be seen: to finish the KO track, and to have more money than the others who finish it. */
export function evaluate(view: View): number {
  const { seat: viewer, open, seats } = view;
  const over = result(open);
  if (over !== null) return over.place[viewer] === 1 ? 1 / over.place.filter(place => place === 1).length : 0;
  const times: Time[] = [];
  let [turns, rolls] = [0, 0];
  for (let seat = 0; seat < seats; seat++) {
    const time = timeOf(view, seat);
    times.push(time);
    turns += time.turns;
    rolls += Math.floor(time.turns);
  }
  const staying = times.map((time, seat) => stays(view, seat, time));
  const mine = hopeOf(view, viewer, getAt(times, viewer), { rolls, staying });
  const lead = WEIGHTS.sure + WEIGHTS.surer * Math.sqrt(turns / seats);
  let chance = staying[viewer] ?? 0;
  for (let other = 0; other < seats; other++) {
    if (other === viewer) continue;
    const theirs = hopeOf(view, other, getAt(times, other), { rolls, staying });
    const behind = 1 / (1 + Math.exp((mine - theirs) / lead));
    chance *= 1 - (staying[other] ?? 0) * behind;
  }
  return chance;
}

/** DP-36 The chance that no family finishes the KO track, so that everybody loses. */
export function nobodyWins(view: View): number {
  let chance = 1;
  for (let seat = 0; seat < view.seats; seat++) chance *= 1 - stays(view, seat, timeOf(view, seat));
  return chance;
}

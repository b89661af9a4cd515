import type { DeepReadonly, Drawers, State, ThingCount } from '@consigliere/kernel';
import { at } from './counts.ts';
import { countHeld, countStashed, handSize } from './hands.ts';
import { stolenIn } from './heists.ts';
import { type CorleonesEmpire, type Given, KINDS, MONEY, NEUTRAL, NONE, seatOf } from './types.ts';

/** Counts where every component of the box is. */
export function* things(drawers: Drawers<CorleonesEmpire>): Iterable<ThingCount> {
  const { open, recalled, own, sealed } = drawers;
  for (let kind = 0; kind < KINDS; kind++) {
    yield [`card ${kind}`, 'pile', at(open.piles, kind)];
    for (const [seat, drawer] of own.entries()) {
      yield [`card ${kind}`, `hand ${seat}`, countHeld(recalled, drawer, seat, kind)];
      if (kind < MONEY) yield [`card ${kind}`, `suitcase ${seat}`, countStashed(recalled, drawer, seat, kind)];
    }
  }
  const hidden = own.flatMap(({ jobs, drawn }) => [...jobs, ...drawn]);
  const seen = [...open.publicJobs, ...open.jobDiscard, open.underway, ...recalled.completed.flat()];
  for (const job of [...hidden, ...sealed.jobs, ...seen]) if (job !== NONE) yield [`job ${job}`, 'cards', 1];
  for (const tile of [...sealed.blue, ...sealed.red]) yield [`business ${tile}`, 'deck', 1];
  for (const [business, turf] of open.turfs.entries()) if (turf !== NONE) yield [`business ${business}`, 'board', 1];
  yield* figures(drawers);
}

/** Figures and control markers. Members of later acts wait beside the board. */
function* figures({ open }: Drawers<CorleonesEmpire>): Iterable<ThingCount> {
  const board = [...open.thugAt, ...open.memberAt, ...open.hudson];
  for (const [seat, thugs] of open.thugs.entries()) {
    const mine = board.filter(figure => figure >= 0 && seatOf(figure) === seat);
    const members = mine.filter(figure => (figure & 3) !== 3).length;
    yield [`thug of ${seat}`, 'board and reserve', thugs + mine.length - members];
    yield [`member of ${seat}`, 'board and reserve', at(open.members, seat) + members - open.membersInPlay + 1];
    yield [`marker of ${seat}`, 'supply', at(open.markers, seat)];
    yield [`marker of ${seat}`, 'board', open.control.flat().filter(owner => owner === seat).length];
  }
}

/** The faults of allies: each ally of the acts so far must be in one place. */
function alliesLost({ open, recalled }: State<CorleonesEmpire>, { allies, acts }: DeepReadonly<Given>): string | null {
  const places = [...open.allies, ...open.gone, ...open.played.flat(), ...recalled.allies.flat()];
  const laidOut = open.phase === 'families' ? -1 : open.act - (acts[open.act]?.bribery ? 0 : 1);
  for (const [ally, { act }] of allies.entries()) {
    const count = places.filter(each => each === ally).length;
    if (count !== (act <= laidOut ? 1 : 0)) return `ally ${ally} lies in ${count} places in act ${open.act + 1}`;
  }
  return null;
}

/** The faults in what is known about hidden cards. */
function knowledge({ own, recalled }: State<CorleonesEmpire>): string | null {
  for (const [seat, { jobs }] of own.entries()) {
    const counts = (recalled.jobs[seat] ?? []).map(
      (_, shuffle) => jobs.filter(job => recalled.shuffle[job] === shuffle).length,
    );
    if (counts.join() !== recalled.jobs[seat]?.join()) return `seat ${seat} holds jobs of other shuffles than recalled`;
  }
  const stolen = recalled.heists.map(({ robber }, i) => own[robber]?.stolen[i] ?? NONE);
  if (recalled.heists.some(({ victim }, i) => own[victim]?.stolen[i] !== stolen[i]))
    return 'robber and victim have not seen the same card';
  const world = stolen.reduce((sum, kind, i) => sum + kind * 4 ** i, 0);
  if (stolen.some((kind, i) => stolenIn(world, i) !== kind)) return 'nobody knows what was stolen';
  if (stolen.length > 0 && at(recalled.doubt, world) <= 0) return 'what was stolen is thought impossible';
  return null;
}

/** CE-33 At the end nobody holds anything. */
function handsLeft({ open, recalled }: State<CorleonesEmpire>): string | null {
  const full = open.phase === 'over' ? recalled.hands.findIndex((_, seat) => handSize(recalled, seat) > 0) : -1;
  return full < 0 ? null : `seat ${full} holds cards after the end (CE-33)`;
}

export function check(state: State<CorleonesEmpire>, given: DeepReadonly<Given>): string | null {
  const { open } = state;
  if (open.thugAt.filter(figure => figure === NEUTRAL).length > 1) return 'there are two Union Bosses';
  if (open.memberAt.filter(figure => figure === NEUTRAL).length > 1) return 'there are two Mayors';
  if (open.memberAt.some((figure, space) => figure !== -1 && !given.spaces[space]?.usable))
    return 'somebody stands on a space that is not for so few players (CE-14)';
  return alliesLost(state, given) ?? knowledge(state) ?? handsLeft(state);
}

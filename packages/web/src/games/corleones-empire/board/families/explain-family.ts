import { type CeView, controllerOf, handSize, NONE, THUG } from '@consigliere/games/corleones-empire/rules';
import { contentsOf, isOpenTo, isOut } from '@consigliere/games/corleones-empire/text/totals';
import type { Seat } from '@consigliere/kernel';
import { inSentences } from '../../../kit/say.ts';
import { familyOf, type Teller } from '../board-context.ts';

/** The ranks of a family's figures in reserve: Family Members, then Thugs. */
export function listReserve({ open }: Pick<CeView, 'open'>, seat: Seat): number[] {
  const left = open.members[seat] ?? 0;
  const members = Array.from({ length: left }, (_, index) => open.membersInPlay - left + index);
  return [...members, ...new Array<number>(open.thugs[seat] ?? 0).fill(THUG)];
}

/** The contents of a family's suitcase, if the reader may see them (CE-37). */
function saySuitcase({ view, words }: Teller, seat: Seat): string {
  const { table } = words;
  if (!isOpenTo(view, seat)) return `${table.suitcase}: ${table.secret}`;
  const jobs = view.recalled.completed[seat]?.length ?? 0;
  return `${table.suitcase}: ${table.money} ${contentsOf(view, seat, words)}, ${table.jobs} ${jobs}`;
}

/** CE-35 Completed jobs by colour. */
export const countJobs = (view: CeView, jobs: readonly number[] = []): readonly number[] =>
  [0, 1, 2, 3].map(colour => jobs.filter(job => view.given.jobs[job]?.colour === colour).length);

export const sayJobs = ({ view, words }: Teller, jobs?: readonly number[]): string => {
  const counts = countJobs(view, jobs).map((count, colour) => `${words.numbered.jobColour(colour).name} ${count}`);
  return `${words.table.completed}: ${counts.join(', ')}`;
};

/** The figures that a family has in reserve, in words. */
export function sayReserve({ view, words }: Teller, seat: Seat): string {
  const { table, numbered } = words;
  const members = listReserve(view, seat).filter(rank => rank !== THUG);
  const thugs = view.open.thugs[seat] ?? 0;
  const reserve = [...members.map(rank => numbered.rank(rank).name), ...(thugs > 0 ? [table.thugs(thugs)] : [])];
  return `${table.reserve}: ${reserve.join(', ') || table.empty}`;
}

/** Everything of a family that lies open, in words, for the accessible name of its player. */
export function sayFamily(context: Teller, seat: Seat): string {
  const { view, words, labels } = context;
  const { open, recalled } = view;
  const { table, numbered } = words;
  const turfs = open.control.flatMap((_, turf) =>
    controllerOf(view, turf) === seat ? [numbered.area(turf).name] : [],
  );
  return inSentences([
    (open.families[seat] ?? NONE) === NONE ? '' : numbered.family(familyOf(context, seat)).name,
    open.horseHead === seat ? labels.first : '',
    open.turn === seat && open.phase === 'business' ? labels.toPlay : '',
    `${table.hand}: ${table.cards(handSize(recalled, seat))}`,
    saySuitcase(context, seat),
    isOpenTo(view, seat) ? sayJobs(context, recalled.completed[seat]) : '',
    sayReserve(context, seat),
    isOut(view, seat) ? table.outOfPhase : '',
    turfs.length === 0 ? '' : `${table.control}: ${turfs.join(', ')}`,
    table.markersLeft(open.markers[seat] ?? 0),
    ...listAllies(context, seat),
  ]);
}

/** The allies of a family that lie open, or that the reader may see (CE-37). */
function listAllies({ view, words }: Teller, seat: Seat): string[] {
  const { table, numbered } = words;
  const said = (label: string, list: readonly number[] = []): string[] =>
    list.length === 0 ? [] : [`${label}: ${list.map(ally => numbered.ally(ally).name).join(', ')}.`];
  return [
    ...said(table.playedAllies, view.open.played[seat]),
    ...(isOpenTo(view, seat) ? said(table.allies, view.recalled.allies[seat]) : []),
  ];
}

import { DOLLARS, NONE, standard, stashed, worth } from '@consigliere/games/corleones-empire';
import { words } from '@consigliere/games/corleones-empire/text';
import type { Seat } from '@consigliere/kernel';
import type { Easel } from '../../drawing.ts';
import { wrapped } from '../../text.ts';
import { grid } from './grid.ts';
import { labels } from './labels.ts';
import { type CeView, nameOf, paintOf, seatsFrom, signOf } from './names.ts';

/** A row for each family: figures in reserve, markers, cards in hand and, where the reader may know it, the suitcase. */
export function families(view: CeView, easel: Easel): readonly string[] {
  const { open, tally } = view;
  const { table } = words[easel.language];
  const { column } = labels[easel.language];
  const seats = seatsFrom(view);
  const count = (number = 0): string => (number === 0 ? '·' : String(number));
  const rows = seats.map(seat => [
    `${markOf(view, seat)} ${signOf(view, seat, easel)}`,
    { text: easel.who.names[seat] ?? '', paint: seat === easel.who.reader ? easel.colours.bold : plainly },
    { text: familyOf(view, seat, easel), paint: paintOf(view, seat, easel.colours) },
    count(open.thugs[seat]),
    count(open.members[seat]),
    count(open.markers[seat]),
    count(tally.hands[seat]),
    suitcaseOf(view, seat, easel),
  ]);
  const heads = [column.thugs, column.members, column.markers, table.hand, table.suitcase];
  const columns = [
    { head: '' },
    ...[8, 6].map(least => ({ head: '', least })),
    ...heads.map(head => ({ head, to: 'right' as const })),
  ];
  return [...grid(columns, rows, easel), ...playedAllies(view, easel), ...counted(view, easel)];
}

const plainly = (text: string): string => text;

/** An arrow marks whose turn it is, a cross who is out of the phase. */
function markOf({ open }: CeView, seat: Seat): string {
  if (open.phase !== 'business') return ' ';
  if (open.out[seat]) return '×';
  return open.turn === seat ? '▶' : ' ';
}

function familyOf({ open }: CeView, seat: Seat, { language }: Easel): string {
  const family = open.families[seat] ?? NONE;
  const id = standard.families[family]?.id;
  return id === undefined ? '' : words[language].family[id].name;
}

/** CE-37 What the reader may be shown of a suitcase: their own, all where the table agreed to it, and all at the end. */
function suitcaseOf(view: CeView, seat: Seat, { language }: Easel): string {
  const { given, open, recalled, own, seat: reader } = view;
  const { money } = labels[language];
  if (open.settlement !== null) return money(opened(open.settlement, seat));
  if (seat !== reader && !given.openTally) return '?';
  const seen = own ?? { jobs: [], drawn: [], stolen: [] };
  const sum = worth(DOLLARS.map((_, kind) => stashed(recalled, seen, seat, kind)));
  const unseen = recalled.heists.filter(
    (heist, i) => heist.money === NONE && heist.victim === seat && (seen.stolen[i] ?? NONE) === NONE,
  ).length;
  return unseen === 0 ? money(sum) : `${money(sum)} ${labels[language].less(unseen)}`;
}

/** CE-33 The money of an opened suitcase, with that of the hand. */
const opened = (lines: NonNullable<CeView['open']['settlement']>, seat: Seat): number =>
  lines.filter(({ what }) => what === 'suitcase' || what === 'hand').reduce((sum, { by }) => sum + (by[seat] ?? 0), 0);

/** CE-19 Allies face up before their players. */
const playedAllies = ({ open }: CeView, easel: Easel): string[] =>
  bySeat(words[easel.language].table.playedAllies, open.played.map(alliesNamed(easel)), easel);

/** CE-37 Where the table counts openly: everybody's completed jobs by colour, and the allies in everybody's hand. */
function counted({ given, recalled }: CeView, easel: Easel): string[] {
  if (!given.openTally) return [];
  const { table, numbered } = words[easel.language];
  const colours = recalled.completed.map(jobs => {
    const counts = Map.groupBy(jobs, job => given.jobs[job]?.colour ?? 0);
    return [...counts]
      .sort(([a], [b]) => a - b)
      .map(([colour, of]) => `${numbered.jobColour(colour).name} ${of.length}`);
  });
  return [
    ...bySeat(table.completed, colours, easel),
    ...bySeat(table.allies, recalled.allies.map(alliesNamed(easel)), easel),
  ];
}

const alliesNamed =
  ({ language }: Easel) =>
  (allies: readonly number[]): string[] =>
    allies.map(ally => words[language].numbered.ally(ally).name);

/** `Played allies: Vito Loan Shark; Carla Mayor`, or nothing where nobody has any. */
function bySeat(label: string, lists: readonly (readonly string[])[], easel: Easel): string[] {
  const parts = lists.flatMap((list, seat) => (list.length === 0 ? [] : [`${nameOf(easel, seat)} ${list.join(', ')}`]));
  return parts.length === 0 ? [] : wrapped(`${label}: ${parts.join('; ')}`, easel.width, 2);
}

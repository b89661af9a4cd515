import {
  type CorleonesEmpire,
  EMPTY,
  held,
  KINDS,
  MAYOR,
  MONEY,
  NEUTRAL,
  NONE,
  POLICE_CHIEF,
  RANKS,
  ROUND_SPACES,
  stashed,
  THUG,
  UNION_BOSS,
} from '@consigliere/games/corleones-empire/rules';
import type { View } from '@consigliere/kernel';

/** What can be seen to move. */
type Moved =
  | { readonly type: 'figure'; readonly figure: number }
  | { readonly type: 'neutral'; readonly neutral: number }
  | { readonly type: 'card'; readonly card: number }
  | { readonly type: 'marker'; readonly seat: number };

/** Something that has gone from one place of the document to another. */
export interface Move {
  readonly moved: Moved;
  readonly from: string;
  readonly to: string;
}

type Seen = View<CorleonesEmpire>;

/** Where each thing lies, as often as it lies there. Things that cannot be told apart have one name. */
type Ledger = Map<string, { readonly moved: Moved; readonly places: string[] }>;

function put(ledger: Ledger, name: string, moved: Moved, place: string, count = 1): void {
  const entry = ledger.get(name) ?? { moved, places: [] };
  for (let each = 0; each < count; each++) entry.places.push(place);
  ledger.set(name, entry);
}

function putFigures(ledger: Ledger, { open }: Seen): void {
  const stands = (figure: number, place: string, neutral: number): void => {
    if (figure === NEUTRAL) put(ledger, `neutral ${neutral}`, { type: 'neutral', neutral }, place);
    else if (figure !== EMPTY) put(ledger, `figure ${figure}`, { type: 'figure', figure }, place);
  };
  for (const [business, figure] of open.thugAt.entries()) stands(figure, `at-${business}`, UNION_BOSS);
  for (const [space, figure] of open.memberAt.entries()) stands(figure, `at-${ROUND_SPACES + space}`, MAYOR);
  for (const figure of open.hudson)
    put(ledger, `figure ${figure}`, { type: 'figure', figure }, `hudson-${figure >> 2}`);
  for (const [seat, thugs] of open.thugs.entries()) {
    const thug = RANKS.length * seat + THUG;
    put(ledger, `figure ${thug}`, { type: 'figure', figure: thug }, `reserve-${seat}`, thugs);
    for (let rank = open.membersInPlay - (open.members[seat] ?? 0); rank < open.membersInPlay; rank++) {
      const figure = RANKS.length * seat + rank;
      put(ledger, `figure ${figure}`, { type: 'figure', figure }, `reserve-${seat}`);
    }
  }
  const chief = open.chief === NONE ? 'quay' : `turf-${open.chief}`;
  put(ledger, 'chief', { type: 'neutral', neutral: POLICE_CHIEF }, chief);
}

function putCards(ledger: Ledger, { open, recalled, own, seat: reader }: Seen): void {
  for (let kind = 0; kind < KINDS; kind++) {
    const card = (place: string, count: number): void =>
      put(ledger, `card ${kind}`, { type: 'card', card: kind }, place, count);
    card(`pile-${kind}`, open.piles[kind] ?? 0);
    for (const [seat, hand] of recalled.hands.entries()) {
      const isOwn = own !== null && seat === reader;
      card(isOwn ? `card-${kind}` : `seat-${seat}`, isOwn ? held(recalled, own, seat, kind) : (hand[kind] ?? 0));
      if (kind < MONEY)
        card(
          isOwn ? 'suitcase' : `case-of-${seat}`,
          isOwn ? stashed(recalled, own, seat, kind) : (recalled.suitcases[seat]?.[kind] ?? 0),
        );
    }
  }
  for (const [turf, stack] of open.control.entries())
    for (const seat of stack) put(ledger, `marker ${seat}`, { type: 'marker', seat }, `control-${turf}`);
  for (const [seat, markers] of open.markers.entries())
    put(ledger, `marker ${seat}`, { type: 'marker', seat }, `seat-${seat}`, markers);
}

function ledgerOf(view: Seen): Ledger {
  const ledger: Ledger = new Map();
  putFigures(ledger, view);
  putCards(ledger, view);
  return ledger;
}

/** What is in one list more often than in the other. */
function without(places: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return places.filter(place => {
    const at = left.indexOf(place);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The most that is seen to move at once: when a board is cleared, nothing is. */
const MOST = 12;

/** What has moved between two views of the same match. */
export function moves(before: Seen, after: Seen): readonly Move[] {
  if (before.seat !== after.seat || before.open.phase === 'families' || after.open.act !== before.open.act) return [];
  const [old, now] = [ledgerOf(before), ledgerOf(after)];
  const found: Move[] = [];
  for (const [name, { moved, places }] of now) {
    const were = old.get(name)?.places ?? [];
    const gone = without(were, places);
    for (const to of without(places, were)) {
      const from = gone.shift();
      if (from !== undefined) found.push({ moved, from, to });
    }
  }
  return found.length > MOST ? [] : found;
}

import { countOf, MAFIOSI } from '@consigliere/games/carta-nostra/mafiosi';
import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import type { View } from '@consigliere/kernel';
import { placeName } from './places.ts';

/** A card that has gone from one place to another; null: face down. */
export interface Move {
  readonly mafioso: number | null;
  readonly from: string;
  readonly to: string;
}

type Seen = View<CartaNostra>;

/** How many cards of each kind lie at a place that the viewer sees. */
type Ledger = ReadonlyMap<string, readonly number[]>;

const single = (mafioso: number, count: number): number[] => MAFIOSI.map((_, kind) => (kind === mafioso ? count : 0));

function ledger({ open, own }: Seen): Ledger {
  const places = new Map<string, readonly number[]>();
  for (const [mafioso] of MAFIOSI.entries()) {
    if (own !== null) places.set(`hand-${mafioso}`, single(mafioso, countOf(own.hand, mafioso)));
    for (const [seat, cards] of open.region.entries())
      places.set(placeName({ type: 'region', seat, mafioso }), single(mafioso, countOf(cards, mafioso)));
  }
  places.set(
    'discard',
    MAFIOSI.map((_, kind) => open.discard.filter(card => card === kind).length),
  );
  return places;
}

/** The most cards that fly at once: a new deal or a shuffle is not shown card by card. */
const MOST = 6;

/** Which cards have moved between two views of the same game; what cannot be told for sure comes from where cards went missing. */
export function moves(before: Seen, after: Seen): readonly Move[] {
  if (before.seat !== after.seat || after.open.round < before.open.round) return [];
  const [old, now] = [ledger(before), ledger(after)];
  const hidden = hiddenChanges(before, after);
  const found: Move[] = [];
  for (const [mafioso] of MAFIOSI.entries()) {
    const change = (place: string): number => (now.get(place)?.[mafioso] ?? 0) - (old.get(place)?.[mafioso] ?? 0);
    const gone = [...now.keys()].flatMap(place => new Array<string>(Math.max(0, -change(place))).fill(place));
    const come = [...now.keys()].flatMap(place => new Array<string>(Math.max(0, change(place))).fill(place));
    for (const to of come) found.push({ mafioso, from: gone.shift() ?? hidden.gone.shift() ?? 'draw', to });
    for (const from of gone) found.push({ mafioso, from, to: hidden.come.shift() ?? 'draw' });
  }
  for (const to of hidden.come) found.push({ mafioso: null, from: 'draw', to });
  return found.length > MOST ? [] : found;
}

/** Cards that came to or left hands which the viewer does not see. */
function hiddenChanges(before: Seen, after: Seen): { gone: string[]; come: string[] } {
  const gone: string[] = [];
  const come: string[] = [];
  for (const [seat, cards] of after.tally.hands.entries()) {
    if (seat === after.seat) continue;
    const change = cards - (before.tally.hands[seat] ?? 0);
    (change < 0 ? gone : come).push(...new Array<string>(Math.abs(change)).fill(`cards-${seat}`));
  }
  return { gone, come };
}

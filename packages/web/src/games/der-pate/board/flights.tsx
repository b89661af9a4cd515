import { type DpView, HELD, NEUTRAL, ON_TRACK, TILES } from '@consigliere/games/der-pate/rules';
import {
  type FlightPlan,
  Flights,
  findMoves,
  type Ledger,
  type LedgerEntry,
  type Move,
  translate,
} from '../../kit/flights.tsx';
import { useBoard } from './board-context.ts';
import { Bust, Icon, Sign } from './drawings.tsx';
import { FIELD_ICONS, ICONS, TILE_ICONS } from './icons.ts';
import { DieFace } from './tableau/dice.tsx';

/** The pieces whose moves are shown. */
type Piece =
  | { readonly type: 'member'; readonly seat: number }
  /** A neutral member only leaves its business. */
  | { readonly type: 'neutral'; readonly business: number }
  | { readonly type: 'friend' }
  | { readonly type: 'debt'; readonly owner: number }
  | { readonly type: 'tile'; readonly seat: number; readonly tile: number }
  | { readonly type: 'die'; readonly die: number; readonly face: number }
  | { readonly type: 'money'; readonly amount: number };

const LEDGER: Ledger<DpView, Piece> = {
  *entries({ open }): Iterable<LedgerEntry<Piece>> {
    for (const [seat, supply] of open.supply.entries()) {
      const member = { type: 'member', seat } as const;
      yield [member, `supply-${seat}`, supply];
      yield [member, `jail-${seat}`, open.jail[seat] ?? 0];
      yield [member, `river-${seat}`, open.river[seat] ?? 0];
      for (const [business, holder] of open.holder.entries())
        yield [member, `member-${business}`, holder === seat ? 1 : 0];
    }
    for (const [business, holder] of open.holder.entries())
      yield [{ type: 'neutral', business }, holder === NEUTRAL ? `member-${business}` : `space-${business}`, 1];
    yield [{ type: 'friend' }, 'brooklyn', open.brooklyn];
    for (const [seat, friends] of open.friends.entries()) yield [{ type: 'friend' }, `friends-${seat}`, friends];
    for (const [owner, places] of open.debts.entries())
      for (const [holder, markers] of places.entries())
        yield [{ type: 'debt', owner }, holder === owner ? `own-debts-${owner}` : `debts-${holder}`, markers];
    for (const [seat, states] of open.tiles.entries())
      for (const tile of TILES.keys()) {
        if (states[tile] === ON_TRACK) yield [{ type: 'tile', seat, tile }, `on-track-${seat}-${tile}`, 1];
        if (states[tile] === HELD) yield [{ type: 'tile', seat, tile }, `tiles-${seat}`, 1];
      }
    for (const [die, face] of open.faces.entries()) {
      const row = open.placed[die] ?? 0;
      yield [{ type: 'die', die, face }, row === 0 ? `die-${die}` : `row-${row}`, 1];
    }
  },
  isCut: (before, after) => before.seats !== after.seats,
  most: 12,
};

/** The pieces that have moved between two views, and the money that was paid. */
export function listMoves(before: DpView, after: DpView): readonly Move<Piece>[] {
  // Dice go to their rows one by one; a new turn begins with all of them.
  const found = findMoves(LEDGER, before, after).filter(
    ({ thing, to }) => thing.type !== 'die' || to.startsWith('row-'),
  );
  const paid = LEDGER.isCut(before, after) ? [] : findPayments(before, after);
  return found.length + paid.length > LEDGER.most ? [] : [...found, ...paid];
}

/** Money goes from one family to another if one got what the other gave; otherwise from or to the bank. */
function findPayments({ recalled: old }: DpView, { recalled: now, seats }: DpView): Move<Piece>[] {
  const bank = `debts-${seats}`;
  const changes = now.money.map((money, seat) => money - (old.money[seat] ?? 0));
  const found: Move<Piece>[] = [];
  for (const [seat, amount] of changes.entries()) {
    if (amount <= 0) continue;
    const payer = changes.indexOf(-amount);
    if (payer >= 0) changes[payer] = 0;
    found.push({
      thing: { type: 'money', amount },
      from: payer >= 0 ? `money-${payer}` : bank,
      to: `money-${seat}`,
    });
  }
  for (const [seat, amount] of changes.entries())
    if (amount < 0) found.push({ thing: { type: 'money', amount: -amount }, from: `money-${seat}`, to: bank });
  return found;
}

function Picture({ thing }: { readonly thing: Piece }) {
  const { words } = useBoard();
  switch (thing.type) {
    case 'member':
      return <Bust seat={thing.seat} size={44} />;
    case 'neutral':
      return <Bust seat={NEUTRAL} size={44} />;
    case 'friend':
      return <Icon path={FIELD_ICONS.friend} size={32} />;
    case 'debt':
      return (
        <>
          <Icon path={ICONS.debt} size={26} />
          <Sign seat={thing.owner} size={18} />
        </>
      );
    case 'tile':
      return <Icon path={TILE_ICONS[TILES[thing.tile] ?? 'wedding']} size={28} />;
    case 'die':
      return <DieFace die={thing.die} face={thing.face} size={40} />;
    case 'money':
      return <span class="dp-note">{words.money(thing.amount)}</span>;
  }
}

/** Pieces hop: they rise in the middle of their way. */
const PLAN: FlightPlan<DpView, Piece> = {
  moves: listMoves,
  Picture,
  way: ({ thing }, from, to) => {
    const hop = Math.min(from.y, to.y) - (thing.type === 'money' ? 0 : 36);
    const middle = { x: (from.x + to.x) / 2, y: (hop + (from.y + to.y) / 2) / 2 };
    return [
      { transform: translate(from), opacity: 1 },
      { transform: `${translate(middle)} scale(1.12)`, opacity: 1 },
      { transform: translate(to), opacity: 1, offset: 0.88 },
      { transform: translate(to), opacity: 0 },
    ];
  },
  easing: 'cubic-bezier(.3,.6,.3,1)',
  ms: 540,
  step: 80,
};

export const MovingPieces = () => <Flights board="dp" plan={PLAN} />;

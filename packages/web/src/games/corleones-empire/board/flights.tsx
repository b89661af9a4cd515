import {
  type CeView,
  countHeld,
  countStashed,
  EMPTY,
  KINDS,
  MAYOR,
  MONEY,
  NEUTRAL,
  NONE,
  POLICE_CHIEF,
  RANKS,
  ROUND_SPACES,
  seatOf,
  THUG,
  UNION_BOSS,
} from '@consigliere/games/corleones-empire/rules';
import { Crest } from '../../../kit/look/art/crest.tsx';
import { type FlightPlan, Flights, findMoves, type Ledger, type LedgerEntry, translate } from '../../kit/flights.tsx';
import { familyOf, useBoard } from './board-context.ts';
import { Face } from './cards/cards.tsx';
import { Figure, Neutral } from './figure.tsx';

/** A piece that can be seen to move. */
type Piece =
  | { readonly type: 'figure'; readonly figure: number }
  | { readonly type: 'neutral'; readonly neutral: number }
  | { readonly type: 'card'; readonly card: number }
  | { readonly type: 'marker'; readonly seat: number };

function* listFigures({ open }: CeView): Iterable<LedgerEntry<Piece>> {
  const stands = (figure: number, place: string, neutral: number): LedgerEntry<Piece>[] =>
    figure === EMPTY
      ? []
      : [[figure === NEUTRAL ? { type: 'neutral', neutral } : { type: 'figure', figure }, place, 1]];
  for (const [business, figure] of open.thugAt.entries()) yield* stands(figure, `at-${business}`, UNION_BOSS);
  for (const [space, figure] of open.memberAt.entries()) yield* stands(figure, `at-${ROUND_SPACES + space}`, MAYOR);
  for (const figure of open.hudson) yield [{ type: 'figure', figure }, `hudson-${seatOf(figure)}`, 1];
  for (const [seat, thugs] of open.thugs.entries()) {
    const first = RANKS.length * seat;
    yield [{ type: 'figure', figure: first + THUG }, `reserve-${seat}`, thugs];
    for (let rank = open.membersInPlay - (open.members[seat] ?? 0); rank < open.membersInPlay; rank++)
      yield [{ type: 'figure', figure: first + rank }, `reserve-${seat}`, 1];
  }
  yield [{ type: 'neutral', neutral: POLICE_CHIEF }, open.chief === NONE ? 'quay' : `turf-${open.chief}`, 1];
}

function* listCards({ open, recalled, own, seat: reader }: CeView): Iterable<LedgerEntry<Piece>> {
  for (let kind = 0; kind < KINDS; kind++) {
    const card = { type: 'card', card: kind } as const;
    yield [card, `pile-${kind}`, open.piles[kind] ?? 0];
    for (const [seat, hand] of recalled.hands.entries()) {
      const drawer = seat === reader ? own : null;
      if (drawer === null) yield [card, `seat-${seat}`, hand[kind] ?? 0];
      else yield [card, `card-${kind}`, countHeld(recalled, drawer, seat, kind)];
      if (kind >= MONEY) continue;
      if (drawer === null) yield [card, `case-of-${seat}`, recalled.suitcases[seat]?.[kind] ?? 0];
      else yield [card, 'suitcase', countStashed(recalled, drawer, seat, kind)];
    }
  }
}

function* listMarkers({ open }: CeView): Iterable<LedgerEntry<Piece>> {
  for (const [turf, stack] of open.control.entries())
    for (const seat of stack) yield [{ type: 'marker', seat }, `control-${turf}`, 1];
  for (const [seat, left] of open.markers.entries()) yield [{ type: 'marker', seat }, `seat-${seat}`, left];
}

const LEDGER: Ledger<CeView, Piece> = {
  *entries(view) {
    yield* listFigures(view);
    yield* listCards(view);
    yield* listMarkers(view);
  },
  isCut: (before, after) =>
    before.seat !== after.seat || before.open.phase === 'families' || before.open.act !== after.open.act,
  most: 12,
};

/** The moves between two views. */
export const moves = (before: CeView, after: CeView) => findMoves(LEDGER, before, after);

function Picture({ thing }: { readonly thing: Piece }) {
  const context = useBoard();
  switch (thing.type) {
    case 'figure':
      return <Figure figure={thing.figure} />;
    case 'neutral':
      return <Neutral neutral={thing.neutral} />;
    case 'marker':
      return <Crest seat={familyOf(context, thing.seat)} size={34} />;
    case 'card':
      return (
        <span class="ce-card">
          <Face card={thing.card} />
        </span>
      );
  }
}

/** The spot to use if another isn't drawn, by the beginning of its name. Goods come and go by ship. */
const INSTEAD: Readonly<Record<string, string>> = { card: 'hand', at: 'quay', pile: 'quay' };

const PLAN: FlightPlan<CeView, Piece> = {
  moves,
  Picture,
  /** Figures hop and settle, gunned-down ones tip over and sink, cards and markers slide. */
  way: ({ thing, to: place }, from, to) => {
    const [start, end] = [translate(from), translate(to)];
    if (thing.type === 'card' || thing.type === 'marker')
      return [
        { transform: `${start} scale(.8)`, opacity: 1 },
        { transform: `${end} scale(1)`, opacity: 1, offset: 0.85 },
        { transform: `${end} scale(.7)`, opacity: 0 },
      ];
    if (place.startsWith('hudson'))
      return [
        { transform: start, opacity: 1 },
        { transform: `${start} rotate(90deg)`, opacity: 1, offset: 0.3, easing: 'ease-in' },
        { transform: `${end} rotate(90deg)`, opacity: 1, offset: 0.8 },
        { transform: `${end} translateY(14px) rotate(90deg) scale(.6)`, opacity: 0 },
      ];
    return [
      { transform: start },
      { transform: `${end} translateY(-22px) scale(1.15)`, offset: 0.75 },
      { transform: `${end} scale(1.05, .9)`, offset: 0.9 },
      { transform: end },
    ];
  },
  instead: place => {
    const [name = '', number] = place.split(/-(?=\d)/);
    return [INSTEAD[name] ?? `seat-${number}`, 'hand'];
  },
  arrives: '.ce-bust',
  ms: 480,
  step: 70,
};

export const MovingPieces = () => <Flights board="ce" plan={PLAN} />;

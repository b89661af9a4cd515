import type { CheckedGame, Game } from '../game.ts';
import { inOrder, type SequencePart } from '../idioms.ts';
import type { Seat, Table } from '../shape.ts';
import { imagine } from './imagine.ts';
import { preview } from './preview.ts';
import { guard, pledge, target, vote } from './steps.ts';
import { CARDS, HAND, kindOf, type Sitdown } from './types.ts';

export { CARDS, HAND, KINDS, kindOf } from './types.ts';
export type { Sitdown };

type SitdownTable = Table<Sitdown>;

function drawCard(table: SitdownTable, seat: Seat): void {
  const card = table.sealed.deck.pop();
  if (card === undefined) return;
  const { hand } = table.own(seat);
  hand.push(card);
  hand.sort((a, b) => a - b);
  table.tell('S-5', { type: 'drew', seat }, seat, { type: 'drew-card', seat, card });
}

/** The informer shows its player the lowest card of the left neighbour. */
function inform(table: SitdownTable, seat: Seat): void {
  const at = (seat + 1) % table.seats.length;
  const card = table.own(at).hand[0];
  if (card === undefined) return;
  table.own(seat).seen.push({ seat: at, card });
  table.tell('S-6', { type: 'looked', seat, at }, seat, { type: 'saw-card', at, card });
}

function pay(table: SitdownTable, seat: Seat): void {
  const amount = 1 + table.random('racket', 6);
  table.recalled.cash[seat] = (table.recalled.cash[seat] ?? 0) + amount;
  table.tell('S-7', { type: 'paid', seat, amount });
}

const drawAndPledge: SequencePart<Sitdown> = table => {
  table.open.round++;
  for (const seat of table.seats)
    while (table.own(seat).hand.length < HAND && table.sealed.deck.length > 0) drawCard(table, seat);
  table.call('pledge', {});
};

const resolvePledges: SequencePart<Sitdown> = table => {
  const queue = table.open.shown.flatMap((cards, seat) => cards.map(card => ({ seat, card })));
  table.call('resolve', { queue });
};

const voteToStay: SequencePart<Sitdown> = table => {
  for (const cards of table.open.shown) table.open.discard.push(...cards.splice(0));
  table.open.stay = 0;
  table.call('vote', { waiting: [...table.seats] });
};

const endRound: SequencePart<Sitdown> = table => {
  const { given, open, seats } = table;
  const mayGoOn = open.round < given.rounds && seats.every(seat => table.own(seat).hand.length > 0);
  if (mayGoOn && open.stay > 0) return drawAndPledge;
  open.over = true;
  open.counted = [...table.recalled.cash];
};

/** S-8 The most cash wins; with equal cash a place is shared. */
const result: Game<Sitdown>['result'] = ({ over, counted }) => {
  if (!over) return null;
  const place = counted.map(cash => 1 + counted.filter(other => other > cash).length);
  return { place, score: counted, lines: [{ what: 'cash', by: counted }] };
};

export const sitdown: CheckedGame<Sitdown> = {
  id: 'sitdown',
  version: 1,
  seats: { min: 3, max: 4 },
  options: { rounds: [4, 2, 3] },
  given: options => ({ ok: true, value: { rounds: Number(options.rounds ?? 4) } }),
  setup: (_given, seats) => ({
    open: { round: 0, shown: Array.from({ length: seats }, () => []), discard: [], stay: 0, over: false, counted: [] },
    recalled: { cash: new Array<number>(seats).fill(3) },
    own: Array.from({ length: seats }, () => ({ hand: [], seen: [] })),
    sealed: { deck: Array.from({ length: CARDS }, (_, card) => card) },
  }),
  begin(table) {
    table.shuffle('deck', table.sealed.deck);
    table.call('rounds', { at: 0 });
  },
  flow: {
    rounds: inOrder(drawAndPledge, resolvePledges, voteToStay, endRound),
    pledge,
    resolve: {
      run(table, frame) {
        const next = frame.queue.shift();
        if (next === undefined) return table.done();
        const { seat, card } = next;
        if (kindOf(card) === 'racket') pay(table, seat);
        if (kindOf(card) === 'informer') inform(table, seat);
        if (kindOf(card) === 'hit') table.call('target', { by: seat });
      },
    },
    target,
    guard,
    vote,
  },
  tally: ({ own, sealed }) => ({ deck: sealed.deck.length, hands: own.map(({ hand }) => hand.length) }),
  result,
  imagine,
  preview,
  reveals: ['drew-card', 'saw-card', 'pledged', 'paid'],
  *things({ open, own, sealed }) {
    for (const card of [...open.discard, ...open.shown.flat()]) yield [`card ${card}`, 'table', 1];
    for (const [seat, { hand }] of own.entries()) for (const card of hand) yield [`card ${card}`, `hand ${seat}`, 1];
    for (const card of sealed.deck) yield [`card ${card}`, 'deck', 1];
  },
  check({ open, own }) {
    const gone = new Set([...open.discard, ...open.shown.flat()]);
    const wrong = own
      .flatMap(({ seen }) => seen)
      .find(({ seat, card }) => !gone.has(card) && !own[seat]?.hand.includes(card));
    return wrong ? `card ${wrong.card} was seen at seat ${wrong.seat} and is not there` : null;
  },
  occurs: {
    actions: ['pick', 'seal', 'target', 'guard', 'suffer', 'vote'],
    events: ['drew', 'pledged', 'paid', 'looked', 'hit', 'voted'],
    moments: { 'a hit is guarded': event => event.type === 'hit' && event.guarded },
  },
};

import type { BoardPart, Names } from '@consigliere/kernel';
import { EVENTS } from '../edition/edition.ts';
import { isProtected } from '../moves.ts';
import { type DpView, EMPTY, HELD, NEUTRAL, PUPPET, TILES } from '../types.ts';
import type { DerPateWords } from './words.ts';

/** The street with the car, the KO track, the open event, the families' possessions, and the dice of the turn. */
export const board = (view: DpView, words: DerPateWords, who: Names): readonly BoardPart[] => [
  saySituation(view, words, who),
  sayKnockOut(view, words, who),
  ...sayOpenEvent(view, words),
  layStreet(view, words, who),
  ...sayPossessions(view, words, who),
  ...sayDice(view, words),
];

function saySituation({ open, given, tally }: DpView, { name, table, card }: DerPateWords, { names }: Names): string {
  const event = EVENTS[open.turnedUp.at(-1) ?? -1];
  if (open.round === 0) return name;
  const round = `${table.round(open.round)}/${given.rounds}`;
  return [
    event === undefined ? round : `${round}: ${card[event].name}`,
    table.eventsLeft(tally.pile),
    `${table.startPlayer}: ${names[open.startPlayer] ?? ''}`,
  ].join(' · ');
}

/** DP-7, DP-32 How far the KO track is decided, and which players are out at the end. */
function sayKnockOut({ open, given }: DpView, { table, track, dice }: DerPateWords, { names }: Names): string {
  const dots = (turned: number): string => '●'.repeat(turned) + '○'.repeat(given.cardsToKo - turned);
  const out = names.filter((_, seat) => open.over && open.out[seat]);
  const standing =
    open.ko === null
      ? `${dice[2]} ${dots(open.grey)} ${track.reputation} · ${dice[3]} ${dots(open.red)} ${track.influence}`
      : track[open.ko];
  return `${table.koTrack}: ${standing}${out.length === 0 ? '' : ` · ${table.out}: ${out.join(', ')}`}`;
}

function sayOpenEvent({ open }: DpView, { card }: DerPateWords): string[] {
  const event = open.lasting === null ? undefined : EVENTS[open.lasting];
  return event === undefined ? [] : [`! ${card[event].name}: ${card[event].help}`];
}

/** A column for each district, two rows for each business: its pay, and its member below. DP-9 ◆ is the car. */
function layStreet(view: DpView, words: DerPateWords, { names }: Names): BoardPart {
  const { given, open, flow } = view;
  const { district, table, track } = words;
  // DP-3 The car isn't on the board until the first player has parked it.
  const top = flow.at(-1);
  const isParked = top?.kind !== 'settle' || top.frame.parked;
  const columns = district.map((_, number) =>
    given.street.flatMap((each, business) => (each.district === number ? [business] : [])),
  );
  const holder = (business: number): string => {
    const seat = open.holder[business] ?? EMPTY;
    return seat === EMPTY ? `(${table.empty})` : seat === NEUTRAL ? table.neutral : (names[seat] ?? '');
  };
  const rows = (businesses: readonly number[]): string[] =>
    businesses.flatMap(business => {
      const { value = 0, pay = 0, step = null } = given.street[business] ?? {};
      const steps = step === null ? '' : `+${[...track[step]].slice(0, 3).join('')} `;
      return [
        `${isParked && open.car === business ? '◆' : ' '}${value} ${steps}${words.kindAt(value)}`,
        `   ${words.money(pay)} ${holder(business)}`,
      ];
    });
  const cells = columns.map(rows);
  const shield = columns.map(([first]) =>
    isParked && first !== undefined && isProtected(view, first) ? ` ◆ ${table.protected}` : '',
  );
  return {
    heads: district.map(name => name.split(' & ')[0] ?? ''),
    rows: [...(cells[0] ?? []).map((_, row) => cells.map(column => column[row] ?? '')), shield],
  };
}

/** The friends left in Brooklyn, the tiles held, and the debts. */
function sayPossessions({ open }: DpView, { table, tile }: DerPateWords, { names }: Names): string[] {
  const tiles = open.tiles.flatMap((where, seat) => {
    const held = TILES.filter((_, index) => where[index] === HELD);
    return held.length === 0 ? [] : [`${names[seat]}: ${held.map(each => tile[each].name).join(', ')}`];
  });
  const debts = open.debts.flatMap((markers, owner) => {
    const given = markers.flatMap((count, at) =>
      at === owner || count === 0 ? [] : [`${names[at] ?? table.bank} ${count}`],
    );
    return given.length === 0 ? [] : [`${names[owner]} → ${given.join(', ')}`];
  });
  return [
    `${table.brooklyn}: ${open.brooklyn} · ${table.box}: ${open.box}`,
    ...(tiles.length === 0 ? [] : [`${table.tiles}: ${tiles.join('; ')}`]),
    ...(debts.length === 0 ? [] : [`${table.debts}: ${debts.join('; ')}`]),
  ];
}

const PIPS = ['☞', '⚀', '⚁', '⚂', '⚃', '⚄'];

/** DP-10 The die in each row that is done, and the dice that are still to be placed. */
function sayDice({ open, flow }: DpView, { row, dice, face, table }: DerPateWords): string[] {
  const turn = flow.find(call => call.kind === 'turn');
  if (turn === undefined) return [];
  const die = (index: number): string => {
    const shown = open.faces[index] ?? PUPPET;
    return `${dice[index]} ${PIPS[shown] ?? ''} ${face[shown] ?? ''}`;
  };
  const placed = row.map((name, index) => {
    const at = open.placed.indexOf(index + 1);
    return `${index + 1} ${name}: ${at < 0 ? '–' : die(at)}`;
  });
  const left = open.placed.flatMap((at, index) => (at === 0 ? [index] : []));
  const said = left.map(index => (turn.frame.phase === 'rolled' ? die(index) : (dice[index] ?? '')));
  return [placed.join(' │ '), ...(left.length === 0 ? [] : [`${table.dice}: ${said.join(' · ')}`])];
}

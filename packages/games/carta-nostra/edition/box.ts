import {
  type EditionFault,
  type EditionField,
  fault,
  findFaults,
  type GameBox,
  readingEditions,
  whole,
} from '@consigliere/kernel';
import { MAFIOSI } from '../mafiosi.ts';
import { given } from '../options.ts';
import type { Component, Edition } from './edition.ts';
import { standard } from './standard.ts';

const SEATS = ['2', '3', '4', '5'] as const;
const isObject = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null;

/** The faults that only an edition of this game can have. */
export const FAULTS = ['cards-to-deal'] as const;

/** Bots count a kind in four bits, so no more than fourteen of each. */
const CARDS = whole(1, 14);
const HAND = whole(1, 12);
const LIMIT = whole(1, 30);

function components({
  eachKind,
  startingHand,
  handLimit,
}: Edition): (readonly [string, string, Component, EditionField['of']])[] {
  return [
    ...SEATS.map(seats => [`eachKind.${seats}`, 'CN-C2', eachKind[seats] as Component, CARDS] as const),
    ['startingHand', 'CN-C4', startingHand, HAND],
    ['handLimit', 'CN-C4', handLimit, LIMIT],
  ];
}

/** Faults in the structure around the numbers. */
function checkStructure(data: Partial<Edition>): EditionFault[] {
  const { eachKind = {}, startingHand, handLimit } = data;
  const rows: [string, Component | undefined][] = [
    ['startingHand', startingHand],
    ['handLimit', handLimit],
    ...SEATS.map((seats): [string, Component | undefined] => [`eachKind.${seats}`, eachKind[seats]]),
  ];
  return rows.flatMap(([path, row]) => {
    if (!isObject(row) || !/^CN-C\d+$/.test(String(row.id))) return fault(path, 'missing');
    return ['K', 'L', 'R'].includes(String(row.mark)) ? [] : fault(`${path}.mark`, 'mark');
  });
}

/** CN-1 Everybody is dealt a hand, one card is turned up, and with two players one of them may get an extra card. */
function checkDeal({ eachKind, startingHand }: Edition): EditionFault[] {
  return SEATS.flatMap(seats => {
    const cards = (eachKind[seats]?.value ?? 0) * MAFIOSI.length;
    const needed = Number(seats) * startingHand.value + 1 + Number(seats === '2');
    return cards < needed ? fault(`eachKind.${seats}.value`, 'cards-to-deal', { seats, cards, needed }) : [];
  });
}

export const box: GameBox<Edition> = {
  standard,
  fields: edition =>
    components(edition).map(([path, group, { mark }, of]) => ({ path: `${path}.value`, group, mark, of })),
  faults: data => findFaults({ structure: checkStructure, fields: box.fields, between: checkDeal }, data),
  totals: ({ eachKind }) =>
    Object.fromEntries(SEATS.map(seats => [`cards-${seats}`, (eachKind[seats]?.value ?? 0) * MAFIOSI.length])),
};

/** Reads the options of a table, with the edition among them. */
export const givenIn = readingEditions(box, given);

import { standard } from '@consigliere/games/der-pate/edition';
import { OPTIONS } from '@consigliere/games/der-pate/options';
import { FAVOURS, TILES } from '@consigliere/games/der-pate/rules';
import type { DerPateWords } from '@consigliere/games/der-pate/text';
import type { RulesTexts } from '../../../kit/words/en/rules.ts';
import type { BoxTable } from '../../book.ts';
import type { Texts } from '../text/en.ts';

/** The keys of a record, with their type. */
const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[];

type Id = keyof Texts['sheets'];

/** DP-C1 to DP-C12 The box of Der Pate. */
export function derPateSheets(words: DerPateWords, { columns }: RulesTexts, { sheets }: Texts): BoxTable[] {
  const { street, business, last, tileSpaces, income, events } = standard;
  const { table } = words;
  const sheet = (id: Id, heads: readonly string[], rows: readonly (readonly string[])[]): BoxTable => ({
    id,
    title: sheets[id],
    columns: heads,
    rows: rows.map((cells, at) => ({ id: String(at), cells })),
    mark: standard.marks[id] ?? 'R',
  });
  return [
    sheet(
      'DP-C1',
      [columns.name, columns.honest],
      words.family.map(({ name, front }) => [name, front]),
    ),
    sheet(
      'DP-C2',
      [columns.what, columns.count],
      [
        [columns.members, String(standard.members)],
        [columns.debtMarkers, String(standard.debtMarkers)],
        [columns.startingMoney, words.money(OPTIONS.money[0])],
      ],
    ),
    sheet(
      'DP-C4',
      [columns.what, columns.count],
      [
        [table.friends, String(standard.friends)],
        [columns.eventCards, String(Object.keys(events).length)],
        [columns.eventsPlayed, String(standard.eventsInPile)],
        [columns.rounds, String(standard.rounds)],
      ],
    ),
    sheet(
      'DP-C3',
      [columns.die, columns.faces],
      words.dice.map(colour => [colour, [...words.face.slice(1), words.face[0] ?? ''].join(', ')]),
    ),
    sheet(
      'DP-C6',
      [columns.space, columns.place],
      street.map((_, at) => [String(at + 1), words.place(at)]),
    ),
    sheet(
      'DP-C7',
      [columns.name, columns.die, columns.pay, columns.step, columns.onStreet],
      keysOf(business).map(kind => {
        const { die, pay, step } = business[kind];
        const often = street.filter(each => each.business === kind).length;
        return [
          words.business[kind],
          String(die),
          words.money(pay),
          step === null ? '–' : words.track[step],
          String(often),
        ];
      }),
    ),
    sheet(
      'DP-C8',
      [columns.name, columns.track, columns.space, columns.does],
      (['reputation', 'influence'] as const).flatMap((track, half) => [
        ...TILES.slice(3 * half, 3 * half + 3)
          .toSorted((one, other) => tileSpaces[one] - tileSpaces[other])
          .map(tile => [words.tile[tile].name, words.track[track], String(tileSpaces[tile]), words.tile[tile].help]),
        [columns.lastSpace, words.track[track], String(last[track]), words.rule['DP-32'] ?? ''],
      ]),
    ),
    sheet(
      'DP-C9',
      [columns.space, columns.pay],
      income.map((pay, space) => [String(space), words.money(pay)]),
    ),
    sheet(
      'DP-C10',
      [columns.name, columns.space, columns.does],
      standard.favours.map((favour, at) => {
        const { name = '', help = '' } = words.favour[FAVOURS.indexOf(favour)] ?? {};
        return [name, String(at + 1), help];
      }),
    ),
    sheet(
      'DP-C12',
      [columns.field, columns.does],
      keysOf(words.field).map(field => [words.field[field].name, words.field[field].help]),
    ),
    sheet(
      'DP-C11',
      [columns.card, columns.colour, columns.carMoves, columns.does],
      keysOf(events).map(event => [
        words.card[event].name,
        words.dice[events[event].colour === 'grey' ? 2 : 3] ?? '',
        String(events[event].car),
        words.card[event].help,
      ]),
    ),
  ];
}

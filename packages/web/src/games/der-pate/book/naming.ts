import { BUSINESSES, DICE, EVENTS, FAVOURS, FRONTS, PERSONS, TILES } from '@consigliere/games/der-pate/rules';
import type { DerPateWords } from '@consigliere/games/der-pate/text';
import type { SingleValue } from '@consigliere/kernel';
import { type Around, type Naming, plainly } from '../../naming.ts';
import type { Texts } from '../text/en.ts';

/** Three businesses in each district. */
const EACH = 3;

export function namesOf(words: DerPateWords, around: Around<Texts>): Naming {
  const { columns } = around.rules;
  const { label } = around.texts.edition;
  const single: Readonly<Record<string, string>> = {
    members: columns.members,
    debtMarkers: columns.debtMarkers,
    friends: words.table.friends,
    eventsInPile: columns.eventsPlayed,
    rounds: columns.rounds,
    cardsToKo: label.cardsToKo,
    favours: label.favourSpaces,
    income: label.incomeSpaces,
  };
  const kind = (id: unknown): string => words.business[BUSINESSES.find(each => each === id) ?? 'protection'];
  const column: Readonly<Record<string, string>> = { ...columns, car: columns.carMoves };

  function name([part = '', row = '', of = '']: readonly string[]): string {
    const at = Number(row);
    switch (part) {
      case 'street':
        return `${columns.space} ${at + 1} (${words.district[Math.floor(at / EACH)] ?? ''})`;
      case 'business':
        return `${kind(row)}: ${column[of]}`;
      case 'fronts':
        return `${words.family[at]?.name ?? ''}: ${columns.honest}`;
      case 'last':
        return `${words.track[row === 'reputation' ? 'reputation' : 'influence']}: ${label.lastSpace}`;
      case 'tileSpaces':
        return `${words.tile[TILES.find(each => each === row) ?? 'wedding'].name}: ${columns.space}`;
      case 'rowFour':
        return `${words.table.row(4)}: ${words.dice[(DICE as readonly string[]).indexOf(row)] ?? ''}`;
      case 'events':
        return `${words.card[EVENTS.find(each => each === row) ?? 'E1'].name}: ${column[of]}`;
      default:
        return single[part] ?? part;
    }
  }

  function value([part = '', , of = '']: readonly string[], it: SingleValue): string {
    if (part === 'street') return kind(it);
    if (part === 'fronts') return words.front[FRONTS.find(each => each === it) ?? 'bakery'];
    if (part === 'favours') return words.favour[(FAVOURS as readonly string[]).indexOf(String(it))]?.name ?? '';
    if (part === 'rowFour') return words.field[PERSONS.find(each => each === it) ?? 'banker'].name;
    if (part === 'income' || of === 'pay') return words.money(Number(it));
    if (of === 'step' && (it === 'reputation' || it === 'influence')) return words.track[it];
    if (of === 'colour') return words.dice[it === 'grey' ? 2 : 3] ?? String(it);
    return plainly(around, it);
  }
  return { name, value };
}

import { BUSINESSES, EVENTS, TILES } from '@consigliere/games/der-pate/rules';
import type { DerPateWords } from '@consigliere/games/der-pate/text';
import type { Single } from '@consigliere/kernel';
import { type Around, type Naming, plainly } from './naming.ts';

/** Three businesses in each district, and three tiles on each track, the grey ones first. */
const EACH = 3;

export function derPateNames(words: DerPateWords, around: Around): Naming {
  const { columns } = around.rules;
  const { label } = around.texts;
  const single: Readonly<Record<string, string>> = {
    members: columns.members,
    debtMarkers: columns.debtMarkers,
    friends: words.table.friends,
    eventsInPile: columns.eventsPlayed,
    rounds: columns.rounds,
    cardsToKo: label.cardsToKo,
    last: label.trackLength,
    favours: label.favourSpaces,
  };
  const kind = (id: unknown): string => words.business[BUSINESSES.find(each => each === id) ?? 'protection'];
  const column: Readonly<Record<string, string>> = { ...columns, car: columns.carMoves };
  const tile = (at: number): string => words.tile[TILES[at] ?? 'wedding'].name;

  function name([part = '', row = '', of = '']: readonly string[]): string {
    const at = Number(row);
    switch (part) {
      case 'street':
        return `${columns.space} ${at + 1} (${words.district[Math.floor(at / EACH)] ?? ''})`;
      case 'business':
        return `${kind(row)}: ${column[of]}`;
      case 'tileSpaces':
        return `${tile(at)}, ${tile(at + EACH)}: ${columns.space}`;
      case 'income':
        return `${columns.space} ${row}: ${columns.pay}`;
      case 'events':
        return `${words.card[EVENTS.find(each => each === row) ?? 'E1'].name}: ${column[of]}`;
      default:
        return single[part] ?? part;
    }
  }

  function value([part = '', , of = '']: readonly string[], it: Single): string {
    if (part === 'street') return kind(it);
    if (part === 'income' || of === 'pay') return words.money(Number(it));
    if (of === 'step' && (it === 'reputation' || it === 'influence')) return words.track[it];
    if (of === 'colour') return words.dice[it === 'grey' ? 2 : 3] ?? String(it);
    return plainly(around, it);
  }
  return { name, value };
}

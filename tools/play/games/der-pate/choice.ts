import {
  type DerPate,
  emptyBusinesses,
  type Field,
  informable,
  mayAdvance,
  takeoverTargets,
} from '@consigliere/games/der-pate';
import { words } from '@consigliere/games/der-pate/text';
import type { SeatView } from '@consigliere/kernel';
import type { Easel } from '../../drawing.ts';
import { labels } from './labels.ts';
import { districtName, holderName, kindName } from './names.ts';

type DpSeatView = SeatView<DerPate>;

interface Placed {
  readonly field: Field;
  readonly face: number;
}

/** More than so many are counted, not named. */
const NAMED = 3;

/** DP-19 to DP-24 What a field will ask: among which businesses or tracks one may choose. */
export function choice(view: DpSeatView, { field, face }: Placed, easel: Easel): string {
  const { language } = easel;
  const { consequence: say } = labels[language];
  const { seat, open, given } = view;
  const listed = (businesses: readonly number[], name: (business: number) => string): string =>
    businesses.length > NAMED
      ? oneOf(businesses.length, easel)
      : [...new Set(businesses.map(name))].join(` ${say.or} `);
  const holderAt = (business: number): string => holderName(easel, open.holder[business] ?? 0);
  const kindAt = (business: number): string => {
    const { value = 0 } = given.street[business] ?? {};
    return `${kindName(language, value)} ${value}`;
  };
  const from = (names: string): string => (names === '' ? '' : say.from(names));
  switch (field) {
    case 'takeover':
      return from(
        listed(takeoverTargets(view, seat, face), at => `${holderAt(at)} (${districtOf(view, at, language)})`),
      );
    case 'informer':
      return [...new Set(informable(view, seat).map(holderAt))].join(` ${say.or} `);
    case 'consigliere':
      return (open.supply[seat] ?? 0) === 0 ? '' : listed(emptyBusinesses(view), kindAt);
    case 'prosecutor':
      return (open.jail[seat] ?? 0) === 0 ? '' : say.freed(open.jail[seat] ?? 0);
    case 'banker':
      return steps(view, easel).join(` ${say.or} `);
    default:
      return '';
  }
}

const districtOf = ({ given }: DpSeatView, business: number, language: Easel['language']): string =>
  districtName(language, given.street[business]?.district ?? -1);

const oneOf = (count: number, { language }: Easel): string => labels[language].consequence.oneOf(count);

/** DP-24 Where a step may go, and what it would bring. */
function steps(view: DpSeatView, { language }: Easel): string[] {
  const { consequence: say } = labels[language];
  const { money } = words[language];
  const { seat, open, given } = view;
  const [income, favours] = [(open.income[seat] ?? 0) + 1, (open.favours[seat] ?? 0) + 1];
  return [
    ...(mayAdvance(view, seat, 'income') ? [say.income(money(given.income[income] ?? 0))] : []),
    ...(mayAdvance(view, seat, 'favours') ? [say.favour(favours, null)] : []),
  ];
}

import {
  DISCARD_1,
  DISCARD_2,
  DISCARD_3,
  DOLLARS,
  EXCHANGE,
  type Icons,
  KINDS,
  MONEY,
} from '@consigliere/games/corleones-empire';
import type { Language } from '@consigliere/kernel';
import { labels } from './labels.ts';

/** `2×Gun $5`: how many there are of each, one after the other. */
const tallied = (counts: readonly number[], name: (index: number) => string): string[] =>
  counts.flatMap((count, index) => (count === 0 ? [] : [`${count === 1 ? '' : `${count}×`}${name(index)}`]));

/** An icon in a few letters: `Gun`, `$2`, `−2→$5` (discard two for a $5). */
export function iconName(language: Language, icon: number): string {
  const { icon: short, good, money } = labels[language];
  if (icon < MONEY) return money(DOLLARS[icon] ?? 0);
  switch (icon) {
    case DISCARD_2:
      return `−2→${money(5)}`;
    case DISCARD_1:
      return `−1→${money(5)}`;
    case EXCHANGE:
      return `−1→${good}`;
    case DISCARD_3:
      return `−3→${money(3)}+${money(5)}`;
    default:
      return short[icon - MONEY] ?? '';
  }
}

/** Icons, money last; and cards by kind, which are named like the icons that take them. */
export function iconsText(icons: Readonly<Icons>, language: Language): string {
  const texts = (isMoney: boolean): string[] =>
    tallied(
      icons.map((count, icon) => (icon < MONEY === isMoney ? count : 0)),
      icon => iconName(language, icon),
    );
  return [...texts(false), ...texts(true)].join(' ');
}

/** Kinds one by one: `$5 $2`. */
export function kindsText(kinds: readonly number[], language: Language): string {
  const counts = Array.from({ length: KINDS }, (_, kind) => kinds.filter(each => each === kind).length);
  return iconsText(counts, language);
}

/** Goods by how many there are of each, the Gun first. */
export const goodsText = (goods: readonly number[], language: Language): string =>
  tallied(goods, good => iconName(language, MONEY + good)).join(' ');

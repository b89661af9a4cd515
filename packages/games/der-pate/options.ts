import { type Parsed, parseOptions } from '@consigliere/kernel';
import { DISTRICTS, type Edition, EVENTS, FAVOURS } from './edition/edition.ts';
import { standard } from './edition/standard.ts';
import { DICE, FAMILIES, type Given, TILES } from './types.ts';

/** The table options, the default first. The defaults are the German reading. */
export const OPTIONS = {
  money: [10_000, 15_000],
  favour3: ['reputation-or-income', 'reputation-or-influence'],
  'out-debts': ['cancelled', 'settled'],
  'show-money': [false, true],
  layout: ['choose', 'fixed'],
  start: ['random', 0, 1, 2, 3],
} as const;

/** Reads the options of a table that plays by an edition. The option `edition` is read by `readOptionsIn` of the box. */
export function readOptions(
  options: Readonly<Record<string, unknown>>,
  seats: number,
  edition: Edition = standard,
): Parsed<Given> {
  const parsed = parseOptions(OPTIONS, options);
  if (!parsed.ok) return parsed;
  const { money, favour3, 'out-debts': outDebts, 'show-money': openMoney, layout, start } = parsed.value;
  if (start !== 'random' && start >= seats)
    return { ok: false, why: `option start names seat ${start} (${FAMILIES[start]}); the seats are 0 to ${seats - 1}` };
  const { street, business, last, tileSpaces, income, favours, rowFour, eventsInPile, cardsToKo } = edition;
  const { members, debtMarkers, friends, rounds, events, id } = edition;
  return {
    ok: true,
    value: {
      edition: id,
      street: street.map(each => ({
        district: DISTRICTS.indexOf(each.district),
        value: business[each.business].die,
        pay: business[each.business].pay,
        step: business[each.business].step,
      })),
      ofValue: [0, 1, 2, 3, 4, 5].map(value =>
        street.flatMap((each, at) => (business[each.business].die === value ? [at] : [])),
      ),
      last: { ...last },
      tileSpaces: TILES.map(tile => tileSpaces[tile]),
      income: [...income],
      favours: favours.map(favour => FAVOURS.indexOf(favour) + 1),
      rowFour: DICE.map(colour => rowFour[colour]),
      events: EVENTS.map(event => ({ ...events[event] })),
      eventsInPile,
      cardsToKo,
      members,
      debtMarkers,
      friends,
      rounds,
      money,
      favour3: favour3 === 'reputation-or-income' ? ['reputation', 'income'] : ['reputation', 'influence'],
      openMoney,
      outSettleDebts: outDebts === 'settled',
      gambling: business.gambling.die,
      fixedLayout: layout === 'fixed',
      start: start === 'random' ? null : start,
    },
  };
}

import type { DeepReadonly, Drawers, State, ThingCount } from '@consigliere/kernel';
import { type DerPate, FAMILIES, type Given, NEUTRAL, TILES } from './types.ts';

/** Every component of the box and where it lies. The bank is unlimited and left out. */
export function* things({ open, sealed }: Drawers<DerPate>): Iterable<ThingCount> {
  for (const [seat, supply] of open.supply.entries()) {
    const member = `member of ${FAMILIES[seat]}`;
    yield [member, 'supply', supply];
    yield [member, 'jail', open.jail[seat] ?? 0];
    yield [member, 'river', open.river[seat] ?? 0];
    yield [member, 'businesses', open.holder.filter(holder => holder === seat).length];
    for (const [at, count] of (open.debts[seat] ?? []).entries())
      yield [`debt marker of ${FAMILIES[seat]}`, `place ${at}`, count];
    yield ['friend', `with ${FAMILIES[seat]}`, open.friends[seat] ?? 0];
    for (const [tile, name] of TILES.entries())
      yield [`${name} of ${FAMILIES[seat]}`, `state ${open.tiles[seat]?.[tile]}`, 1];
  }
  yield ['friend', 'Brooklyn', open.brooklyn];
  yield ['neutral member', 'box', open.box];
  yield ['neutral member', 'businesses', open.holder.filter(holder => holder === NEUTRAL).length];
  for (const event of [...sealed.pile, ...sealed.removed, ...open.turnedUp]) yield [`event ${event}`, 'cards', 1];
}

/** The faults of a state: debts before the end, markers off their tracks, an event too many. */
export function check({ open, recalled, sealed }: State<DerPate>, given: DeepReadonly<Given>): string | null {
  if (!open.over && recalled.money.some(money => money < 0)) return 'somebody has spent more than they had';
  if (recalled.money.some(money => money % 1000 !== 0)) return 'money comes in thousands';
  for (const track of ['reputation', 'influence'] as const)
    if (open[track].some(space => space > given.last[track])) return `a marker stands beyond the end of ${track}`;
  if (open.income.some(space => space >= given.income.length)) return 'a marker stands beyond the end of income';
  if (open.turnedUp.length + sealed.pile.length > given.eventsInPile) return 'more events than rounds';
  return open.grey > given.cardsToKo || open.red > given.cardsToKo
    ? 'an event marker went on after the KO track was decided'
    : null;
}

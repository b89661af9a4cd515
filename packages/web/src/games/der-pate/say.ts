import { type DerPate, EMPTY, EVENTS, isProtected, NEUTRAL } from '@consigliere/games/der-pate/rules';
import { sayAction } from '@consigliere/kernel';
import { type Desk, momentOf } from './desk.ts';
import type { Gain, Outcome } from './foresight.ts';
import { type DpAction, type Place, reachedAt } from './places.ts';

/** Everything about a business in one sentence. */
export function sayBusiness({ view, words, labels, who }: Desk, business: number): string {
  const row = view.given.street[business];
  const holder = view.open.holder[business] ?? EMPTY;
  if (row === undefined) return '';
  const held =
    holder === EMPTY ? words.table.empty : holder === NEUTRAL ? words.table.neutral : (who.names[holder] ?? '');
  return `${words.place(business)}: ${labels.business({
    die: row.value,
    pay: words.money(row.pay),
    step: row.step === null ? null : words.track[row.step],
    holder: held,
    state: isProtected(view, business) ? words.table.protected : null,
  })}`;
}

export const sayAnswer = ({ words, who }: Desk, action: DpAction): string => sayAction<DerPate>(words, action, who);

/** What the only answer at a place is called, before what the place is. */
export function sayTarget(desk: Desk, place: Place, about: string): string {
  const [only, ...others] = reachedAt(momentOf(desk), place);
  return only === undefined || others.length > 0 ? about : `${sayAnswer(desk, only)}. ${about}`;
}

export function sayEventCard({ view, words }: Desk): string {
  const id = EVENTS[view.open.turnedUp.at(-1) ?? -1];
  if (id === undefined) return words.table.eventCard;
  const { name, help } = words.card[id];
  return `${words.table.eventCard}: ${name}. ${help}`;
}

/** A family's gains in words, as short as they are on the board. */
function sayGain({ words, labels, who }: Desk, gain: Gain): string {
  const steps = Object.entries(gain.steps).map(
    ([track, count]) => `${words.track[track as keyof typeof words.track]} +${count}`,
  );
  const { business, jailed, drowned, debt, friend } = labels.gain;
  const parts = [
    gain.money === 0 ? '' : `${gain.money > 0 ? '+' : ''}${words.money(gain.money)}`,
    ...steps,
    gain.friends === 0 ? '' : friend(gain.friends),
    gain.businesses === 0 ? '' : business(gain.businesses),
    gain.jailed === 0 ? '' : jailed(gain.jailed),
    gain.drowned === 0 ? '' : drowned(gain.drowned),
    gain.debts === 0 ? '' : debt(gain.debts),
  ].filter(part => part !== '');
  const whose = gain.seat === who.reader ? labels.gain.you : who.names[gain.seat];
  return `${whose}: ${parts.join(', ')}`;
}

export function sayOutcome(desk: Desk, { gains, car, neutral, more }: Outcome): string {
  const { gain, field } = desk.labels;
  return [
    car === null ? '' : gain.car(car + 1),
    ...gains.map(each => sayGain(desk, each)),
    neutral === 0 ? '' : gain.neutral(neutral),
    more === 'nothing' ? field.nothing : more === 'choice' ? field.choice : '',
  ]
    .filter(part => part !== '')
    .join('; ');
}

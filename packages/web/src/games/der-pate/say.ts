import { type DerPate, EMPTY, EVENTS, isProtected, NEUTRAL } from '@consigliere/games/der-pate/rules';
import { sayAction, sayClauses } from '@consigliere/kernel';
import { type Desk, momentOf } from './desk.ts';
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

/** What an answer brings; '': that isn't known yet. */
export function sayPreview({ preview, words, who }: Desk, action: DpAction): string {
  const found = preview(action);
  return found === null ? '' : sayClauses(words, found, who).join(' · ');
}

/** What the only answer at a place is called and brings, before what the place is. */
export function sayTarget(desk: Desk, place: Place, about: string): string {
  const [only, ...others] = reachedAt(momentOf(desk), place);
  if (only === undefined || others.length > 0) return about;
  const answer = [sayAnswer(desk, only), sayPreview(desk, only)].filter(Boolean).join(': ');
  return `${answer}. ${about}`;
}

export function sayEventCard({ view, words }: Desk): string {
  const id = EVENTS[view.open.turnedUp.at(-1) ?? -1];
  if (id === undefined) return words.table.eventCard;
  const { name, help } = words.card[id];
  return `${words.table.eventCard}: ${name}. ${help}`;
}

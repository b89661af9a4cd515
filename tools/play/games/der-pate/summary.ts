import { type DerPate, NEUTRAL } from '@consigliere/games/der-pate';
import { words } from '@consigliere/games/der-pate/text';
import type { Seat } from '@consigliere/kernel';
import type { Easel } from '../../drawing.ts';
import { type ConsequenceLabels, labels } from './labels.ts';
import { type DpView, holderName, nameOf, placeName } from './names.ts';

type Event = DerPate['Event'];

/** What can be added up for a seat, in the order in which it is told. */
const SUMS = [
  'money',
  'reputation',
  'influence',
  'friends',
  'freed',
  'markersBack',
  'jail',
  'river',
  'supply',
] as const;
type Sum = (typeof SUMS)[number];

/** What events come to: sums and remarks for each seat (null: for nobody in particular). */
class Ledger {
  readonly #sums = new Map<Seat | null, Map<Sum, number>>();
  readonly #remarks = new Map<Seat | null, string[]>();

  add(seat: Seat, what: Sum, amount: number): void {
    const sums = this.#sums.get(seat) ?? new Map<Sum, number>();
    sums.set(what, (sums.get(what) ?? 0) + amount);
    this.#sums.set(seat, sums);
  }

  remark(seat: Seat | null, text: string): void {
    this.#remarks.set(seat, [...(this.#remarks.get(seat) ?? []), text]);
  }

  /** One part for all seats to whom the same happens, the reader's first. */
  parts(easel: Easel): string[] {
    const { who, language } = easel;
    const seats = [...who.names.keys()].sort((a, b) => Number(b === who.reader) - Number(a === who.reader));
    const told = seats.map(seat => ({ name: nameOf(easel, seat), what: this.#told(seat, easel).join(', ') }));
    const alike = Map.groupBy(told, ({ what }) => what);
    alike.delete('');
    const { each } = labels[language].consequence;
    const parts = [...alike].map(([what, [first, ...others]]) =>
      others.length === 0 || first === undefined
        ? `${first?.name ?? ''} ${what}`
        : `${[first, ...others].map(({ name }) => name).join(', ')} ${each} ${what}`,
    );
    return [...parts, ...(this.#remarks.get(null) ?? [])];
  }

  #told(seat: Seat, { language }: Easel): string[] {
    const { consequence: say, short } = labels[language];
    const { money } = words[language];
    const sums = SUMS.flatMap(what => {
      const sum = this.#sums.get(seat)?.get(what) ?? 0;
      if (sum === 0) return [];
      if (what === 'money') return [`${sum > 0 ? '+' : ''}${money(sum)}`];
      return what === 'reputation' || what === 'influence' ? [`+${sum} ${short[what]}`] : [say[what](sum)];
    });
    return [...sums, ...(this.#remarks.get(seat) ?? [])];
  }
}

/** Certain events in a few words: money and steps for each family, members moved, friends, tiles, debts, the car. */
export function summary(view: DpView, events: readonly Event[], easel: Easel): string[] {
  const ledger = new Ledger();
  const say = labels[easel.language].consequence;
  for (const event of events) enter(ledger, view, event, say, easel);
  return ledger.parts(easel);
}

function enter(ledger: Ledger, view: DpView, event: Event, say: ConsequenceLabels, easel: Easel): void {
  const { tile, money, favour } = words[easel.language];
  switch (event.type) {
    case 'money':
      ledger.add(event.seat, 'money', event.amount);
      if (event.other !== null) ledger.add(event.other, 'money', -event.amount);
      return;
    case 'advanced':
      if (event.track === 'income')
        return ledger.remark(event.seat, say.income(money(view.given.income[event.to] ?? 0)));
      if (event.track === 'favours')
        return ledger.remark(event.seat, say.favour(event.to, favour[event.to - 1]?.name ?? ''));
      return ledger.add(event.seat, event.track, event.to - event.from);
    case 'tile-won':
      return ledger.remark(event.seat, `+${tile[event.tile].name}`);
    case 'friend':
      return ledger.add(event.seat, 'friends', event.count);
    case 'cleared':
      if (event.holder === NEUTRAL || event.to === 'box') return ledger.remark(null, say.neutralGoes);
      return ledger.add(event.holder, event.to, 1);
    case 'freed':
      return ledger.add(event.seat, 'freed', event.count);
    case 'drowned':
      return ledger.add(event.seat, 'river', event.count);
    case 'rescued':
      return ledger.add(event.seat, 'supply', 1);
    case 'debt':
      if (event.to === event.owner) return ledger.add(event.owner, 'markersBack', 1);
      return ledger.remark(null, say.debt(nameOf(easel, event.owner), holderName(easel, event.to)));
    case 'car':
      return ledger.remark(null, say.car(placeName(view, event.space, easel.language)));
    default:
      return;
  }
}

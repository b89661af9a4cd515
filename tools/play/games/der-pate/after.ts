import { type DerPate, EMPTY, NEUTRAL } from '@consigliere/games/der-pate';
import type { SeatView } from '@consigliere/kernel';

/** A view as it would be once these have happened: as far as the next question hangs on them. */
export function after(view: SeatView<DerPate>, events: readonly DerPate['Event'][]): SeatView<DerPate> {
  const holder = [...view.open.holder];
  const members = { supply: [...view.open.supply], jail: [...view.open.jail], river: [...view.open.river] };
  let { car } = view.open;
  const move = (seat: number, place: keyof typeof members, by: number): void => {
    members[place][seat] = (members[place][seat] ?? 0) + by;
  };
  for (const event of events)
    switch (event.type) {
      case 'car':
        car = event.space;
        break;
      case 'cleared':
        holder[event.business] = EMPTY;
        if (event.holder !== NEUTRAL && event.to !== 'box') move(event.holder, event.to, 1);
        break;
      case 'occupied':
        holder[event.business] = event.seat;
        move(event.seat, 'supply', -1);
        break;
      default:
        break;
    }
  return { ...view, open: { ...view.open, ...members, holder, car } };
}

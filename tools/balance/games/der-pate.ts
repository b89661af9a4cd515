import type { DerPate } from '@consigliere/games/der-pate';
import { words } from '@consigliere/games/der-pate/text';
import type { Played } from '../play.ts';
import { count, type Tally } from '../tally.ts';

const DISTRICTS = words.en.district;

/** Who finishes the knock-out track, which districts win, and whether the start player does. */
export function tallyDerPate({ told, place }: Played<DerPate>, tally: Tally): void {
  const winners = place.filter(each => each === 1).length;
  let out = 0;
  for (const { event } of told) {
    if (event.type === 'out') out = event.seats.length;
    if (event.type === 'ko') count(tally, `KO track: ${event.track}`);
    if (event.type === 'set-up' && place[event.startPlayer] === 1) count(tally, 'the start player wins', 1 / winners);
    if (event.type !== 'settled' || event.seat === null) continue;
    count(tally, `district chosen: ${DISTRICTS[event.district]}`);
    if (place[event.seat] === 1) count(tally, `district wins: ${DISTRICTS[event.district]}`, 1 / winners);
  }
  count(tally, 'families that finish the KO track', place.length - out);
}

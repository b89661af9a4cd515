import type { Names, Seat } from '@consigliere/kernel';
import type { Idle } from '../types.ts';
import type { Phrases } from './shared.ts';

/** The reason why something does nothing, as a sentence; `seat`: the player responsible, null: everybody. */
export function sayWhy(why: Idle, seat: Seat | null, who: Names, { does }: Phrases): string {
  const hasNo = (what: string): string =>
    seat === null ? `Nobody has a ${what}.` : `${does(who, seat, 'You have', 'has')} no ${what}.`;
  switch (why) {
    case 'own-business':
      return `${does(who, seat ?? 0, 'You already hold', 'already holds')} that business.`;
    case 'no-supply':
      return hasNo('member in supply');
    case 'no-debt-marker':
      return hasNo('debt marker left');
    case 'nobody-in-jail':
      return hasNo('member in jail');
    case 'nothing-to-take-over':
      return 'No other family and no neutral member holds an unprotected business with that number.';
    case 'nobody-to-inform-on':
      return 'No other player holds an unprotected business.';
    case 'nobody-paid':
      return 'No player holds a business with that number.';
    case 'no-markers-held':
      return hasNo('debt marker from another player');
    case 'nobody-to-jail':
      return 'Nobody is in an unprotected business of that kind.';
    case 'puppet-hand':
      return 'The die shows the puppet hand.';
    case 'no-friend':
      return 'There are no friends left in Brooklyn.';
    case 'nothing-empty':
      return 'No unprotected business is empty.';
    case 'tracks-full':
      return seat === null
        ? 'Everybody is on the last space of the favours track.'
        : `${does(who, seat, 'You’re', 'is')} on the last space of both tracks.`;
    case 'nothing-to-sell':
      return 'No player holds an unprotected business.';
    case 'nobody-at-the-car':
      return 'The business at the car is empty.';
    case 'nobody-in-the-district':
      return 'No player holds a business in the car’s district.';
  }
}

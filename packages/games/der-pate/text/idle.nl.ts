import type { Names, Seat } from '@consigliere/kernel';
import type { Idle } from '../types.ts';
import type { Phrases } from './shared.ts';

/** The reason why something does nothing, as a sentence; `seat`: the player responsible, null: everybody. */
export function sayWhy(why: Idle, seat: Seat | null, who: Names, { does, whom }: Phrases): string {
  const has = (): string => does(who, seat ?? 0, 'Je hebt', 'heeft');
  switch (why) {
    case 'own-business':
      return `De zaak is al van ${whom(who, seat ?? 0, 'jou')}.`;
    case 'no-supply':
      return `${has()} geen familielid in voorraad.`;
    case 'no-debt-marker':
      return seat === null ? 'Niemand heeft nog een schuldmarker.' : `${has()} geen schuldmarker meer.`;
    case 'nobody-in-jail':
      return seat === null
        ? 'Niemand heeft familieleden in de gevangenis.'
        : `${has()} geen familieleden in de gevangenis.`;
    case 'nothing-to-take-over':
      return 'Geen onbeschermde zaak met dat getal is van een andere familie.';
    case 'nobody-to-inform-on':
      return 'Geen onbeschermde zaak is van een andere speler.';
    case 'nobody-paid':
      return 'Geen speler controleert een zaak met dat getal.';
    case 'no-markers-held':
      return `${has()} geen schuldmarkers van anderen.`;
    case 'nobody-to-jail':
      return 'In de onbeschermde zaken van die soort zit niemand.';
    case 'puppet-hand':
      return 'De dobbelsteen toont de marionettenhand.';
    case 'no-friend':
      return 'Er zijn geen vrienden meer in Brooklyn.';
    case 'nothing-empty':
      return 'Geen onbeschermde zaak is leeg.';
    case 'tracks-full':
      return seat === null
        ? 'Iedereen staat al op het laatste veld van het schema diensten.'
        : `${does(who, seat, 'Je staat', 'staat')} op beide schema’s al op het laatste veld.`;
    case 'nothing-to-sell':
      return 'Geen speler controleert een onbeschermde zaak.';
    case 'nobody-at-the-car':
      return 'De zaak bij de auto is leeg.';
    case 'nobody-in-the-district':
      return 'Geen speler controleert een zaak in het stadsdeel van de auto.';
  }
}

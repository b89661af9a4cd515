import type { Names, Seat } from '@consigliere/kernel';
import type { Idle } from '../types.ts';
import type { Phrases } from './shared.ts';

/** The reason why something does nothing, as a sentence; `seat`: the player responsible, null: everybody. */
export function sayWhy(why: Idle, seat: Seat | null, who: Names, { does, whom }: Phrases): string {
  const has = (): string => does(who, seat ?? 0, 'Du hast', 'hat');
  switch (why) {
    case 'own-business':
      return `Das Geschäft gehört schon ${whom(who, seat ?? 0, 'dir')}.`;
    case 'no-supply':
      return `${has()} kein Familienmitglied im Vorrat.`;
    case 'no-debt-marker':
      return seat === null ? 'Niemand hat noch einen Schuldmarker.' : `${has()} keinen Schuldmarker mehr.`;
    case 'nobody-in-jail':
      return seat === null
        ? 'Niemand hat Familienmitglieder im Gefängnis.'
        : `${has()} keine Familienmitglieder im Gefängnis.`;
    case 'nothing-to-take-over':
      return 'Kein ungeschütztes Geschäft mit dieser Zahl gehört einer anderen Familie.';
    case 'nobody-to-inform-on':
      return 'Kein ungeschütztes Geschäft gehört einem anderen Spieler.';
    case 'nobody-paid':
      return 'Kein Spieler kontrolliert ein Geschäft mit dieser Zahl.';
    case 'no-markers-held':
      return `${has()} keine Schuldmarker von anderen.`;
    case 'nobody-to-jail':
      return 'In den ungeschützten Geschäften dieser Art ist niemand.';
    case 'puppet-hand':
      return 'Der Würfel zeigt die Marionettenhand.';
    case 'no-friend':
      return 'In Brooklyn ist kein Freund mehr.';
    case 'nothing-empty':
      return 'Kein ungeschütztes Geschäft ist leer.';
    case 'tracks-full':
      return seat === null
        ? 'Alle stehen schon auf dem letzten Feld der Leiste „Gefälligkeiten“.'
        : `${does(who, seat, 'Du stehst', 'steht')} auf beiden Leisten schon auf dem letzten Feld.`;
    case 'nothing-to-sell':
      return 'Kein Spieler kontrolliert ein ungeschütztes Geschäft.';
    case 'nobody-at-the-car':
      return 'Das Geschäft am Auto ist leer.';
    case 'nobody-in-the-district':
      return 'Kein Spieler kontrolliert ein Geschäft im Stadtteil des Autos.';
  }
}

import { sayIn } from '../../../kit/words/say.ts';
import type { Texts } from './en.ts';

const say = sayIn('nl');

export const texts: Texts = {
  beginning: {
    aim: 'Zorg dat aan het einde van een eigen beurt alle vijf soorten maffiosi in je stad liggen. Wie dat het eerst lukt, wint.',
    turn: [
      'Je trekt een kaart.',
      'Je mag één maffioso op een klus sturen: twee kaarten trekken, er een uit de aflegstapel nemen, er een uit een hand ontvoeren of er een in een stad liquideren.',
      'Je mag één maffioso in je stad spelen. Hij doet daar geen klus en niemand kan het tegenhouden.',
      'Anderen houden een klus tegen met een Don en een andere kaart uit hun hand; jij kunt dat bij hen ook.',
      'Je eindigt je beurt met hoogstens tien kaarten in je hand.',
    ],
  },
  sections: {
    'set-up': 'Voorbereiding',
    turn: 'Een beurt',
    jobs: 'De klussen',
    reactions: 'Een klus tegenhouden',
    piles: 'De twee stapels',
    secrets: 'Wie wat weet',
    end: 'Hoe een spel nog kan eindigen',
  },
  sheets: {
    'CN-C1': 'De vijf soorten',
    'CN-C2': 'De kaarten',
    'CN-C4': 'Handkaarten',
  },
  captions: {
    'CN-1': 'De vijf soorten maffiosi: Caporegime, Don, Consigliere, Hitman en Smokkelaar.',
    'CN-5': 'Twee steden. Ada heeft alle vijf soorten en wint aan het einde van haar beurt; Bea mist er nog twee.',
    'CN-18':
      'Een Hitman wordt op een klus gestuurd; een Don met een andere kaart naar keuze, hier een Consigliere, houdt hem tegen.',
  },
  edition: {
    limits:
      'Wat de vijf soorten doen is een regel en blijft zoals het is. Het regelboek beschrijft nog steeds de standaarddoos.',
    total: {
      'cards-2': 'Kaarten met 2 spelers',
      'cards-3': 'Kaarten met 3 spelers',
      'cards-4': 'Kaarten met 4 spelers',
      'cards-5': 'Kaarten met 5 spelers',
    },
    fault: {
      'cards-to-deal': ({ seats, cards, needed }) =>
        `Met ${seats} spelers zijn er ${needed} kaarten nodig om te delen; er zijn er maar ${cards}.`,
    },
  },
  end: {
    why: {
      fiveKinds: 'Alle vijf soorten in de stad aan het einde van de beurt.',
      'dead-end': 'Een hele ronde lang is er geen kaart verplaatst.',
      'last-round': 'De laatste ronde is voorbij.',
      mostKinds: kinds => `De meeste soorten in de stad: ${kinds}.`,
      mostCards: cards => `Gelijk in soorten, maar de meeste kaarten in de stad: ${cards}.`,
      games: wins => `Als eerste ${say.plural(wins, { one: '# spel', other: '# spellen' })} gewonnen.`,
    },
  },
};

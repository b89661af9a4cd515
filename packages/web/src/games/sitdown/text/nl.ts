import { moneyIn } from '@consigliere/games/money';
import type { LessonWords } from '../../lesson.ts';
import type { StepName } from '../lesson.ts';
import type { Texts } from './en.ts';

export const texts: Texts = {
  beginning: {
    aim: 'Heb aan het einde het meeste geld.',
    turn: [
      'Iedereen zet in het geheim één of twee kaarten in.',
      'Alle inzetten gaan samen open en doen wat erop staat.',
      'Dan stemt iedereen over nog een ronde.',
    ],
  },
  sections: { round: 'Een ronde', end: 'Het einde' },
  sheets: { 'S-C1': 'De kaarten' },
  captions: { 'S-1': 'De vier soorten: Aanslag, Afpersing, Lijfwacht en Verklikker.' },
  edition: { limits: 'Aan deze doos valt niets te veranderen.', total: {}, fault: {} },
  end: { mostCash: cash => `Het meeste geld: ${moneyIn('nl')(cash)}.` },
};

export const words: LessonWords<StepName> = {
  steps: {
    aim: {
      title: 'Je doel',
      text: 'Heb het meeste geld als het beraad voorbij is. Iedereen begint met $\u00A03.',
    },
    pledge: {
      title: 'Inzetten en vastleggen',
      text: 'Druk op een of twee van je kaarten om ze in te zetten en leg de inzet vast. Niemand ziet hem voordat iedereen zover is.',
    },
    cards: {
      title: 'De kaarten',
      text: 'Afpersing levert op wat de dobbelsteen toont, een aanslag tot $\u00A02 van iemand, een verklikker een blik op een kaart. Houd een lijfwacht in je hand.',
    },
    vote: {
      title: 'Blijven of gaan?',
      text: 'De ronde is voorbij. Blijft er iemand, dan begint er nog een; ga weg als je voorstaat.',
    },
    draw: {
      title: 'Weer drie kaarten',
      text: 'Je hand is aangevuld tot drie kaarten. Deze les heeft twee rondes, een partij hoogstens vier.',
    },
  },
  learned: [
    'Jullie zetten kaarten in het geheim in en draaien ze samen om.',
    'Een lijfwacht in je hand beschermt je.',
    'Aan het eind van de ronde wordt gestemd: blijven of gaan.',
  ],
};

import { moneyIn } from '@consigliere/games/money';
import type { LessonWords } from '../../lesson.ts';
import type { StepName } from '../lesson.ts';
import type { Texts } from './en.ts';

export const texts: Texts = {
  beginning: {
    aim: 'Hab am Ende das meiste Bargeld.',
    turn: [
      'Alle setzen verdeckt eine oder zwei Karten ein.',
      'Die Einsätze werden zusammen aufgedeckt und ausgeführt.',
      'Dann stimmen alle über eine weitere Runde ab.',
    ],
  },
  sections: { round: 'Eine Runde', end: 'Das Ende' },
  sheets: { 'S-C1': 'Die Karten' },
  captions: { 'S-1': 'Die vier Arten: Anschlag, Schutzgeld, Leibwächter und Spitzel.' },
  edition: { limits: 'An dieser Schachtel lässt sich nichts ändern.', total: {}, fault: {} },
  end: { mostCash: cash => `Das meiste Geld: ${moneyIn('de')(cash)}.` },
};

export const words: LessonWords<StepName> = {
  steps: {
    aim: {
      title: 'Dein Ziel',
      text: 'Hab am Ende des Treffens das meiste Geld. Alle beginnen mit 3\u00A0$.',
    },
    pledge: {
      title: 'Einsetzen und festlegen',
      text: 'Drücke auf eine oder zwei deiner Karten, um sie einzusetzen, und lege den Einsatz fest. Niemand sieht ihn, bevor alle so weit sind.',
    },
    cards: {
      title: 'Die Karten',
      text: 'Schutzgeld bringt, was der Würfel zeigt, ein Anschlag bis zu 2\u00A0$ von jemandem, ein Spitzel den Blick auf eine Karte. Behalte einen Leibwächter auf der Hand.',
    },
    vote: {
      title: 'Bleiben oder gehen?',
      text: 'Die Runde ist vorbei. Bleibt jemand, beginnt noch eine; geh, wenn du vorn liegst.',
    },
    draw: {
      title: 'Wieder drei Karten',
      text: 'Deine Hand wurde auf drei Karten aufgefüllt. Diese Lektion hat zwei Runden, eine Partie bis zu vier.',
    },
  },
  learned: [
    'Ihr setzt Karten geheim ein und deckt sie zusammen auf.',
    'Ein Leibwächter auf der Hand schützt dich.',
    'Am Ende der Runde wird abgestimmt: bleiben oder gehen.',
  ],
};

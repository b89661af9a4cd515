import { sayIn } from '../../../kit/words/say.ts';
import type { Texts } from './en.ts';

const say = sayIn('de');

export const texts: Texts = {
  beginning: {
    aim: 'Hab am Ende eines eigenen Zuges alle fünf Typen von Mafiosi in deiner Stadt. Wer das zuerst schafft, gewinnt.',
    turn: [
      'Du ziehst eine Karte.',
      'Du darfst einen Mafioso auf einen Job schicken: zwei Karten ziehen, eine vom Ablagestapel nehmen, eine aus einer Hand kidnappen oder eine in einer Stadt liquidieren.',
      'Du darfst einen Mafioso in deine Stadt spielen. Er erledigt dort keinen Job, und niemand kann das stoppen.',
      'Andere stoppen einen Job mit einem Don und einer beliebigen anderen Handkarte; du kannst ihre genauso stoppen.',
      'Du beendest deinen Zug mit höchstens zehn Karten auf der Hand.',
    ],
  },
  sections: {
    'set-up': 'Vorbereitung',
    turn: 'Ein Zug',
    jobs: 'Die Jobs',
    reactions: 'Einen Job stoppen',
    piles: 'Die beiden Stapel',
    secrets: 'Wer was weiß',
    end: 'Wie eine Partie sonst enden kann',
  },
  sheets: {
    'CN-C1': 'Die fünf Typen',
    'CN-C2': 'Die Karten',
    'CN-C4': 'Handkarten',
  },
  captions: {
    'CN-1': 'Die fünf Typen von Mafiosi: Caporegime, Don, Consigliere, Hitman und Schmuggler.',
    'CN-5': 'Zwei Städte. Ada hat alle fünf Typen und gewinnt am Ende ihres Zuges; Bea fehlen noch zwei.',
    'CN-18':
      'Ein Hitman wird auf einen Job geschickt; ein Don mit einer beliebigen anderen Karte, hier einem Consigliere, stoppt ihn.',
  },
  edition: {
    limits:
      'Was die fünf Typen tun, ist eine Regel und bleibt, wie es ist. Das Regelheft beschreibt weiter die Standardschachtel.',
    total: {
      'cards-2': 'Karten zu zweit',
      'cards-3': 'Karten zu dritt',
      'cards-4': 'Karten zu viert',
      'cards-5': 'Karten zu fünft',
    },
    fault: {
      'cards-to-deal': ({ seats, cards, needed }) =>
        `Mit ${seats} Spielern braucht es ${needed} Karten zum Austeilen; es gibt nur ${cards}.`,
    },
  },
  end: {
    why: {
      fiveKinds: 'Alle fünf Typen in der Stadt am Ende des Zuges.',
      'dead-end': 'Eine ganze Runde lang hat sich keine Karte bewegt.',
      'last-round': 'Die letzte Runde ist vorbei.',
      mostKinds: kinds => `Die meisten Typen in der Stadt: ${kinds}.`,
      mostCards: cards => `Gleichstand bei den Typen, aber die meisten Karten in der Stadt: ${cards}.`,
      games: wins => `Als Erster ${say.plural(wins, { one: '# Partie', other: '# Partien' })} gewonnen.`,
    },
  },
};

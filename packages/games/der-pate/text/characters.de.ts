import type { Character } from '@consigliere/kernel';

export const characters: readonly Character[] = [
  {
    name: 'Gus Farthing',
    about:
      'Ein Zeitungsjunge von neunzehn Jahren, der würfelt, wie er Zeitungen wirft: kräftig und ab und zu durchs Fenster.',
  },
  {
    name: 'Dolly Quince',
    about: 'Die Garderobenfrau des Jazzclubs, die zwischen zwei Mänteln alles hört und auf die Hälfte davon wettet.',
  },
  {
    name: 'Hank Osterby',
    about: 'Ein Schlepperkapitän um die fünfzig, der weiß, was im Fluss liegt, und geradewegs daran vorbeisteuert.',
  },
  {
    name: 'Ignaz Feld',
    about:
      'Ein Buchhalter aus Wien, fünfundfünfzig, der zwei Bücher so sauber führt, dass beide stimmen; du stehst im zweiten.',
  },
  {
    name: 'Cora Whitlow',
    about:
      'Eine Witwe von siebzig mit einem Blumenladen am Gericht; Richter grüßen sie zuerst, und zweimal besiegt hat sie niemand.',
  },
];

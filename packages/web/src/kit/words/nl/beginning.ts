import type { BeginningTexts } from '../en/beginning.ts';

export const texts: BeginningTexts = {
  aim: 'Je doel',
  turn: 'Een beurt',
  glows: 'Wat oplicht',
  glowsText: 'Wat oplicht en een plus heeft, kun je nu indrukken. Al het andere niet, dus je kunt niets verkeerd doen.',
  asks: 'Wijs iets aan of houd het vast, en het legt zichzelf uit.',
  play: 'Spelen',
  learn: 'In een les leren',
};

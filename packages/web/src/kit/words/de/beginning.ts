import type { BeginningTexts } from '../en/beginning.ts';

export const texts: BeginningTexts = {
  aim: 'Dein Ziel',
  turn: 'Ein Zug',
  glows: 'Was leuchtet',
  glowsText:
    'Was leuchtet und ein Plus hat, kannst du jetzt drücken. Alles andere nicht, du kannst also nichts falsch machen.',
  asks: 'Zeig auf etwas oder halte es gedrückt, und es erklärt sich selbst.',
  play: 'Spielen',
  learn: 'In einer Lektion lernen',
};

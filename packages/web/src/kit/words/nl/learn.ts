import type { LearnTexts } from '../en/learn.ts';

export const texts: LearnTexts = {
  tip: 'Tip',
  gotIt: 'Begrepen',
  skip: 'Alle tips overslaan',
  ended: 'Je hebt een hele partij gespeeld',
  endedText: 'Dat was alles. De rest is oefenen, en weten met wie je speelt.',
  endedEarly: 'Nu weet je hoe het werkt',
  endedEarlyText: 'Dat was de les. Dit komt er in de rest van de partij bij:',
  playThis: 'Deze partij uitspelen',
  playOn: name => `Tegen ${name} spelen`,
  rules: 'Regels lezen',
  again: 'Les herhalen',
};

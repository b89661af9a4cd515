import type { LearnTexts } from '../en/learn.ts';

export const texts: LearnTexts = {
  lesson: 'Les',
  nth: (at, all) => `${at} van ${all}`,
  now: 'Nu jij:',
  next: 'Verder',
  rule: 'Regel',
  leave: 'Les verlaten',
  ended: 'Nu weet je hoe het werkt',
  playThis: 'Deze partij uitspelen',
  result: 'Uitslag bekijken',
  nextLesson: game => `Volgende les: ${game}`,
  playOn: name => `Tegen ${name} spelen`,
  rules: 'Regels lezen',
  again: 'Les herhalen',
};

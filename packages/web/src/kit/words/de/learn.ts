import type { LearnTexts } from '../en/learn.ts';

export const texts: LearnTexts = {
  lesson: 'Lektion',
  nth: (at, all) => `${at} von ${all}`,
  now: 'Jetzt du:',
  next: 'Weiter',
  rule: 'Regel',
  leave: 'Lektion verlassen',
  ended: 'Jetzt weißt du, wie es geht',
  playThis: 'Diese Partie zu Ende spielen',
  result: 'Ergebnis ansehen',
  nextLesson: game => `Nächste Lektion: ${game}`,
  playOn: name => `Gegen ${name} spielen`,
  rules: 'Regeln lesen',
  again: 'Lektion wiederholen',
};

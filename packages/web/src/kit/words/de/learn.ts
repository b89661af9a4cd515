import type { LearnTexts } from '../en/learn.ts';

export const texts: LearnTexts = {
  tip: 'Tipp',
  gotIt: 'Verstanden',
  skip: 'Alle Tipps überspringen',
  ended: 'Du hast eine ganze Partie gespielt',
  endedText: 'Das war alles. Der Rest ist Übung – und zu wissen, mit wem man spielt.',
  endedEarly: 'Jetzt weißt du, wie es geht',
  endedEarlyText: 'Das war die Lektion. Das kommt im Rest der Partie hinzu:',
  playThis: 'Diese Partie zu Ende spielen',
  playOn: name => `Gegen ${name} spielen`,
  rules: 'Regeln lesen',
  again: 'Lektion wiederholen',
};

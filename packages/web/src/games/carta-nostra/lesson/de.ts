import type { LessonWords } from '../../lesson.ts';
import type { StepName } from './lesson.ts';

export const words: LessonWords<StepName> = {
  steps: {
    aim: {
      title: 'Fünf Typen gewinnen',
      text: 'Das ist deine Stadt. Wer dort am Ende eines eigenen Zuges alle fünf Typen von Mafiosi hat, gewinnt.',
    },
    hand: {
      title: 'Deine Hand',
      text: 'Diese Karten siehst nur du. Jeder Zug beginnt mit einer Karte vom Nachziehstapel; deine hast du gerade gezogen.',
    },
    city: {
      title: 'Einer für die Stadt',
      text: 'Einmal je Zug darfst du einen Mafioso in deine Stadt spielen. Er erledigt dort keinen Job, und niemand kann dich stoppen.',
      now: 'Spiel den Schmuggler in deine Stadt.',
    },
    job: {
      title: 'Einer für einen Job',
      text: 'Einmal je Zug darfst du einen Mafioso auf einen Job schicken. Der Caporegime zieht zwei Karten, und eine volle Hand ist hier viel wert.',
      now: 'Schick den Caporegime los.',
    },
    end: {
      title: 'Das war ein Zug',
      text: 'Einer für die Stadt und einer für einen Job, in beliebiger Reihenfolge: Mehr geht in einem Zug nicht.',
      now: 'Beende deinen Zug.',
    },
    confirm: {
      title: 'Bist du sicher?',
      text: 'Was deinen Zug beendet, musst du bestätigen. Bis dahin kannst du es rückgängig machen.',
      now: 'Bestätige.',
    },
    window: {
      title: 'Stoppen oder geschehen lassen',
      text: 'Jemand ist auf einem Job. Ein Don und eine beliebige andere Handkarte könnten ihn stoppen; gefragt wirst du auch ohne Don, damit niemand deine Hand errät.',
      now: 'Lass es geschehen: Passe.',
    },
    recruit: {
      title: 'So tief sie auch liegt',
      text: 'Du darfst jede Karte des Ablagestapels nehmen. Am besten ist ein Typ, der deiner Stadt fehlt.',
      now: 'Nimm eine Karte.',
    },
    kidnap: {
      title: 'Ein Blick in die Karten',
      text: 'Diese Hand siehst nur du. Die Karte, die du wählst, wird abgelegt: Ohne Don kann dich niemand stoppen.',
      now: 'Wähl eine Karte.',
    },
    five: {
      title: 'Alle fünf!',
      text: 'In deiner Stadt liegen alle fünf Typen. Es zählt das Ende deines Zuges.',
      now: 'Beende deinen Zug und gewinne.',
    },
    hitman: {
      title: 'Der Hitman',
      text: 'Er liquidiert einen Mafioso in einer fremden Stadt. Das Opfer nennst du, wenn du ihn losschickst, bevor jemand eingreifen kann.',
      now: 'Schick den Hitman los, oder probier etwas anderes.',
    },
    consigliere: {
      title: 'Der Consigliere',
      text: 'Er nimmt eine Karte deiner Wahl aus dem Ablagestapel, den alle sehen.',
      now: 'Schick den Consigliere los, oder probier etwas anderes.',
    },
    smuggler: {
      title: 'Der Schmuggler',
      text: 'Er sieht sich eine Hand an und kidnappt eine Karte daraus. Merk dir, was du dort siehst.',
      now: 'Schick den Schmuggler los, oder probier etwas anderes.',
    },
    don: {
      title: 'Der Don',
      text: 'Auf einen Job schicken kannst du ihn nicht. Heb ihn mit einem Begleiter gegen fremde Jobs auf, oder spiel ihn als einen der fünf Typen in deine Stadt.',
    },
    close: {
      title: 'Nur ein Typ fehlt noch',
      text: 'In anderen Partien käme jetzt vielleicht ein Hitman. Ein Don mit Begleiter auf deiner Hand würde ihn stoppen.',
    },
  },
  learned: [
    'Alle fünf Typen in deiner Stadt am Ende eines eigenen Zuges: Du gewinnst.',
    'Jeder Zug: eine Karte für einen Job, eine für die Stadt, in beliebiger Reihenfolge.',
    'Der Caporegime zieht, der Consigliere rekrutiert, der Hitman liquidiert, der Schmuggler kidnappt.',
    'Ein Don mit Begleiter stoppt einen Job. Ein weiterer Don stoppt diesen Don.',
    'Am Ende deines Zuges behältst du höchstens zehn Karten.',
  ],
};

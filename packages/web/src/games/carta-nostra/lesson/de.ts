import type { TipName } from './lesson.ts';

export const tips: Readonly<Record<TipName, string>> = {
  aim: 'Dein Ziel: alle fünf Typen von Mafiosi in deiner Stadt, und zwar am Ende eines eigenen Zuges. Wer das zuerst schafft, hat gewonnen.',
  hand: 'Deine Karten liegen unten, und nur du siehst sie. Jeder Zug beginnt mit einer Karte vom Nachziehstapel; deine hast du gerade gezogen.',
  turn: 'In deinem Zug darfst du zwei Dinge tun, je einmal und in beliebiger Reihenfolge: einen Mafioso auf einen Job schicken und einen in deine Stadt spielen.',
  city: 'Spiel einen Typ, der deiner Stadt noch fehlt. Er erledigt dort keinen Job, und niemand kann dich stoppen. Der Don hat Zeit: Vielleicht brauchst du ihn noch.',
  confirm:
    'Was deinen Zug beendet, musst du bestätigen. Noch kannst du es rückgängig machen: Niemand hat etwas Neues erfahren.',
  window:
    'Jemand wurde auf einen Job geschickt. Ein Don und eine beliebige andere Handkarte können ihn stoppen; sonst passe. Gefragt wirst du auch ohne Don, damit niemand deine Hand errät.',
  counter:
    'Gegen einen Job wurde ein Don gespielt. Ein weiterer Don mit Begleiter kann auch ihn stoppen. Eine ungerade Zahl von Dons stoppt den Job.',
  caporegime: 'Der Caporegime zieht zwei Karten. Eine volle Hand ist hier viel wert: Schick ihn früh.',
  end: 'Du hast in diesem Zug schon jemanden in deine Stadt gespielt. Schick noch jemanden auf einen Job, wenn du magst, und beende deinen Zug: Erst dann zeigt sich, ob du gewonnen hast.',
  recruit:
    'Nimm eine beliebige Karte des Ablagestapels, so tief sie auch liegt: einen Typ, der deiner Stadt fehlt, oder einen Don zu ihrem Schutz.',
  kidnap:
    'Nur du siehst diese Hand. Kidnappe, was dort am dringendsten gebraucht wird, oder einen Don, der dich später stoppen würde.',
  consigliere:
    'Der Consigliere nimmt eine Karte aus dem Ablagestapel, den alle sehen. Ist der Nachziehstapel leer, werden alle abgelegten Karten außer der obersten zu einem neuen gemischt.',
  hitman:
    'Der Hitman liquidiert einen Mafioso in einer fremden Stadt. Das Opfer nennst du, wenn du ihn spielst, bevor jemand eingreifen kann.',
  don: 'Du hast einen Don. Auf einen Job schicken kannst du ihn nicht. Heb ihn mit einem Begleiter gegen fremde Jobs und Dons auf, oder spiel ihn als einen der fünf Typen in deine Stadt.',
  smuggler: 'Der Schmuggler sieht sich eine Hand an und kidnappt eine Karte daraus. Merk dir, was du dort siehst.',
  ask: 'Jede Karte erklärt sich selbst: Zeig einen Moment auf sie, halt sie gedrückt, oder wähl sie mit der Tastatur aus und drück ?. Der Knopf unter dem Spielfeld listet alle deine Züge in Worten auf.',
  hit: 'Du hast einen Mafioso verloren. Ein zweiter vom selben Typ in deiner Stadt macht einen Hitman nutzlos; mehrere von einem Typ sind erlaubt.',
  close:
    'Nur ein Typ fehlt noch. Rechne vor deinem nächsten Zug mit einem Hitman, und halte möglichst einen Don mit Begleiter bereit.',
  danger:
    'In einer anderen Stadt liegen schon drei Typen. Sieh nach, welcher davon nur einmal da ist: Dort tut ein Hitman weh.',
  limit:
    'Hast du am Ende deines Zuges mehr als zehn Karten auf der Hand, wirfst du bis auf zehn ab. Während des Zuges dürfen es mehr sein.',
};

import type { TipName } from './lesson.ts';

export const tips: Readonly<Record<TipName, string>> = {
  aim: 'Dein Ziel: alle fünf Arten von Mafiosi in deiner Stadt, und zwar am Ende eines eigenen Zuges. Wer das zuerst schafft, hat gewonnen.',
  hand: 'Deine Karten liegen unten, und nur du siehst sie. Jeder Zug beginnt mit einer Karte vom Nachziehstapel; deine hast du gerade bekommen.',
  turn: 'In deinem Zug darfst du zweierlei, je einmal und in beliebiger Reihenfolge: einen Mafioso auf einen Job schicken und einen in deine Stadt legen.',
  city: 'Leg jemanden in deine Stadt, der dort noch fehlt. Er erledigt dort keinen Job, und niemand kann dich hindern. Der Don hat Zeit: Vielleicht brauchst du ihn noch.',
  confirm: 'Was deinen Zug beendet, musst du bestätigen. Noch kannst du es zurücknehmen: Niemand hat etwas erfahren.',
  window:
    'Jemand geht auf einen Job. Ein Don und irgendeine zweite Karte von dir würden ihn stoppen; sonst passe. Gefragt wirst du auch ohne Don, damit niemand deine Hand errät.',
  counter:
    'Gegen einen Job kam ein Don. Ein weiterer Don kann ihn stoppen, stets mit einer zweiten Karte. Eine ungerade Zahl von Dons verhindert den Job.',
  caporegime: 'Der Caporegime zieht zwei Karten. Eine volle Hand ist hier viel wert: Schick ihn früh.',
  end: 'Du hast in diesem Zug schon jemanden in deine Stadt gelegt. Schick noch jemanden auf einen Job, wenn du magst, und beende den Zug: Erst dann zeigt sich, ob du gewonnen hast.',
  recruit:
    'Jede Karte des Ablagestapels, so tief sie auch liegt. Nimm eine Art, die deiner Stadt fehlt, oder einen Don zu ihrem Schutz.',
  kidnap:
    'Nur du siehst diese Hand. Kidnappe, was dort am dringendsten gebraucht wird, oder einen Don, der dich später stoppen würde.',
  consigliere:
    'Der Consigliere holt eine Karte aus dem Ablagestapel, der offen für alle liegt. Ist der Nachziehstapel leer, wird alles außer der obersten Karte wieder hineingemischt.',
  hitman:
    'Der Hitman räumt einen Mafioso aus einer fremden Stadt. Das Opfer nennst du mit der Karte, bevor jemand antworten kann.',
  don: 'Du hast einen Don. Auf einen Job schicken kannst du ihn nicht. Heb ihn mit einer zweiten Karte gegen fremde Jobs und Dons auf, oder leg ihn als eine der fünf Arten in die Stadt.',
  smuggler:
    'Der Schmuggler sieht in eine Hand und wirft eine Karte daraus ab. Was du dort siehst, lohnt es sich zu merken.',
  ask: 'Jede Karte erklärt sich: zeig einen Moment auf sie, halt sie mit dem Finger oder drück ? auf ihr. Der Knopf unter dem Spielfeld listet alle deine Züge in Worten auf.',
  hit: 'Du hast einen Mafioso verloren. Ein zweiter derselben Art in deiner Stadt macht einen Hitman nutzlos; mehrere einer Art sind erlaubt.',
  close:
    'Eine Art fehlt noch. Rechne vor deinem nächsten Zug mit einem Hitman, und halte möglichst einen Don mit einer zweiten Karte bereit.',
  danger: 'Gegenüber liegen schon drei Arten. Sieh nach, welche davon nur einmal da ist: Dort tut ein Hitman weh.',
  limit:
    'Mit mehr als zehn Karten am Ende deines Zuges wirfst du den Rest ab. Erst dann: Während des Zuges darfst du mehr halten.',
};

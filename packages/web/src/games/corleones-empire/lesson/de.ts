import type { TipName } from './lesson.ts';

export const tips: Readonly<Record<TipName, string>> = {
  aim: 'Dein Ziel: das meiste Geld nach vier Akten. Am sichersten ist Geld im Koffer; von dem auf deiner Hand geht das meiste verloren.',
  acts: 'Jeder Akt eröffnet ein Gewerbe. Dann seid ihr abwechselnd mit je einer Aktion dran, bis alle Figuren stehen. Gebietskämpfe, Schmiergelder und Tribut beenden den Akt.',
  thug: 'Eckige Felder sind für Gangster. Ein Gangster erpresst sofort dieses eine Gewerbe, die untere Hälfte. Das Feld ist dann bis zum Ende des Akts besetzt.',
  use: 'Du wählst, welche dieser Symbole du nutzt, in beliebiger Reihenfolge; nichts ist Pflicht. Was du liegen lässt, verfällt.',
  suitcase:
    'Ein Koffersymbol bringt eine Geldkarte deiner Hand in deinen Koffer; dort bleibt sie, wenn keine Karte sie herausholt. Nimm die höchste, die du hast; gewechselt wird nicht.',
  keep: 'Du hast zwei Jobs gezogen: Behalte den, dessen Waren du wohl bekommst. Der andere wird offen abgelegt.',
  member:
    'Runde Felder sind für Familienmitglieder. Eine Figur kassiert dort Schutzgeld, die obere Hälfte, von jedem Gewerbe in allen benachbarten Gebieten.',
  goods:
    'Jetzt hast du Waren. Mit Waffen, Blutgeld und Schnaps bezahlst du Jobs, eigene oder öffentliche; sonst sind sie nichts wert.',
  job: 'Du kannst einen Job bezahlen. Er tut, was draufsteht, bringt sein Geld und zählt dann in deinem Koffer für den Bonus seiner Farbe.',
  figures:
    'Passen darf niemand, und wer keine Figur mehr hat, scheidet aus der Phase aus, selbst mit Jobs auf der Hand. Erledige Jobs also, bevor deine letzte Figur steht.',
  controls:
    'Der oberste Marker kontrolliert ein Gebiet. Setzt dort jemand anders einen Gangster ein, erpresst die kontrollierende Familie das Gewerbe mit. Überleg dir, wen du fütterst.',
  war: 'Gebietskampf: Gebiet für Gebiet legt die Familie einen Marker obenauf, die dort und auf den benachbarten runden Feldern die meisten Figuren hat. Bei Gleichstand passiert nichts.',
  bid: 'Schmiergelder: Biete geheim mit Geld aus dem Koffer, oder biete nichts. Vom höchsten Gebot abwärts wird gezahlt und ein Verbündeter genommen, solange es welche gibt. Wer leer ausgeht, behält sein Geld.',
  tribute:
    'Tribut: Du behältst nur Karten bis zum Handkartenlimit, Geld eingeschlossen. Der Rest ist weg. Behalte Verbündete und Waren, die du brauchst, und das beste Geld.',
  limit:
    'Du hältst mehr Karten, als dieser Akt erlaubt. Gib vor seinem Ende Waren für Jobs aus und bring Geld in den Koffer.',
  entracte:
    'Ein neuer Akt: Alle Figuren kommen heim, auch die aus dem Hudson. Vor Akt II und IV bekommt jede Familie ein weiteres Familienmitglied.',
  ally: 'Du hast einen Verbündeten. Ihn auszuspielen ist eine Aktion, einmal je Akt; beim Tribut kommt er auf die Hand zurück und zählt zum Handkartenlimit.',
  horse:
    'Wer den Pferdekopf hat, beginnt den nächsten Akt und gewinnt Gleichstände bei Geboten. Er wechselt nur durch sein Symbol den Besitzer.',
  hudson:
    'Manche Karten schießen eine Figur nieder: Sie liegt bis zum Ende des Akts im Hudson, ihr Feld ist frei, und sie zählt in keinem Gebietskampf.',
  red: 'Ab jetzt kommen rote Plättchen. Sie bringen mehr, und Rauschgift ersetzt beim Bezahlen eines Jobs jede andere Ware.',
  last: 'Der letzte Akt. Am Ende bleiben nur zwei Karten auf der Hand, und Schmiergelder gibt es nicht mehr. Bring dein Geld in den Koffer, solange es geht.',
  score:
    'Am Ende bringt jedes Gebiet 5\u00A0$ für die meisten Marker dort, jede Job-Farbe 5\u00A0$ für die meisten Jobs. Dann werden die Koffer gezählt.',
  confirm: 'Was deinen Zug beendet, musst du bestätigen. Noch kannst du es zurücknehmen: Niemand hat etwas erfahren.',
};

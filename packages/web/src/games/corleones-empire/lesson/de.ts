import type { LessonWords } from '../../lesson.ts';
import type { StepName } from './lesson.ts';

export const words: LessonWords<StepName> = {
  steps: {
    aim: {
      title: 'Geld gehört in den Koffer',
      text: 'Das meiste Geld nach vier Akten gewinnt. Am sichersten ist es im Koffer; von dem auf deiner Hand geht das meiste verloren.',
    },
    acts: {
      title: 'Vier Akte',
      text: 'Jeder Akt eröffnet ein Gewerbe. Dann seid ihr abwechselnd mit je einer Aktion dran, bis alle Figuren stehen; Gebietskämpfe, Schmiergelder und Tribut beenden den Akt.',
    },
    thug: {
      title: 'Gangster auf die Quadrate',
      text: 'Ein Gangster erpresst sofort ein einziges Gewerbe: Das ist die untere Hälfte, die mehr bringt. Hier sind es eine Waffe und 1\u00A0$.',
      now: 'Setz einen Gangster auf den Waffenladen.',
    },
    use: {
      title: 'Nimm, was es gibt',
      text: 'Mit Waffen, Blutgeld und Schnaps bezahlst du Jobs. Symbole nutzt du in beliebiger Reihenfolge; nichts ist Pflicht.',
      now: 'Nimm die Waffe.',
    },
    rest: {
      title: 'Den Rest auch',
      text: 'Was du liegen lässt, verfällt. Dieser Dollar kommt auf die Hand, noch nicht in den Koffer.',
      now: 'Nimm den 1\u00A0$.',
    },
    confirm: {
      title: 'Bist du sicher?',
      text: 'Was deinen Zug beendet, musst du bestätigen. Bis dahin kannst du es rückgängig machen.',
      now: 'Bestätige.',
    },
    member: {
      title: 'Familie auf die Kreise',
      text: 'Ein Familienmitglied kassiert dort Schutzgeld, die obere Hälfte, von jedem Gewerbe in allen benachbarten Gebieten. Hier sind das ein Koffer, ein Job und eine Waffe.',
      now: 'Setz deinen Don auf den beleuchteten Kreis.',
    },
    suitcase: {
      title: 'In den Koffer',
      text: 'Ein Koffersymbol bringt eine Geldkarte deiner Hand in den Koffer. Nimm die höchste: Gewechselt wird nicht.',
      now: 'Leg die beleuchtete Karte hinein.',
    },
    draw: {
      title: 'Neue Jobs',
      text: 'Mit diesem Symbol ziehst du zwei Jobs und behältst einen davon.',
      now: 'Zieh die Jobs.',
    },
    keep: {
      title: 'Welcher soll es sein?',
      text: 'Behalte den Job, dessen Waren du wohl bekommst. Der andere wird offen abgelegt.',
      now: 'Behalte einen.',
    },
    job: {
      title: 'Zeit für einen Job',
      text: 'Du kannst einen bezahlen. Er tut, was draufsteht, bringt sein Geld und zählt in deinem Koffer für den Bonus seiner Farbe.',
      now: 'Erledige den beleuchteten Job, oder probier etwas anderes.',
    },
    figures: {
      title: 'Jobs vor der letzten Figur',
      text: 'Passen darf niemand. Steht deine letzte Figur, bist du für diesen Akt raus, selbst mit Jobs auf der Hand.',
    },
    war: {
      title: 'Gebietskämpfe',
      text: 'In jedem Gebiet hat die Familie mit den meisten Figuren einen Marker obenauf gelegt; eine Figur auf einem Kreis zählt in allen Gebieten daneben. Der oberste Marker kontrolliert das Gebiet.',
    },
    bid: {
      title: 'Schmiergelder',
      text: 'Du bietest geheim um einen Verbündeten, mit Geld aus dem Koffer. Das höchste Gebot zahlt und bekommt ihn; sonst behältst du dein Geld.',
      now: 'Wähl Geld und versiegle dein Gebot.',
    },
    tribute: {
      title: 'Tribut',
      text: 'Nur fünf Karten bleiben auf deiner Hand, Geld eingeschlossen. Behalte Verbündete, Waren, die du brauchst, und das beste Geld.',
      now: 'Wähl fünf Karten und gib den Rest ab.',
    },
    ally: {
      title: 'Dein Verbündeter',
      text: 'Ihn auszuspielen ist eine Aktion, einmal je Akt. Beim Tribut kommt er auf die Hand zurück und zählt zum Handkartenlimit.',
      now: 'Spiel ihn aus, oder probier etwas anderes.',
    },
    control: {
      title: 'Kontrolle zahlt sich aus',
      text: 'Setzt jemand anders einen Gangster in ein Gebiet, das du kontrollierst, erpresst du das Gewerbe mit. Am Ende bringt jedes Gebiet 5\u00A0$ für die meisten Marker dort.',
    },
  },
  learned: [
    'Das meiste Geld nach vier Akten gewinnt, und im Koffer ist es am sichersten.',
    'Ein Gangster erpresst ein Gewerbe; ein Familienmitglied kassiert ringsum Schutzgeld.',
    'Waren bezahlen Jobs, und jede Job-Farbe ist einen Bonus wert.',
    'Die meisten Figuren gewinnen ein Gebiet, und wer es kontrolliert, erpresst dort mit.',
    'Schmiergelder bringen Verbündete, und der Tribut begrenzt deine Hand.',
  ],
};

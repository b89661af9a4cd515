import type { LessonWords } from '../../lesson.ts';
import type { StepName } from './lesson.ts';

export const words: LessonWords<StepName> = {
  steps: {
    aim: {
      title: 'Die reichste Familie gewinnt',
      text: 'Nach sieben Runden gewinnt das meiste Geld. Die Sache hat nur einen Haken: Gewinnen kann überhaupt nur, wer das Ende der K.O.-Leiste erreicht.',
    },
    street: {
      title: 'Deine Geschäfte',
      text: 'An der Straße liegen zwölf Geschäfte, drei je Stadtteil. Diese drei gehören dir, drei der anderen Familie; der Rest ist in neutraler Hand.',
    },
    business: {
      title: 'Zeile 1: Geschäft',
      text: 'Du wirfst vier Würfel und legst einen ab. Seine Zahl bestimmt, welche Geschäfte zahlen, egal wem sie gehören: Nimm eine, die dir etwas bringt.',
      now: 'Leg den beleuchteten Würfel auf seine Zahl.',
    },
    politics: {
      title: 'Zeile 2: Politik',
      text: 'Die drei anderen Würfel sind neu geworfen. Hier zählt die Farbe: Grau bringt Ansehen, Rot Einfluss, Weiß Geld.',
      now: 'Leg den beleuchteten Würfel auf sein Feld.',
    },
    takeover: {
      title: 'Zeile 3 ist rauer',
      text: 'Rot ist eine Razzia in allen Geschäften mit seiner Zahl, Schwarz übernimmt eins, Weiß kauft einen Freund, Grau treibt Schulden ein. Eine Übernahme kostet dich einen Schuldmarker.',
      now: 'Leg den schwarzen Würfel auf sein Feld.',
    },
    choose: {
      title: 'Eine neue Adresse',
      text: 'Dein Familienmitglied zieht ein, und wer dort war, muss gehen. Der Schuldmarker kostet dich am Ende der Partie 2.000\u00A0$.',
      now: 'Übernimm das beleuchtete Geschäft.',
    },
    last: {
      title: 'Zeile 4: der letzte Würfel',
      text: 'Er bleibt, wie er ist, und seine Farbe zählt. Der weiße ist der Bankier: Er erhöht dein Einkommen oder deine Gefälligkeiten.',
      now: 'Erhöh dein Einkommen.',
    },
    end: {
      title: 'Das war ein Zug',
      text: 'Vier Zeilen, vier Würfel. Du beendest deinen Zug selbst, denn du könntest noch ein Plättchen oder eine Gefälligkeit nutzen.',
      now: 'Beende deinen Zug.',
    },
    event: {
      title: 'Eine neue Runde',
      text: 'Jede Runde beginnt mit Einkommen für alle und einer Ereigniskarte. Ihre Zahl bewegt das Auto, ihre Farbe den grauen oder roten Anzeigestein, und ihr Text wird befolgt.',
    },
    car: {
      title: 'Das Auto',
      text: 'Es schützt seinen Stadtteil: Dort wird niemand vertrieben oder übernommen. In Zeile 2 bewegt es der schwarze Würfel und räumt das Geschäft, vor dem es hält.',
    },
    press: {
      title: 'Eine Marionettenhand',
      text: 'Sie hat keine Zahl und kommt auf die Presse. Das bringt dir je 1 Feld auf „Ansehen“ und „Einfluss“.',
      now: 'Leg sie auf die Presse, oder nimm einen anderen Würfel.',
    },
    friend: {
      title: 'Freunde der Familie',
      text: 'Der weiße Würfel kauft einen Freund, 1.000\u00A0$ je Auge. In deinem Zug gibst du Freunde für Gefälligkeiten ab, so weit dein Anzeigestein dort gekommen ist.',
      now: 'Leg einen Würfel ab, welchen du magst.',
    },
    tile: {
      title: 'Ein Plättchen',
      text: 'Du hast es auf seiner Leiste erreicht, jetzt gehört es dir. Es hilft einmal, mit einem Freund, Geld, einem Feld oder einem neuen Wurf, und wartet hier, bis du es einsetzt.',
    },
    ko: {
      title: 'Die K.O.-Leiste',
      text: 'Die vierte Ereigniskarte einer Farbe bestimmt sie: Grau steht für Ansehen, Rot für Einfluss. Wer nach Runde sieben nicht auf ihrem letzten Feld steht, scheidet aus, egal wie reich.',
    },
  },
  learned: [
    'Das meiste Geld nach sieben Runden gewinnt, aber nur am Ende der K.O.-Leiste.',
    'Ein Zug hat vier Zeilen: werfen, einen Würfel ablegen, die anderen neu werfen.',
    'In Zeile 1 zählt die Zahl, in den anderen Zeilen die Farbe.',
    'Das Auto schützt seinen Stadtteil.',
    'Am Ende bringt jedes Geschäft 3.000\u00A0$, und jeder Schuldmarker kostet 2.000\u00A0$.',
  ],
};

import type { TipName } from './lesson.ts';

export const tips: Readonly<Record<TipName, string>> = {
  aim: 'Dein Ziel: das meiste Geld nach sieben Runden. Die Sache hat nur einen Haken: Gewinnen kann überhaupt nur, wer das Ende der K.O.-Leiste erreicht.',
  street:
    'An der Straße liegen zwölf Geschäfte, drei je Stadtteil. Ein Stadtteil gehört dir, einer der anderen Familie; der Rest ist in neutraler Hand.',
  event:
    'Eine Runde beginnt mit Einkommen für alle und einer Ereigniskarte. Ihre Farbe bewegt den grauen oder roten Anzeigestein, ihre Zahl das Auto, und ihr Text wird befolgt.',
  car: 'Das Auto schützt den Stadtteil, in dem es steht: Dort wird niemand vertrieben oder übernommen, und niemand zieht ein. Einnahmen fließen trotzdem.',
  roll: 'Ein Zug hat vier Zeilen. Du wirfst vier Würfel und legst einen ab, wirfst die drei anderen und legst einen ab, dann die letzten zwei; der vierte bleibt, wie er ist.',
  business:
    'Zeile 1: Die Zahl des Würfels bestimmt, welche Geschäfte zahlen, egal wem sie gehören. Wähl eine, die dir mehr bringt als den anderen.',
  politics:
    'In Zeile 2 zählt die Farbe des Würfels: Grau bringt Ansehen, Rot Einfluss, Weiß 1.000\u00A0$ je Auge. Hohe Zahlen sind hier am meisten wert.',
  visit:
    'Der schwarze Würfel ist ein Besuch: Er bewegt das Auto. Ein leeres Geschäft, vor dem es hält, kann deins werden; ein fremdes wird geräumt.',
  raid: 'Zeile 3 ist rauer. Rot ist eine Razzia in allen ungeschützten Geschäften mit seiner Zahl, auch in deinen; Schwarz übernimmt ein solches Geschäft für einen deiner Schuldmarker.',
  friend:
    'Weiß kauft einen Freund der Familie aus Brooklyn, 1.000\u00A0$ je Auge: Eine kleine Zahl ist billig. Grau treibt Schulden ein, die andere bei dir haben.',
  call: 'In Zeile 4 zählt die Farbe des letzten Würfels: Grau besetzt ein leeres Geschäft, Rot holt deine Familienmitglieder aus dem Gefängnis, Schwarz bringt jemanden hinein, Weiß hebt Einkommen oder Gefälligkeiten.',
  press:
    'Eine Marionettenhand hat keine Zahl. Sie kommt auf die Presse: Du rückst auf „Ansehen“ und „Einfluss“ je 1 Feld vor, statt ein anderes Feld der Zeile zu nutzen.',
  confirm:
    'Was deinen Zug beendet, musst du bestätigen. Noch kannst du es rückgängig machen: Niemand hat etwas erfahren.',
  income:
    'Einkommen gibt es jede Runde und am Ende noch einmal. Der Bankier in Zeile 4 erhöht es; je früher, desto mehr bringt es dir.',
  tile: 'Du hast ein Plättchen erreicht, jetzt gehört es dir. Jedes hilft einmal: mit einem Freund, Geld, einem Feld auf einer Leiste oder einem neuen Wurf. Es wartet neben deinen Leisten, bis du es einsetzt.',
  jail: 'Jemand ist im Gefängnis gelandet. Die Staatsanwältin, ein roter letzter Würfel, holt alle deine Familienmitglieder heraus; jedes, das am Ende noch sitzt, kostet 1.000\u00A0$ Kaution.',
  hudson:
    'Jemand wurde im Hudson versenkt. Nur die erste Gefälligkeit bringt ein Familienmitglied von dort zurück, und dafür gibst du einen Freund ab.',
  debt: 'Ein Schuldmarker liegt jetzt bei jemand anderem. Ist er am Ende noch dort, kostet er 2.000\u00A0$; eine Versammlung der Paten treibt ihn früher ein, und oft teurer.',
  favour:
    'Du hast einen Freund. In deinem Zug gibst du ihn für die Gefälligkeit ab, die dein Anzeigestein erreicht hat, oder für eine frühere; höchstens zwei Freunde je Zug.',
  warning:
    'Vier Ereigniskarten einer Farbe bestimmen die K.O.-Leiste: Grau steht für Ansehen, Rot für Einfluss. Bis das feststeht, rück auf beiden vor.',
  ko: 'Die K.O.-Leiste steht fest. Wer nach Runde sieben nicht auf ihrem letzten Feld steht, scheidet aus, egal wie reich; steht dort niemand, verlieren alle.',
  last: 'Die letzte Runde. Am Ende bringt jedes Geschäft 3.000\u00A0$, und Einkommen gibt es noch einmal; Schulden und Kaution werden bezahlt. Dann wird das Geld gezählt.',
};

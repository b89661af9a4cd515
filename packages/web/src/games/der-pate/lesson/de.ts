import type { TipName } from './lesson.ts';

export const tips: Readonly<Record<TipName, string>> = {
  aim: 'Dein Ziel: das meiste Geld nach sieben Runden. Nur gibt es einen Haken: Gewinnen kann überhaupt nur, wer am Ende der K.O.-Leiste angekommen ist.',
  street:
    'An der Straße liegen zwölf Geschäfte, drei je Stadtteil. Ein Stadtteil gehört dir, einer der anderen Familie; der Rest ist in neutraler Hand.',
  event:
    'Eine Runde beginnt mit Einkommen für alle und einer Ereigniskarte. Ihre Farbe bewegt den grauen oder roten Anzeigestein, ihre Zahl das Auto, und ihr Text wird befolgt.',
  car: 'Wo das Auto steht, ist der Stadtteil geschützt: Dort wird niemand vertrieben oder übernommen, und niemand zieht ein. Einnahmen fließen trotzdem.',
  roll: 'Ein Zug hat vier Zeilen. Du wirfst vier Würfel und legst einen, wirfst die drei anderen und legst einen, dann zwei; der letzte bleibt, wie er ist.',
  business:
    'Zeile 1: Die Zahl des Würfels bestimmt, welche Geschäfte zahlen, wem sie auch gehören. Wähl eine, die dir mehr bringt als den anderen.',
  politics:
    'Zeile 2, nach der Farbe des Würfels: Grau bringt Ansehen, Rot Einfluss, Weiß 1.000 $ je Auge. Hohe Zahlen sind hier am meisten wert.',
  visit:
    'Der schwarze Würfel macht einen Besuch: Er fährt das Auto. Ein leeres Geschäft, wo es hält, kann deins werden; ein fremdes wird geräumt.',
  raid: 'Zeile 3 ist rauer. Rot ist eine Razzia in allen ungeschützten Geschäften der Zahl, auch deinen; Schwarz übernimmt ein solches Geschäft für einen deiner Schuldmarker.',
  friend:
    'Weiß kauft einen Freund der Familie aus Brooklyn, 1.000 $ je Auge: Eine kleine Zahl ist billig. Grau treibt Schulden ein, die andere bei dir haben.',
  call: 'Zeile 4 nimmt den letzten Würfel nach Farbe: Grau besetzt ein leeres Geschäft, Rot leert dein Gefängnis, Schwarz sperrt jemanden ein, Weiß hebt Einkommen oder Gefälligkeiten.',
  press:
    'Eine Marionettenhand hat keine Zahl. Sie kommt zur Presse: ein Feld vor bei Ansehen und eins bei Einfluss, statt der anderen Felder der Zeile.',
  confirm: 'Was deinen Zug beendet, musst du bestätigen. Noch kannst du es zurücknehmen: Niemand hat etwas erfahren.',
  income:
    'Einkommen gibt es jede Runde und am Ende noch einmal. Jedes Feld, das dir der Bankier in Zeile 4 bringt, lohnt sich früh am meisten.',
  tile: 'Du hast ein Plättchen erreicht und gewonnen. Jedes hilft einmal: ein Freund, Geld, ein Feld auf einer Leiste oder ein neuer Wurf. Es wartet neben deinen Leisten, bis du es nutzt.',
  jail: 'Jemand kam ins Gefängnis. Die Staatsanwältin, ein roter letzter Würfel, holt alle Leute einer Familie heraus; am Ende kostet jeder, der noch sitzt, 1.000 $.',
  hudson:
    'Jemand landete im Hudson. Von dort bringt nur die erste Gefälligkeit ein Familienmitglied zurück, mit der Hilfe eines Freundes.',
  debt: 'Ein Schuldmarker hat den Platz gewechselt. Liegt er am Ende noch dort, kostet er 2.000 $; eine Versammlung der Paten treibt ihn früher ein, und oft teurer.',
  favour:
    'Du hast einen Freund. In deinem Zug gibst du ihn für die Gefälligkeit ab, die dein Anzeigestein erreicht hat, oder eine frühere; höchstens zwei je Zug.',
  warning:
    'Vier Ereigniskarten einer Farbe machen deren Leiste zur K.O.-Leiste: Grau das Ansehen, Rot den Einfluss. Bis das feststeht, rück auf beiden vor.',
  ko: 'Die K.O.-Leiste steht fest. Wer nach Runde sieben nicht auf ihrem letzten Feld ist, scheidet aus, egal wie reich; ist dort niemand, verlieren alle.',
  last: 'Die letzte Runde. Am Ende bringt jedes Geschäft 3.000 $, Einkommen gibt es noch einmal; Schulden und Kaution werden bezahlt. Dann wird das Geld gezählt.',
};

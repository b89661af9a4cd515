/** Each rule in a few sentences. */
export const rules: Readonly<Record<string, string>> = {
  'DP-1':
    'Zu Beginn stehen deine Anzeigesteine auf den Startfeldern deiner Leisten, und die Plättchen liegen auf ihren Feldern. Alle haben gleich viel Geld und dürfen es geheim halten. Der graue und der rote Anzeigestein stehen auf den Startfeldern der Ereignisleisten.',
  'DP-2': 'Der Zufall oder eine Option bestimmt den Startspieler; dabei bleibt es die ganze Partie.',
  'DP-3':
    'Wer rechts vom Startspieler sitzt, parkt das Auto, wählt einen Stadtteil und besetzt dessen drei Geschäfte. Die anderen folgen gegen den Uhrzeigersinn, der Startspieler kommt zuletzt. Zu zweit und zu dritt wählt der Startspieler unter den übrigen Stadtteilen.',
  'DP-4': 'Zu zweit und zu dritt kommen in jeden nicht gewählten Stadtteil drei neutrale Familienmitglieder.',
  'DP-5': 'Die zehn Ereigniskarten werden gemischt. Drei kommen ungesehen aus dem Spiel, sieben bilden den Stapel.',
  'DP-6': 'Eine Runde beginnt mit dem Einkommen: Die Bank zahlt allen, was ihr Feld auf „Einkommen“ angibt.',
  'DP-7':
    'Dann wird eine Ereigniskarte aufgedeckt: Der Anzeigestein ihrer Farbe und das Auto ziehen weiter, und der Kartentext wird befolgt. Die vierte Karte einer Farbe macht Ansehen (grau) oder Einfluss (rot) zur K.O.-Leiste; danach bleiben die Anzeigesteine auf den Ereignisleisten stehen. Entscheidungen fallen reihum ab dem Startspieler. Zuletzt kommt die Karte aus dem Spiel; nur E5 und E6 bleiben bis zum Ende der Runde liegen.',
  'DP-8': 'Danach macht jede Familie einen vollständigen Zug mit den Würfeln, reihum ab dem Startspieler.',
  'DP-9':
    'Das Auto schützt die drei Geschäfte seines Stadtteils: Niemand kann sie räumen, übernehmen oder besetzen. Nur für den Besuch und E3 gilt das nicht. Es zählt, wo das Auto in diesem Augenblick steht. Einnahmen werden trotzdem ausgezahlt.',
  'DP-10':
    'Wirf vier Würfel und leg einen in Zeile 1 ab, wirf die drei übrigen und leg einen in Zeile 2 ab, wirf die zwei übrigen und leg einen in Zeile 3 ab. Der letzte kommt ohne Wurf in Zeile 4. Jeder abgelegte Würfel wird vor dem nächsten Wurf ausgewertet. Ablegen musst du immer, auch wenn nur andere etwas davon haben; ein passendes Feld gibt es immer.',
  'DP-11':
    'In den Zeilen 2 bis 4 passt ein Würfel nur auf das Feld seiner Farbe. Die Marionettenhand kommt nur auf die Presse oder, beim letzten Würfel, in Zeile 4.',
  'DP-12':
    'Presse: Mit einer Marionettenhand jeder Farbe rückst du auf „Ansehen“ und auf „Einfluss“ je 1 Feld vor. Sonst geschieht in dieser Zeile nichts.',
  'DP-13':
    'Zeile 1: Alle Geschäfte mit der Zahl des Würfels zahlen, egal wem sie gehören; Schutzgeld und Schmuggel bringen außerdem je 1 Feld auf ihrer Leiste. Leere und neutrale Geschäfte zahlen nichts.',
  'DP-14': 'Ansehen und Einfluss: Du rückst auf dieser Leiste so viele Felder vor, wie der Würfel Augen zeigt.',
  'DP-15': 'Wettmanipulation: Die Bank zahlt dir 1.000\u00A0$ je Auge.',
  'DP-16':
    'Besuch: Das Auto fährt so viele Felder weiter, wie der Würfel Augen zeigt. Ein leeres Geschäft dort darfst du besetzen. Ein fremdes oder neutrales wird geräumt und bleibt leer: Das Familienmitglied kommt zurück in den Vorrat seiner Familie, ein neutrales in die Schachtel. Bei deinem eigenen geschieht nichts.',
  'DP-17':
    'Versammlung der Paten: Du gibst alle Schuldmarker der anderen zurück und bekommst für jeden 1.000\u00A0$ je Auge. Wer nicht alles zahlen kann, zahlt, was da ist. Schuldmarker bei der Bank bleiben dort.',
  'DP-18':
    'FBI-Razzia: Alle Familienmitglieder in ungeschützten Geschäften mit der Zahl des Würfels kommen ins Gefängnis, auch deine eigenen; neutrale kommen in die Schachtel.',
  'DP-19':
    'Geschäftsübernahme: Du darfst ein ungeschütztes Geschäft mit der Zahl des Würfels übernehmen, das eine andere Familie oder ein neutrales Familienmitglied kontrolliert. Ihr Familienmitglied wird im Hudson versenkt, und sie bekommt einen deiner Schuldmarker; ein neutrales kommt in die Schachtel und der Schuldmarker zur Bank. Dann stellst du ein Familienmitglied aus deinem Vorrat hinein. Ohne Schuldmarker oder Familienmitglied im Vorrat geht es nicht; leere und eigene Geschäfte lassen sich nicht übernehmen.',
  'DP-20':
    'Freund der Familie: Du nimmst einen Freund aus Brooklyn und zahlst 1.000\u00A0$ je Auge. Ohne das Geld dafür darfst du das Feld nicht wählen. Ist kein Freund mehr da, dürfen es alle wählen; dann geschieht nichts.',
  'DP-21':
    'Consigliere: Du darfst mit einem Familienmitglied aus deinem Vorrat ein beliebiges leeres, ungeschütztes Geschäft besetzen.',
  'DP-22': 'Staatsanwältin: Du darfst alle deine Familienmitglieder aus dem Gefängnis holen.',
  'DP-23':
    'Spitzel: Du darfst ein Familienmitglied eines anderen Spielers aus einem ungeschützten Geschäft ins Gefängnis bringen, nie ein neutrales.',
  'DP-24': 'Bankier: Du darfst auf „Einkommen“ oder „Gefälligkeiten“ 1 Feld vorrücken.',
  'DP-25':
    'Erreichst du das Feld eines Plättchens oder ziehst du darüber hinaus, bekommst du es. Du kannst es einmal einsetzen: sofort, später im selben Zug oder in einem späteren Zug. In einem Zug dürfen es auch mehrere sein. Danach kommt es aus dem Spiel.',
  'DP-26':
    'Hochzeit: Du bekommst einen Freund. Enkel: Du wirfst einen Würfel und bekommst 1.000\u00A0$ je Auge; die Marionettenhand bringt nichts. Runder Geburtstag des Paten: Du rückst auf einer beliebigen Leiste 1 Feld vor.',
  'DP-27':
    'Vor dem Ablegen wirfst du mit dem Cop einen Würfel deines Wurfs neu, mit dem Richter alle. Mit dem Senator darf ein Würfel in den Zeilen 2 bis 4 auf ein Feld anderer Farbe; in den Zeilen 2 und 3 muss er Augen zeigen. Die Würfe für den Enkel und für E8 lassen sich nicht wiederholen.',
  'DP-28':
    'Ein graues Plättchen, das du außerhalb deines Zuges bekommst, darfst du sofort einsetzen; alle anderen setzt du im eigenen Zug ein.',
  'DP-29':
    'Stehst du auf dem letzten Feld von „Ansehen“ oder „Einfluss“ und dürftest vorrücken, bekommst du stattdessen 1.000\u00A0$; Felder über das Ende hinaus verfallen. Am Ende von „Einkommen“ und „Gefälligkeiten“ gibt es nichts. Jedes Geschäft, jede Leiste der Presse und jede Aktion zählt für sich.',
  'DP-30':
    'In deinem Zug darfst du bis zu zwei Freunde abgeben. Für jeden nutzt du die Gefälligkeit unter deinem Anzeigestein oder eine davor; der Freund kommt zurück nach Brooklyn. Dieselbe Gefälligkeit darfst du zweimal nutzen.',
  'DP-31':
    'Gefälligkeiten: (1) ein Familienmitglied aus dem Hudson, (2) ein Schuldmarker zurück, (3) 2 Felder auf „Ansehen“ oder „Einkommen“, je nach Option auf „Ansehen“ oder „Einfluss“, (4) 5.000\u00A0$.',
  'DP-32': 'Wer nach der letzten Runde nicht auf dem letzten Feld der K.O.-Leiste steht, scheidet aus.',
  'DP-33':
    'Alle anderen bekommen noch einmal ihr Einkommen und 3.000\u00A0$ je Geschäft. Für jedes ihrer Familienmitglieder im Gefängnis zahlen sie 1.000\u00A0$ Kaution und nehmen es zurück.',
  'DP-34':
    'Für jeden Schuldmarker, der noch bei einem Mitspieler oder der Bank liegt, zahlt sein Besitzer dorthin 2.000\u00A0$. Ausgeschiedene zahlen und bekommen nichts, es sei denn, eine Option sieht es vor. Das Geld darf dabei ins Minus gehen.',
  'DP-35':
    'Wer das meiste Geld hat, gewinnt. Bei Gleichstand gewinnt, wer auf der anderen der beiden Leisten „Ansehen“ und „Einfluss“ weiter ist, dann, wer mehr Familienmitglieder in Geschäften und Vorrat hat; sonst wird der Sieg geteilt.',
  'DP-36': 'Hat niemand das Ende der K.O.-Leiste erreicht, verlieren alle.',
  'DP-37':
    'Was auf dem Tisch liegt, ist offen, jede Zahlung auch. Geheim sind das Geld (außer mit einer Option), die Reihenfolge der Ereigniskarten und die drei entfernten Karten.',
  'DP-38':
    'Was mehrere bekommen, wird reihum verteilt, zuerst an die Familie, die dran ist, bei Ereignissen ab dem Startspieler. Wer außerhalb des eigenen Zuges ein graues Plättchen bekommen hat, wird danach in dieser Reihenfolge gefragt, ob es gleich eingesetzt wird.',
  'DP-39':
    'Graue Plättchen und Freunde setzt du in deinem Zug vor oder nach einem Wurf, nach einer Zeile und nach Zeile 4 ein, nie während etwas ausgewertet wird. Den Zug beendest du selbst. Die Übernahme von E6 machst du vor deinem ersten Wurf.',
  'DP-40':
    'Plättchen, Gefälligkeiten, Bankier und E1 lassen sich nicht nutzen, wo sie keine Wirkung hätten. Vorrücken am Ende von „Ansehen“ oder „Einfluss“ zählt, denn es bringt 1.000\u00A0$. Gefälligkeit 3 bringt beide Felder auf derselben Leiste.',
  'DP-41':
    'E1 und E9 fragen alle, die es angeht, auch wenn nur ein Nein möglich ist: Die Frage soll nicht verraten, wem Geld fehlt.',
  'DP-42':
    'Feste Aufstellung: Ab dem Startspieler bekommt reihum jede Familie den nächsten Stadtteil der Straße. Der Rest ist neutral, und das Auto steht auf dem ersten Feld.',
  'DP-43':
    'Freunde, Plättchen und Schuldmarker im Vorrat sind am Ende nichts wert. Alle Ausgeschiedenen teilen sich den letzten Platz.',
  'DP-E1': 'Alle dürfen für 2.000\u00A0$ auf „Gefälligkeiten“ 1 Feld vorrücken.',
  'DP-E2':
    'Alle dürfen ein ungeschütztes Geschäft aufgeben: Das Familienmitglied kommt in den Vorrat, und die Bank zahlt 4.000\u00A0$.',
  'DP-E3': 'Das Familienmitglied im Geschäft am Auto wird im Hudson versenkt; hier schützt das Auto niemanden.',
  'DP-E4': 'Alle geben gleichzeitig einen eigenen Schuldmarker, falls sie noch einen haben, nach links.',
  'DP-E5': 'Bis zum Ende der Runde bringt jeder Würfel, den du auf die Presse legst, 2.000\u00A0$ extra.',
  'DP-E6':
    'Bis zum Ende der Runde dürfen alle vor dem ersten Wurf ihres Zuges ein beliebiges ungeschütztes Geschäft ohne Würfel übernehmen.',
  'DP-E7':
    'Wer im Stadtteil des Autos ein Geschäft hat, bekommt einen Freund, reihum ab dem Startspieler, solange der Vorrat reicht.',
  'DP-E8':
    'Der Startspieler wirft einen Würfel: Alle Familienmitglieder in ungeschützten Geschäften mit dieser Zahl kommen ins Gefängnis. Bei der Marionettenhand geschieht nichts.',
  'DP-E9':
    'Wer Familienmitglieder im Gefängnis hat, zahlt für jedes 2.000\u00A0$ Kaution und nimmt alle in den Vorrat zurück, oder alle werden im Hudson versenkt.',
  'DP-E10': 'Alle Familienmitglieder in ungeschützten Glücksspiel-Geschäften kommen ins Gefängnis.',
};

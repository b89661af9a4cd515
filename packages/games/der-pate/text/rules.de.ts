/** Each rule in a sentence or two. */
export const rules: Readonly<Record<string, string>> = {
  'DP-1':
    'Zu Beginn stehen alle Anzeigesteine am Anfang ihrer Leisten, die Plättchen liegen auf ihren Feldern, und alle haben gleich viel Geld. Der graue und der rote Ereignisstein stehen auf ihren Startfeldern. Wie viel Geld du hast, darf dein Geheimnis bleiben.',
  'DP-2': 'Der Zufall oder eine Option bestimmt den Startspieler; das bleibt die ganze Partie so.',
  'DP-3':
    'Wer rechts vom Startspieler sitzt, parkt das Auto, wählt einen Stadtteil und besetzt dessen drei Geschäfte. Gegen den Uhrzeigersinn wählen die anderen, der Startspieler zuletzt. Sind es weniger als vier, wählt der Startspieler aus dem Rest.',
  'DP-4': 'Zu zweit und zu dritt kommen in jeden nicht gewählten Stadtteil drei neutrale Familienmitglieder.',
  'DP-5': 'Von den zehn gemischten Ereigniskarten scheiden drei ungesehen aus; sieben bilden den Stapel.',
  'DP-6': 'Eine Runde beginnt mit dem Einkommen: Die Bank zahlt allen, was ihr Feld auf der Einkommensleiste angibt.',
  'DP-7':
    'Dann kommt eine Ereigniskarte: Ihr Anzeigestein und das Auto ziehen weiter, und der Kartentext wird befolgt. Die vierte Karte einer Farbe macht Ansehen (grau) oder Einfluss (rot) zur K.O.-Leiste. Danach zieht kein Ereignisstein mehr. Entscheidungen fallen reihum ab dem Startspieler; dann scheidet die Karte aus, nur E5 und E6 bleiben bis zum Ende der Runde.',
  'DP-8': 'Danach macht jede Familie einen vollständigen Zug mit den Würfeln, reihum ab dem Startspieler.',
  'DP-9':
    'Das Auto schützt die drei Geschäfte seines Stadtteils: Niemand kann sie räumen, übernehmen oder besetzen. Nur der Besuch und E3 gelten trotzdem. Es zählt, wo das Auto steht, wenn eine Wirkung eintritt. Gezahlt wird trotzdem.',
  'DP-10':
    'Wirf vier Würfel und leg einen in Zeile 1, wirf die drei anderen für Zeile 2, die zwei anderen für Zeile 3; der letzte kommt ungeworfen in Zeile 4. Jeder abgelegte Würfel wird vor dem nächsten Wurf ausgewertet. Ablegen musst du immer, auch wenn nur andere etwas davon haben; ein Feld gibt es immer.',
  'DP-11':
    'In den Zeilen 2 bis 4 passt ein Würfel nur auf das Feld seiner Farbe. Die Marionettenhand kommt nur auf die Presse oder, beim letzten Würfel, in Zeile 4.',
  'DP-12':
    'Presse: Mit einer Marionettenhand jeder Farbe rückst du auf „Ansehen“ und auf „Einfluss“ je 1 Feld vor. Sonst geschieht in dieser Zeile nichts.',
  'DP-13':
    'Zeile 1: Alle Geschäfte mit der Zahl des Würfels zahlen, egal wem sie gehören; Schutzgeld und Schmuggel bringen dazu je 1 Feld auf ihrer Leiste. Leere und neutrale zahlen nichts.',
  'DP-14': 'Ansehen und Einfluss: Du rückst so viele Felder vor, wie der Würfel Augen zeigt.',
  'DP-15': 'Wettmanipulation: Die Bank zahlt dir je Auge 1.000 $.',
  'DP-16':
    'Besuch: Das Auto fährt um die Augenzahl weiter. Ein leeres Geschäft dort darfst du besetzen; ein fremdes oder neutrales Familienmitglied muss gehen; dein eigenes bleibt. Wer geht, kehrt in den Vorrat der eigenen Familie zurück, neutrale in die Schachtel; das Geschäft bleibt leer.',
  'DP-17':
    'Versammlung der Paten: Du gibst alle Schuldmarker der anderen zurück und bekommst für jeden 1.000 $ je Auge. Wer nicht alles zahlen kann, zahlt, was an Geld da ist. Schuldmarker bei der Bank bleiben dort.',
  'DP-18':
    'FBI-Razzia: Alle Familienmitglieder in ungeschützten Geschäften mit der Zahl des Würfels kommen ins Gefängnis, auch deine eigenen; neutrale kommen in die Schachtel.',
  'DP-19':
    'Geschäftsübernahme: Du darfst ein ungeschütztes Geschäft mit der Zahl des Würfels übernehmen, das eine andere Familie oder ein neutrales Familienmitglied kontrolliert. Ihr Familienmitglied wird im Hudson versenkt, und sie bekommt einen deiner Schuldmarker; ein neutrales kommt in die Schachtel und der Schuldmarker zur Bank. Dann stellst du ein Familienmitglied aus deinem Vorrat hinein. Ohne Schuldmarker oder Familienmitglied im Vorrat geht es nicht; leere und eigene Geschäfte lassen sich nicht übernehmen.',
  'DP-20':
    'Freund der Familie: Du nimmst einen Freund aus Brooklyn und zahlst 1.000 $ je Auge; ohne so viel Geld darfst du das Feld nicht wählen. Ist kein Freund mehr da, darf jeder das Feld wählen; dann geschieht nichts.',
  'DP-21': 'Consigliere: Du darfst aus deinem Vorrat irgendein leeres, ungeschütztes Geschäft besetzen.',
  'DP-22': 'Staatsanwältin: Du darfst alle deine Leute aus dem Gefängnis holen.',
  'DP-23':
    'Spitzel: Du darfst ein fremdes Familienmitglied aus einem ungeschützten Geschäft ins Gefängnis bringen, nie ein neutrales.',
  'DP-24': 'Bankier: Du darfst auf „Einkommen“ oder „Gefälligkeiten“ 1 Feld vorrücken.',
  'DP-25':
    'Erreichst oder überholst du das Feld eines Plättchens, gehört es dir. Du kannst es einmal nutzen: gleich, später im selben Zug oder in einem späteren Zug, auch mehrere in einem Zug. Dann ist es aus dem Spiel.',
  'DP-26':
    'Hochzeit: ein Freund. Enkel: Wirf einen Würfel, 1.000 $ je Auge; die Marionettenhand bringt nichts. Runder Geburtstag des Paten: 1 Feld auf einer Leiste nach Wahl vorrücken.',
  'DP-27':
    'Cop und Richter werfen vor dem Legen einen oder alle Würfel einer Zeile neu. Mit dem Senator passt ein Würfel in den Zeilen 2 bis 4 auf eine andere Farbe; in den Zeilen 2 und 3 muss er Augen zeigen. Würfe für den Enkel oder für E8 lassen sich nicht wiederholen.',
  'DP-28':
    'Ein graues Plättchen, das du außerhalb deines Zuges gewinnst, darfst du sofort nutzen; alle anderen nutzt du im eigenen Zug.',
  'DP-29':
    'Wer auf dem letzten Feld von „Ansehen“ oder „Einfluss“ vorrücken dürfte, bekommt stattdessen 1.000 $; Felder über das Ende hinaus verfallen. „Einkommen“ und „Gefälligkeiten“ zahlen am Ende nichts. Jedes Geschäft, jede Leiste der Presse und jede Aktion zählt für sich.',
  'DP-30':
    'In deinem Zug darfst du bis zu zwei Freunde abgeben. Jeder bringt dir die Gefälligkeit unter deinem Anzeigestein oder eine davor. Sie kehren nach Brooklyn zurück. Dieselbe Gefälligkeit darfst du zweimal nutzen.',
  'DP-31':
    'Gefälligkeiten: (1) ein Familienmitglied aus dem Hudson, (2) ein Schuldmarker zurück, (3) auf „Ansehen“ oder „Einkommen“ 2 Felder vorrücken, je nach Option auf „Ansehen“ oder „Einfluss“, (4) 5.000 $.',
  'DP-32': 'Wer nach der letzten Runde nicht am Ende der K.O.-Leiste steht, scheidet aus.',
  'DP-33':
    'Die anderen bekommen noch einmal ihr Einkommen und 3.000 $ je Geschäft; ihre Leute im Gefängnis lösen sie für je 1.000 $ aus.',
  'DP-34':
    'Für jeden Schuldmarker, der noch bei einem Mitspieler oder der Bank liegt, zahlt sein Besitzer dorthin 2.000 $. Ausgeschiedene zahlen und bekommen nichts, mit einer Option beides. Das Geld darf dabei ins Minus gehen.',
  'DP-35':
    'Wer das meiste Geld hat, gewinnt. Bei Gleichstand zählt, wer auf der anderen der beiden Leisten Ansehen und Einfluss weiter ist, dann die Zahl der Familienmitglieder in Geschäften und Vorrat; sonst wird der Sieg geteilt.',
  'DP-36': 'Steht niemand am Ende der K.O.-Leiste, verlieren alle.',
  'DP-37':
    'Alles auf dem Tisch und jede Zahlung ist offen. Geheim sind das Geld (außer mit einer Option), die Folge der Ereignisse und die drei entfernten Karten.',
  'DP-38':
    'Was mehrere bekommen, wird reihum verteilt, zuerst an die Familie am Zug, bei Ereignissen ab dem Startspieler. Wer außerhalb des eigenen Zuges ein graues Plättchen gewonnen hat, wird danach in dieser Reihenfolge gefragt, ob es gleich eingesetzt wird.',
  'DP-39':
    'Graue Plättchen und Freunde nutzt du in deinem Zug vor einem Wurf, nach ihm, nach einer Zeile und nach Zeile 4, nie mitten in einer Wirkung. Den Zug beendest du selbst. Die Übernahme von E6 machst du vor deinem ersten Wurf.',
  'DP-40':
    'Plättchen, Gefälligkeiten, Bankier und E1 lassen sich nicht nutzen, wo sie keine Wirkung hätten. Ein Feld über das Ende von „Ansehen“ oder „Einfluss“ hinaus zählt, denn es bringt 1.000 $; Gefälligkeit 3 bringt beide Felder auf einer Leiste.',
  'DP-41':
    'E1 und E9 fragen alle, die es angeht, auch wenn nur ein Nein möglich ist: Niemand soll daraus auf das Geld schließen.',
  'DP-42':
    'Feste Aufstellung: Ab dem Startspieler bekommt reihum jede Familie den nächsten Stadtteil der Straße; der Rest ist neutral, und das Auto steht auf dem ersten Feld.',
  'DP-43':
    'Freunde, Plättchen und Schuldmarker im Vorrat sind am Ende nichts wert. Alle Ausgeschiedenen teilen sich den letzten Platz.',
  'DP-E1': 'Alle dürfen für 2.000 $ auf „Gefälligkeiten“ 1 Feld vorrücken.',
  'DP-E2':
    'Alle dürfen ein ungeschütztes Geschäft aufgeben: Das Familienmitglied kommt in den Vorrat, und die Bank zahlt 4.000 $.',
  'DP-E3': 'Das Familienmitglied in dem Geschäft am Auto wird im Hudson versenkt; hier schützt das Auto niemanden.',
  'DP-E4':
    'Gleichzeitig geben alle einen eigenen Schuldmarker, falls noch einer da ist, an die Familie links von sich.',
  'DP-E5': 'Bis zum Ende der Runde bringt jeder Würfel, den du auf die Presse legst, 2.000 $ extra.',
  'DP-E6':
    'Bis zum Ende der Runde dürfen alle vor dem ersten Wurf ihres Zuges ein beliebiges ungeschütztes Geschäft ohne Würfel übernehmen.',
  'DP-E7':
    'Wer im Stadtteil des Autos ein Geschäft hat, bekommt einen Freund, reihum ab dem Startspieler, solange welche da sind.',
  'DP-E8':
    'Der Startspieler wirft einen Würfel: Alle Familienmitglieder in ungeschützten Geschäften dieser Zahl kommen ins Gefängnis; bei der Marionettenhand geschieht nichts.',
  'DP-E9':
    'Wer Familienmitglieder im Gefängnis hat, löst alle für je 2.000 $ aus und nimmt sie in den Vorrat, oder alle landen im Hudson.',
  'DP-E10': 'Alle Familienmitglieder in ungeschützten Glücksspiel-Geschäften kommen ins Gefängnis.',
};

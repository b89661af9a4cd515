/** Each rule in a sentence or two. */
export const rules: Readonly<Record<string, string>> = {
  'CN-1':
    'Alle bekommen sieben Karten, die niemand sonst sieht. Der Rest ist der Nachziehstapel; seine oberste Karte wird aufgedeckt und eröffnet den Ablagestapel. Diese Karte erledigt keinen Job.',
  'CN-2':
    'Der Zufall entscheidet, wer beginnt; bei einer Revanche beginnt, wer zuletzt gewonnen hat. Gespielt wird im Uhrzeigersinn.',
  'CN-3': 'Am Anfang deines Zuges ziehst du eine Karte; das ist Pflicht.',
  'CN-4':
    'Danach darfst du, je einmal und in beliebiger Reihenfolge, einen Mafioso auf einen Job schicken und einen in deine Stadt spielen. Beides darfst du auslassen; deinen Zug beendest du selbst.',
  'CN-5': 'Liegen am Ende deines Zuges alle fünf Typen in deiner Stadt, gewinnst du sofort.',
  'CN-6':
    'Hast du am Ende deines Zuges mehr als zehn Karten auf der Hand, wirfst du bis auf zehn ab. Diese Karten erledigen keinen Job.',
  'CN-7':
    'Danach ist dran, wer links von dir sitzt. Ein Mafioso beendet seinen Zug mit einer Drohung: Sprich sie aus, wenn du magst; das Spiel fragt nicht danach.',
  'CN-8':
    'In einer Stadt dürfen mehrere Karten eines Typs liegen. Ob du gewonnen hast, wird nur am Ende deines eigenen Zuges geprüft, und nur für dich.',
  'CN-9':
    'Ist der Nachziehstapel leer, werden alle abgelegten Karten außer der obersten zu einem neuen Nachziehstapel gemischt.',
  'CN-10':
    'Gibt es nichts zu mischen, entfällt das Ziehen; ein Caporegime zieht, was noch da ist. Gemischt wird später, sobald zu einem der Zeitpunkte von CN-26 eine zweite Karte auf dem Ablagestapel liegt.',
  'CN-11':
    'Schmuggler: Sieh dir eine fremde Hand an und kidnappe eine Karte deiner Wahl. Sie kommt auf den Ablagestapel und erledigt keinen Job.',
  'CN-12':
    'Hitman: Liquidiere einen Mafioso deiner Wahl in einer fremden Stadt. Er kommt auf den Ablagestapel und erledigt keinen Job.',
  'CN-13':
    'Consigliere: Nimm eine beliebige Karte aus dem Ablagestapel. Dazu zählen Karten, die erst wegen seines Jobs dort liegen, und er selbst, wenn am Tisch nichts anderes vereinbart ist.',
  'CN-14': 'Caporegime: Zieh die obersten zwei Karten vom Nachziehstapel.',
  'CN-15':
    'Den Don kannst du nicht auf einen Job schicken: Er stoppt nur einen Job oder einen anderen Don, und nie allein. Du darfst ihn in deine Stadt spielen, einen anderen Don begleiten lassen oder wegen des Handlimits abwerfen.',
  'CN-16': 'Du darfst eine Karte spielen, ohne ihren Job zu nutzen. Ohne erlaubtes Ziel bewirkt sie nichts.',
  'CN-17':
    'Das Ziel eines Hitman oder Schmugglers nennst du, wenn du ihn spielst. Welche Karte du kidnappst oder mit einem Consigliere nimmst, entscheidest du erst, wenn der Job gelingt.',
  'CN-18':
    'Schickt jemand anders einen Mafioso auf einen Job, darfst du ihn mit einem Don und einer beliebigen anderen Handkarte stoppen. Der Job fällt aus, und alle diese Karten bleiben auf dem Ablagestapel. Der Begleiter darf ein zweiter Don sein und erledigt keinen Job.',
  'CN-19': 'Ebenso lässt sich ein Don stoppen, auch wenn du selbst dran bist.',
  'CN-20':
    'Alle außer der Person, die den letzten Job oder Don gespielt hat, werden gleichzeitig und geheim gefragt. Greifen mehrere ein, zählt, wer im Uhrzeigersinn zuerst kommt. Auch dieser Don lässt sich stoppen: Eine ungerade Zahl von Dons stoppt den Job. Passen alle, gelingt, was zuletzt gespielt wurde.',
  'CN-21': 'Mit einem Don einzugreifen kostet keine Aktion. Du darfst es, sooft du mit zwei Karten bezahlen kannst.',
  'CN-22':
    'Stoppen lassen sich nur Jobs und Dons, keine Karte, die in eine Stadt gespielt, abgeworfen, gekidnappt oder liquidiert wird.',
  'CN-23':
    'Offen sind Städte, Ablagestapel und Kartenzahlen; geheim sind Hände, Nachziehstapel und die Antworten auf einen Job. Die Hand, die ein Schmuggler ansieht, sieht nur, wer ihn geschickt hat.',
  'CN-24':
    'Bewegt sich eine ganze Runde lang keine Karte, also so viele Züge hintereinander, wie Spieler am Tisch sitzen, endet die Partie. Es gewinnt die Stadt mit den meisten Typen, dann die mit den meisten Karten; herrscht auch da Gleichstand, wird der Sieg geteilt.',
  'CN-25':
    'Der Schmuggler verlangt zwei Entscheidungen: zuerst, wessen Hand du ansiehst, und danach, welche Karte du kidnappst.',
  'CN-26':
    'Ob der Nachziehstapel leer ist, wird vor und nach jeder gezogenen Karte geprüft, ebenso nach einem Job und nach dem Abwerfen am Handlimit. Nur dann wird gemischt: Ein Consigliere wählt aus dem Ablagestapel, wie er liegt.',
  'CN-27':
    'Zuerst wird der Begleiter abgelegt, darauf der Don. Gekidnappte und liquidierte Karten kommen zuoberst. Karten über dem Handlimit liegen in der Reihenfolge, die du wählst.',
  'CN-28':
    'Wenn du eine Karte spielst, sagst du, ob sie ihren Job erledigt. Ohne Ziel geschieht nichts, und niemand wird gefragt. Gegen eine leere Hand kannst du keinen Schmuggler schicken; ein Opfer, das bis dahin keine Karte mehr hat, verliert nichts. Ein Job, der gelingt, wird ganz ausgeführt. Auch ein gestoppter oder ausgelassener Job zählt als dein Job in diesem Zug.',
  'CN-29': 'Nach ihrer 200. Runde endet eine Partie; wie bei CN-24 entscheiden die Städte.',
  'CN-30':
    'Gewinnen mehrere, bekommen alle einen Sieg. Die nächste Partie beginnt, wer von ihnen im Uhrzeigersinn ab dem letzten Startspieler zuerst kommt.',
};

import type { Ruling } from '@consigliere/kernel';

/** Our answers to what the rulebooks leave open, in the order of the rules. */
export const RULINGS: readonly Ruling[] = [
  {
    rule: 'DP-C4',
    en: {
      ruling: 'The bank never runs out of money.',
      reason: 'The rulebooks count the notes but never speak of an empty bank; notes are change, not a resource.',
    },
    de: {
      ruling: 'Der Bank geht das Geld nie aus.',
      reason:
        'Die Anleitungen zählen die Scheine, sprechen aber nie von einer leeren Bank; Scheine sind Wechselgeld, kein knappes Gut.',
    },
    nl: {
      ruling: 'De bank komt nooit zonder geld te zitten.',
      reason:
        'De handleidingen tellen de briefjes, maar spreken nooit van een lege bank; briefjes zijn wisselgeld en niet schaars.',
    },
  },
  {
    rule: 'DP-2',
    option: 'start',
    en: {
      ruling: 'The start player is drawn at random or named by a table option.',
      reason: 'In the rulebooks the oldest player starts; the game doesn’t ask anybody’s age.',
    },
    de: {
      ruling: 'Der Zufall oder eine Option bestimmt den Startspieler.',
      reason: 'In den Anleitungen beginnt der älteste Spieler; das Spiel fragt niemanden nach dem Alter.',
    },
    nl: {
      ruling: 'Het toeval of een optie bepaalt wie de startspeler is.',
      reason: 'In de handleidingen begint de oudste speler; het spel vraagt niet naar iemands leeftijd.',
    },
  },
  {
    rule: 'DP-14',
    en: {
      ruling: 'You always advance all the spaces.',
      reason: 'The rulebooks say you may. No space is worse than an earlier one, so holding back never helps.',
    },
    de: {
      ruling: 'Du rückst immer alle Felder vor.',
      reason:
        'In den Anleitungen darfst du vorrücken. Kein Feld ist schlechter als ein früheres; sich zurückzuhalten hilft also nie.',
    },
    nl: {
      ruling: 'Je gaat altijd alle velden vooruit.',
      reason:
        'In de handleidingen mag je vooruitgaan. Geen veld is slechter dan een eerder veld, dus je inhouden helpt nooit.',
    },
  },
  {
    rule: 'DP-17',
    en: {
      ruling: 'A debtor who can’t pay in full pays what they have; the debt markers go back all the same.',
      reason:
        'The rulebooks return all debt markers and demand the payment, but don’t say what happens without the money. Nobody can hand over notes they don’t have, and the debt markers have been called in.',
    },
    de: {
      ruling: 'Wer nicht alles zahlen kann, zahlt, was da ist; die Schuldmarker gehen trotzdem zurück.',
      reason:
        'Die Anleitungen geben alle Schuldmarker zurück und verlangen die Zahlung, sagen aber nicht, was ohne Geld geschieht. Niemand kann mit Scheinen zahlen, die nicht da sind, und die Schuldmarker sind eingefordert.',
    },
    nl: {
      ruling: 'Wie niet alles kan betalen, betaalt wat er is; de schuldmarkers gaan toch terug.',
      reason:
        'De handleidingen geven alle schuldmarkers terug en eisen de betaling, maar zeggen niet wat er zonder geld gebeurt. Niemand kan briefjes geven die er niet zijn, en de schuldmarkers zijn opgeëist.',
    },
  },
  {
    rule: 'DP-18',
    en: {
      ruling: 'In a raid, and with E8 and E10, neutral members go to the box instead of jail.',
      reason:
        'In the rulebooks players only free their own members, so neutral ones would never get out; the visit sends them to the box too.',
    },
    de: {
      ruling:
        'Bei einer Razzia, bei E8 und bei E10 kommen neutrale Familienmitglieder in die Schachtel, nicht ins Gefängnis.',
      reason:
        'Laut Anleitung holen die Spieler nur ihre eigenen Familienmitglieder aus dem Gefängnis; neutrale kämen nie wieder heraus. Auch der Besuch legt sie in die Schachtel.',
    },
    nl: {
      ruling: 'Bij een razzia, bij E8 en bij E10 gaan neutrale familieleden in de doos in plaats van de gevangenis.',
      reason:
        'Volgens de handleidingen halen spelers alleen hun eigen familieleden uit de gevangenis; neutrale zouden er nooit meer uit komen. Ook het bezoek legt ze in de doos.',
    },
  },
  {
    rule: 'DP-19',
    en: {
      ruling: 'In a takeover, and with E3, a neutral member goes to the box instead of the Hudson.',
      reason: 'Only its own family takes a member back from the Hudson, and a neutral member’s family isn’t playing.',
    },
    de: {
      ruling:
        'Ein neutrales Familienmitglied kommt bei einer Übernahme oder durch E3 in die Schachtel, nicht in den Hudson.',
      reason: 'Aus dem Hudson holt nur die eigene Familie jemanden zurück, und die spielt hier nicht mit.',
    },
    nl: {
      ruling: 'Een neutraal familielid gaat bij een overname of door E3 in de doos in plaats van de Hudson.',
      reason: 'Alleen de eigen familie haalt iemand uit de Hudson terug, en die speelt hier niet mee.',
    },
  },
  {
    rule: 'DP-20',
    en: {
      ruling: 'You can’t choose the field “Friend of the family” without the money for it.',
      reason:
        'The rulebooks make both the action and the payment compulsory, so what can’t be paid can’t be chosen. The other die of row 3 always has a field.',
    },
    de: {
      ruling: 'Ohne das Geld dafür darfst du das Feld „Freund der Familie“ nicht wählen.',
      reason:
        'Die Anleitungen machen Aktion und Zahlung zur Pflicht; was du nicht zahlen kannst, kannst du nicht wählen. Der andere Würfel der Zeile 3 hat immer ein Feld.',
    },
    nl: {
      ruling: 'Zonder het geld ervoor kun je het veld ‘Vriend van de familie’ niet kiezen.',
      reason:
        'De handleidingen verplichten zowel de actie als de betaling; wat je niet kunt betalen, kun je niet kiezen. De andere dobbelsteen van rij 3 heeft altijd een veld.',
    },
  },
  {
    rule: 'DP-20',
    en: {
      ruling: 'With no friend left in Brooklyn, everybody may choose the field; nothing is paid and nothing happens.',
      reason:
        'The rulebooks have you pay for the friend you get. Carrying out the action even if it hurts you doesn’t mean paying for nothing.',
    },
    de: {
      ruling: 'Ist in Brooklyn kein Freund mehr, dürfen alle das Feld wählen; nichts wird gezahlt, nichts geschieht.',
      reason:
        'Laut Anleitung zahlst du für den Freund, den du bekommst. Eine Aktion auch zum eigenen Nachteil auszuführen heißt nicht, für nichts zu zahlen.',
    },
    nl: {
      ruling:
        'Is er in Brooklyn geen vriend meer, dan mag iedereen het veld kiezen; er wordt niets betaald en er gebeurt niets.',
      reason:
        'Volgens de handleidingen betaal je voor de vriend die je krijgt. Een actie ook in je eigen nadeel uitvoeren betekent niet dat je voor niets betaalt.',
    },
  },
  {
    rule: 'DP-25',
    en: {
      ruling: 'A tile may also be used later in the turn in which you gained it.',
      reason:
        'The rulebooks say at once or in a later turn. Any moment of that turn comes between the two, and nothing speaks against it.',
    },
    de: {
      ruling: 'Ein Plättchen darfst du auch später in dem Zug einsetzen, in dem du es bekommen hast.',
      reason:
        'Die Anleitungen sagen: sofort oder in einem späteren Zug. Jeder Zeitpunkt dieses Zuges liegt dazwischen, und nichts spricht dagegen.',
    },
    nl: {
      ruling: 'Een fiche mag je ook later inzetten in de beurt waarin je die hebt gekregen.',
      reason:
        'De handleidingen zeggen: onmiddellijk of in een volgende beurt. Elk moment van deze beurt ligt daartussen, en niets spreekt ertegen.',
    },
  },
  {
    rule: 'DP-27',
    en: {
      ruling: 'Cop and judge repeat a row’s roll before you place a die, not the roll for the grandchild or for E8.',
      reason: 'The rulebooks count the judge’s dice row by row, so they speak of the rolls for rows 1 to 3.',
    },
    de: {
      ruling:
        'Cop und Richter wiederholen vor dem Ablegen den Wurf für eine Zeile, nicht den für den Enkel oder für E8.',
      reason:
        'Die Anleitungen zählen die Würfel des Richters Zeile für Zeile auf, meinen also die Würfe für Zeile 1 bis 3.',
    },
    nl: {
      ruling:
        'Politieagent en rechter herhalen vóór het leggen de worp voor een rij, niet die voor de kleinzoon of voor E8.',
      reason:
        'De handleidingen tellen de dobbelstenen van de rechter rij voor rij, en bedoelen dus de worpen voor rij 1 tot en met 3.',
    },
  },
  {
    rule: 'DP-27',
    en: {
      ruling: 'The senator also works in row 4.',
      reason:
        'The rulebooks speak of an action field, a word they use for the coloured fields of rows 2 and 3. But they call all four rows action rows, and in row 4 only the colour counts, which is what the senator sets free.',
    },
    de: {
      ruling: 'Der Senator hilft auch in Zeile 4.',
      reason:
        'Die Anleitung spricht von einem Aktionsfeld, wie die farbigen Felder der Zeilen 2 und 3 heißen. Sie nennt aber alle vier Zeilen Aktionszeilen, und in Zeile 4 zählt nur die Farbe, die der Senator freigibt.',
    },
    nl: {
      ruling: 'De senator werkt ook in rij 4.',
      reason:
        'De handleiding spreekt van een actieveld, zoals de gekleurde velden van rij 2 en 3 heten. Maar ze noemt alle vier de rijen actierijen, en in rij 4 telt alleen de kleur die de senator vrijgeeft.',
    },
  },
  {
    rule: 'DP-27',
    en: {
      ruling: 'In rows 2 and 3 a die placed with the senator must show pips.',
      reason: 'The pips are the strength of these actions; a puppet hand has none and goes on the press.',
    },
    de: {
      ruling: 'In den Zeilen 2 und 3 muss ein mit dem Senator gelegter Würfel Augen zeigen.',
      reason: 'Die Augen sind die Stärke dieser Aktionen; eine Marionettenhand hat keine und kommt auf die Presse.',
    },
    nl: {
      ruling: 'In rij 2 en 3 moet een dobbelsteen die je met de senator legt ogen tonen.',
      reason: 'De ogen zijn de sterkte van deze acties; een marionettenhand heeft er geen en gaat naar de pers.',
    },
  },
  {
    rule: 'DP-28',
    en: {
      ruling: 'A grey tile gained in another player’s turn may be used right away; a red one waits for your own turn.',
      reason:
        'The rulebooks say at once or in a later turn of yours. Red tiles change your own dice, and outside your turn you have none.',
    },
    de: {
      ruling:
        'Ein graues Plättchen, das du in einem fremden Zug bekommst, darfst du sofort einsetzen; ein rotes wartet auf deinen Zug.',
      reason:
        'Die Anleitungen sagen: sofort oder in einem eigenen späteren Zug. Rote Plättchen ändern die eigenen Würfel, und außerhalb deines Zuges hast du keine.',
    },
    nl: {
      ruling:
        'Een grijze fiche die je in de beurt van een ander krijgt, mag je meteen inzetten; een rode wacht op je eigen beurt.',
      reason:
        'De handleidingen zeggen: onmiddellijk of in een volgende beurt. Rode fiches veranderen je eigen dobbelstenen, en buiten je beurt heb je er geen.',
    },
  },
  {
    rule: 'DP-29',
    en: {
      ruling: 'Each business, each track of the press and each action counts separately.',
      reason:
        'On the last space the rulebooks pay each time you would advance again, and the Dutch one moves the marker once for every business.',
    },
    de: {
      ruling: 'Jedes Geschäft, jede Leiste der Presse und jede Aktion zählt für sich.',
      reason:
        'Auf dem letzten Feld zahlen die Anleitungen jedes Mal, wenn du erneut vorrücken dürftest, und die niederländische rückt je Geschäft einmal vor.',
    },
    nl: {
      ruling: 'Elke zaak, elk schema van de pers en elke actie telt apart.',
      reason:
        'Op het laatste veld betalen de handleidingen iedere keer dat je opnieuw vooruit zou gaan, en de Nederlandse gaat per zaak telkens vooruit.',
    },
  },
  {
    rule: 'DP-31',
    en: {
      ruling: 'A favour without effect can’t be used.',
      reason: 'The rulebooks don’t speak of it. Nobody should lose a friend by mistake.',
    },
    de: {
      ruling: 'Eine Gefälligkeit ohne Wirkung lässt sich nicht nutzen.',
      reason: 'Die Anleitungen sagen dazu nichts. Niemand soll aus Versehen einen Freund verlieren.',
    },
    nl: {
      ruling: 'Een dienst zonder effect kun je niet gebruiken.',
      reason: 'De handleidingen zeggen er niets over. Niemand mag per ongeluk een vriend verliezen.',
    },
  },
  {
    rule: 'DP-34',
    en: {
      ruling: 'Debts and bail are paid in full at the end, even if that takes a family below zero.',
      reason:
        'All debts fall due at the same moment, and the rulebooks don’t order them. If a family paid only what it has, the winner would depend on which creditor came first. An assembly (DP-17) has only one creditor.',
    },
    de: {
      ruling: 'Schulden und Kaution werden am Ende voll bezahlt, auch wenn eine Familie dadurch ins Minus kommt.',
      reason:
        'Alle Schulden werden im selben Augenblick fällig, und die Anleitungen nennen keine Reihenfolge. Zahlte eine Familie nur, was sie hat, hinge der Sieg davon ab, wer zuerst drankommt. Bei einer Versammlung der Paten (DP-17) bekommt nur eine Familie Geld.',
    },
    nl: {
      ruling:
        'Schulden en borgsommen worden aan het einde helemaal betaald, ook als een familie daardoor onder nul komt.',
      reason:
        'Alle schulden vervallen op hetzelfde moment, en de handleidingen noemen geen volgorde. Betaalde een familie alleen wat ze heeft, dan hing de winst af van wie het eerst aan de beurt komt. Bij een vergadering van de peetvaders (DP-17) krijgt maar één familie geld.',
    },
  },
  {
    rule: 'DP-34',
    option: 'out-debts',
    en: {
      ruling: 'Players who are out neither pay nor receive these debts.',
      reason:
        'In the German rulebook only the players who stay in settle, and the debts are part of that. The Dutch one lets players who are out pay and receive.',
    },
    de: {
      ruling: 'Ausgeschiedene zahlen diese Schulden nicht und bekommen nichts dafür.',
      reason:
        'In der deutschen Anleitung rechnen nur die übrigen Spieler ab, und die Schulden gehören dazu. In der niederländischen zahlen und bekommen auch Ausgeschiedene.',
    },
    nl: {
      ruling: 'Uitgeschakelde spelers betalen deze schulden niet en ontvangen er niets voor.',
      reason:
        'In de Duitse handleiding rekenen alleen de overige spelers af, en de schulden horen daarbij. In de Nederlandse betalen en ontvangen ook uitgeschakelde spelers.',
    },
  },
  {
    rule: 'DP-37',
    option: 'show-money',
    en: {
      ruling: 'How much money the others have isn’t shown, though every payment is.',
      reason:
        'The rulebooks let you keep your money secret, but you pay and are paid at the table. Players who count know the totals, and so may bots.',
    },
    de: {
      ruling: 'Wie viel Geld die anderen haben, wird nicht gezeigt, jede Zahlung aber schon.',
      reason:
        'Laut Anleitung darf das Geld geheim bleiben, gezahlt wird aber am Tisch. Wer mitzählt, kennt die Summen, und das dürfen auch Bots.',
    },
    nl: {
      ruling: 'Hoeveel geld de anderen hebben, is niet te zien, elke betaling wel.',
      reason:
        'Volgens de handleidingen mag je geld geheim blijven, maar betaald wordt er aan tafel. Wie meetelt, kent de bedragen, en dat mogen bots ook.',
    },
  },
  {
    rule: 'DP-38',
    en: {
      ruling:
        'What several players get from one effect is given out clockwise from the active player, for events from the start player; in that order players are asked about grey tiles gained out of turn.',
      reason:
        'The rulebooks order only the choices on event cards, from the start player clockwise; the same order settles who gets the last friends.',
    },
    de: {
      ruling:
        'Was mehrere durch eine Wirkung bekommen, wird reihum verteilt, zuerst an die Familie, die dran ist, bei Ereignissen ab dem Startspieler; in dieser Reihenfolge wird auch nach grauen Plättchen gefragt, die jemand außerhalb des eigenen Zuges bekommen hat.',
      reason:
        'Die Anleitungen ordnen nur die Entscheidungen bei Ereigniskarten, reihum ab dem Startspieler; so klärt sich auch, wer die letzten Freunde bekommt.',
    },
    nl: {
      ruling:
        'Wat meerdere spelers door één effect krijgen, wordt met de klok mee uitgedeeld vanaf wie aan de beurt is, bij gebeurtenissen vanaf de startspeler; in die volgorde wordt ook gevraagd naar grijze fiches die iemand buiten de eigen beurt heeft gekregen.',
      reason:
        'De handleidingen ordenen alleen de keuzes bij gebeurteniskaarten, met de klok mee vanaf de startspeler; zo is ook duidelijk wie de laatste vrienden krijgt.',
    },
  },
  {
    rule: 'DP-39',
    en: {
      ruling:
        'Grey tiles and friends are used before or after a roll, after a row and after row 4, never while something takes effect; you end your turn yourself.',
      reason:
        'The rulebooks only say in your turn. In the middle of an effect it would be unclear what comes first, and after row 4 you may still want to use something.',
    },
    de: {
      ruling:
        'Graue Plättchen und Freunde setzt du vor oder nach einem Wurf, nach einer Zeile und nach Zeile 4 ein, nie während etwas ausgewertet wird; den Zug beendest du selbst.',
      reason:
        'Die Anleitungen sagen nur: im eigenen Zug. Mitten in einer Auswertung wäre unklar, was zuerst gilt, und nach Zeile 4 willst du vielleicht noch etwas einsetzen.',
    },
    nl: {
      ruling:
        'Grijze fiches en vrienden zet je in vóór of na een worp, na een rij en na rij 4, nooit terwijl er iets wordt afgehandeld; je beëindigt je beurt zelf.',
      reason:
        'De handleidingen zeggen alleen: in je beurt. Midden in een effect zou onduidelijk zijn wat het eerst telt, en na rij 4 wil je misschien nog iets inzetten.',
    },
  },
  {
    rule: 'DP-39',
    en: {
      ruling: 'You may make the takeover of E6 at any point before your first roll.',
      reason: 'The card’s text, known from the Dutch rulebook, says at the beginning of the turn.',
    },
    de: {
      ruling: 'Die Übernahme von E6 darfst du jederzeit vor deinem ersten Wurf machen.',
      reason: 'Der Kartentext, bekannt aus der niederländischen Anleitung, sagt: zu Beginn des Zuges.',
    },
    nl: {
      ruling: 'De overname van E6 mag je op elk moment vóór je eerste worp doen.',
      reason: 'De kaarttekst, bekend uit de Nederlandse handleiding, zegt: aan het begin van de beurt.',
    },
  },
  {
    rule: 'DP-40',
    en: {
      ruling: 'Tiles, favours, the banker and E1 can’t be used where they would have no effect.',
      reason: 'The rulebooks don’t speak of it. Nobody should lose a tile, a friend or money by mistake.',
    },
    de: {
      ruling: 'Plättchen, Gefälligkeiten, Bankier und E1 lassen sich nicht nutzen, wo sie keine Wirkung hätten.',
      reason:
        'Die Anleitungen sagen dazu nichts. Niemand soll aus Versehen ein Plättchen, einen Freund oder Geld verlieren.',
    },
    nl: {
      ruling: 'Fiches, diensten, bankier en E1 kun je niet gebruiken waar ze geen effect zouden hebben.',
      reason: 'De handleidingen zeggen er niets over. Niemand mag per ongeluk een fiche, een vriend of geld verliezen.',
    },
  },
  {
    rule: 'DP-40',
    en: {
      ruling: 'Favour 3 advances both spaces on the same track, and the grandchild’s die doesn’t change your roll.',
      reason: 'The rulebooks name one track or the other, and give the grandchild a roll of its own.',
    },
    de: {
      ruling:
        'Gefälligkeit 3 bringt beide Felder auf derselben Leiste, und der Würfel des Enkels ändert deinen Wurf nicht.',
      reason: 'Die Anleitungen nennen entweder die eine oder die andere Leiste und geben dem Enkel einen eigenen Wurf.',
    },
    nl: {
      ruling:
        'Dienst 3 geeft beide velden op hetzelfde schema, en de dobbelsteen van de kleinzoon verandert je worp niet.',
      reason: 'De handleidingen noemen het ene of het andere schema en geven de kleinzoon een eigen worp.',
    },
  },
  {
    rule: 'DP-41',
    en: {
      ruling: 'E1 and E9 also ask players who can’t pay.',
      reason: 'Money is secret: the question must not show who is short of it.',
    },
    de: {
      ruling: 'E1 und E9 fragen auch Spieler, die nicht zahlen können.',
      reason: 'Geld ist geheim: Die Frage darf nicht verraten, wem es fehlt.',
    },
    nl: {
      ruling: 'E1 en E9 vragen ook spelers die niet kunnen betalen.',
      reason: 'Geld is geheim: de vraag mag niet verraden wie te weinig heeft.',
    },
  },
  {
    rule: 'DP-42',
    option: 'layout',
    en: {
      ruling:
        'In the fixed layout each family gets the next district along the street, and the car stands on the first space.',
      reason: 'The rulebooks refer to a picture that we don’t have.',
    },
    de: {
      ruling:
        'Bei der festen Aufstellung bekommt jede Familie den nächsten Stadtteil der Straße, und das Auto steht auf dem ersten Feld.',
      reason: 'Die Anleitungen verweisen auf eine Abbildung, die uns fehlt.',
    },
    nl: {
      ruling:
        'Bij de vaste opstelling krijgt elke familie het volgende stadsdeel van de straat, en de auto staat op het eerste veld.',
      reason: 'De handleidingen verwijzen naar een afbeelding die we niet hebben.',
    },
  },
  {
    rule: 'DP-43',
    en: {
      ruling:
        'Friends, tiles and debt markers in supply are worth nothing at the end, and players who are out share the last place.',
      reason: 'The rulebooks set no price for them and rank nobody but the winner.',
    },
    de: {
      ruling:
        'Freunde, Plättchen und Schuldmarker im Vorrat sind am Ende nichts wert, und alle Ausgeschiedenen teilen sich den letzten Platz.',
      reason: 'Die Anleitungen geben ihnen keinen Preis und kennen keinen Rang außer dem Sieg.',
    },
    nl: {
      ruling:
        'Vrienden, fiches en schuldmarkers in de voorraad zijn aan het einde niets waard, en uitgeschakelde spelers delen de laatste plaats.',
      reason: 'De handleidingen geven er geen prijs aan en kennen geen rang behalve de winst.',
    },
  },
];

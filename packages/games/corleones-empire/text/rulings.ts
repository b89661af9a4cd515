import type { Ruling } from '@consigliere/kernel';

/** Our answers where the rulebooks leave a question open, in the order of the rules. */
export const RULINGS: readonly Ruling[] = [
  {
    rule: 'CE-I10',
    en: {
      ruling:
        'Each use of an icon is optional, and you use icons in any order, even back and forth between businesses.',
      reason:
        'The rulebooks say that abilities may be used and that the player decides their order; they don’t tie those of one business together.',
    },
    de: {
      ruling:
        'Jedes Symbol darfst du auch ungenutzt lassen, und die Reihenfolge ist frei, auch hin und her zwischen Gewerben.',
      reason:
        'Laut Anleitung können Vorteile genutzt werden, und die Reihenfolge wählst du; dass die eines Gewerbes zusammenbleiben, steht dort nicht.',
    },
    nl: {
      ruling: 'Geen enkel symbool hoef je te gebruiken, en de volgorde is vrij, ook heen en weer tussen zaken.',
      reason:
        'Volgens de handleidingen mag je symbolen gebruiken en kies jij de volgorde; dat die van één zaak bij elkaar blijven, staat er niet.',
    },
  },
  {
    rule: 'CE-I11',
    en: {
      ruling:
        'Icons with a discard are used in full or not at all; you may discard any card, face up, before you take. To trade for a good, one of the three must be in its pile after the discard.',
      reason: 'The discard is the price of the card you take, and half a price buys nothing.',
    },
    de: {
      ruling:
        'Symbole mit Ablegen nutzt du ganz oder gar nicht; du darfst jede Karte ablegen, offen und bevor du nimmst. Für den Tausch gegen eine Ware muss danach eine der drei in ihrem Stapel liegen.',
      reason: 'Das Ablegen ist der Preis für die Karte, die du nimmst; für den halben Preis gibt es nichts.',
    },
    nl: {
      ruling:
        'Symbolen met afleggen gebruik je helemaal of niet; je mag elke kaart afleggen, open en voordat je neemt. Voor een ruil tegen goederen moet daarna een van de drie soorten in de stapel liggen.',
      reason: 'Het afleggen is de prijs van de kaart die je neemt; voor de halve prijs krijg je niets.',
    },
  },
  {
    rule: 'CE-I12',
    en: {
      ruling: 'If only one job can be drawn, you keep it. Only you see the jobs you draw, and you must keep one.',
      reason: 'The rulebooks let you choose one of two; with a single card there is no choice, and hands are hidden.',
    },
    de: {
      ruling:
        'Lässt sich nur ein Job ziehen, behältst du ihn. Gezogene Jobs siehst nur du, und einen musst du behalten.',
      reason:
        'Laut Anleitung wählst du einen von zweien; bei einer Karte gibt es keine Wahl, und Handkarten sind geheim.',
    },
    nl: {
      ruling:
        'Is er maar één klus te trekken, dan houd je die. Alleen jij ziet de klussen die je trekt, en je moet er een houden.',
      reason:
        'Volgens de handleidingen kies je er een van twee; bij één kaart is er geen keuze, en handkaarten zijn geheim.',
    },
  },
  {
    rule: 'CE-4',
    option: 'families',
    en: {
      ruling: 'Families are chosen seat by seat, or dealt at random.',
      reason: 'The rulebooks don’t say who chooses first; families differ only in name and colour.',
    },
    de: {
      ruling: 'Familien werden der Reihe nach gewählt oder ausgelost.',
      reason: 'Die Anleitungen sagen nicht, wer zuerst wählt; Familien unterscheiden sich nur in Name und Farbe.',
    },
    nl: {
      ruling: 'Families worden om de beurt gekozen of geloot.',
      reason: 'De handleidingen zeggen niet wie het eerst kiest; families verschillen alleen in naam en kleur.',
    },
  },
  {
    rule: 'CE-5',
    en: {
      ruling: 'The first holder of the Horse Head is always chosen at random.',
      reason:
        'The rulebooks offer the player who last saw the film, or a random one; only a random choice can be checked online.',
    },
    de: {
      ruling: 'Wer den Pferdekopf zuerst bekommt, entscheidet immer der Zufall.',
      reason:
        'Die Anleitungen nennen, wer den Film zuletzt gesehen hat, oder den Zufall; online lässt sich nur der Zufall prüfen.',
    },
    nl: {
      ruling: 'Wie het paardenhoofd als eerste krijgt, bepaalt altijd het toeval.',
      reason:
        'De handleidingen noemen wie de film het laatst heeft gezien, of het toeval; online valt alleen het toeval na te gaan.',
    },
  },
  {
    rule: 'CE-7',
    en: {
      ruling: 'A player who has figures but no legal action is out of the phase.',
      reason: 'The rulebooks forbid passing and don’t say what happens to a player who can’t act.',
    },
    de: {
      ruling: 'Wer Figuren hat, aber keine erlaubte Aktion, scheidet aus der Phase aus.',
      reason: 'Die Anleitungen verbieten das Passen und sagen nicht, was geschieht, wenn keine Aktion möglich ist.',
    },
    nl: {
      ruling: 'Wie figuren heeft maar geen toegestane actie, doet de rest van de fase niet meer mee.',
      reason: 'De handleidingen verbieden passen en zeggen niet wat er gebeurt als er geen actie mogelijk is.',
    },
  },
  {
    rule: 'CE-13',
    en: {
      ruling: 'A controller who is out of the phase still uses the Front.',
      reason: 'The rulebooks give it to the controlling player without exception, and using it needs no figure.',
    },
    de: {
      ruling: 'Auch wer schon aus der Phase ausgeschieden ist, erpresst im eigenen Gebiet mit.',
      reason:
        'Die Anleitungen geben die Vorteile dem kontrollierenden Spieler ohne Ausnahme; eine Figur braucht er dafür nicht.',
    },
    nl: {
      ruling: 'Ook wie in de fase niet meer meedoet, gebruikt de voorkant in de eigen wijk.',
      reason:
        'De handleidingen gunnen het de speler die de wijk beheerst zonder uitzondering, en een figuur is er niet voor nodig.',
    },
  },
  {
    rule: 'CE-17',
    en: {
      ruling: 'A job from your hand leaves the hand before its ability begins.',
      reason:
        'The rulebooks put it from the hand into the suitcase at the end. But while it is being done it lies on the table, so it can’t be discarded for its own ability.',
    },
    de: {
      ruling: 'Ein Job aus deiner Hand verlässt sie, bevor seine Wirkung beginnt.',
      reason:
        'Die Anleitungen legen ihn erst am Ende aus der Hand in den Koffer. Während er erledigt wird, liegt er aber auf dem Tisch: Für die eigene Wirkung lässt er sich nicht ablegen.',
    },
    nl: {
      ruling: 'Een klus uit je hand verlaat je hand voordat het effect begint.',
      reason:
        'De handleidingen leggen hem pas aan het einde uit de hand in de koffer. Maar tijdens de klus ligt hij op tafel: je kunt hem niet afleggen voor zijn eigen effect.',
    },
  },
  {
    rule: 'CE-21',
    en: {
      ruling: 'Neutral figures are never a target.',
      reason: 'The cards we know name opposing player figures, and neutral figures belong to no player.',
    },
    de: {
      ruling: 'Neutrale Figuren sind nie ein Ziel.',
      reason: 'Die bekannten Karten nennen gegnerische Spielerfiguren, und neutrale Figuren gehören keinem Spieler.',
    },
    nl: {
      ruling: 'Neutrale figuren zijn nooit een doelwit.',
      reason: 'De kaarten die we kennen, noemen figuren van tegenstanders, en neutrale figuren zijn van niemand.',
    },
  },
  {
    rule: 'CE-24',
    en: {
      ruling: 'If no lower value is left either, you take nothing.',
      reason: 'The rulebooks name only the next lower value available.',
    },
    de: {
      ruling: 'Gibt es auch keinen niedrigeren Wert mehr, nimmst du nichts.',
      reason: 'Die Anleitungen nennen nur den nächstniedrigeren Wert.',
    },
    nl: {
      ruling: 'Is er ook geen lagere waarde meer, dan neem je niets.',
      reason: 'De handleidingen noemen alleen de eerstvolgende lagere waarde.',
    },
  },
  {
    rule: 'CE-24',
    en: {
      ruling:
        'Discarded jobs are shuffled when a job must be drawn and none is left, even between the two cards of one draw.',
      reason: 'The rulebooks don’t say when an empty deck is noticed. When a card is needed, nobody can overlook it.',
    },
    de: {
      ruling:
        'Abgelegte Jobs werden gemischt, wenn einer gezogen werden muss und keiner mehr da ist, auch zwischen den beiden Karten eines Symbols.',
      reason:
        'Die Anleitungen sagen nicht, wann ein leerer Stapel bemerkt wird. Wenn eine Karte gebraucht wird, kann es niemand übersehen.',
    },
    nl: {
      ruling:
        'Afgelegde klussen worden geschud als er een getrokken moet worden en er geen meer is, ook tussen twee kaarten door.',
      reason:
        'De handleidingen zeggen niet wanneer een lege stapel wordt opgemerkt. Als er een kaart nodig is, kan niemand het over het hoofd zien.',
    },
  },
  {
    rule: 'CE-26',
    option: 'marker-move',
    en: {
      ruling: 'A turf you already control isn’t a new turf: with no markers left, you place nothing there.',
      reason:
        'The rulebooks let you move a marker when you gain control over a new turf. They don’t say what new means; we take it to mean that it wasn’t yours before.',
    },
    de: {
      ruling:
        'Ein Gebiet, das du schon kontrollierst, ist kein neues: Ohne Kontrollmarker im Vorrat legst du dort nichts.',
      reason:
        'Die Anleitungen lassen dich einen Marker in das neu kontrollierte Gebiet versetzen. Was neu heißt, sagen sie nicht; wir verstehen darunter, dass es vorher nicht deins war.',
    },
    nl: {
      ruling: 'Een wijk die je al beheerst, is geen nieuwe: zonder markers in je voorraad leg je daar niets.',
      reason:
        'De handleidingen laten je een marker verplaatsen als je een nieuwe wijk in handen krijgt. Wat nieuw is, zeggen ze niet; wij verstaan eronder dat de wijk nog niet van jou was.',
    },
  },
  {
    rule: 'CE-26',
    en: {
      ruling: 'The marker you move may come from any depth of any stack; that stack closes up.',
      reason: 'The rulebooks say one of your markers already on the board, without naming a place.',
    },
    de: {
      ruling: 'Der versetzte Kontrollmarker darf in jedem Stapel beliebig tief liegen; der Stapel rückt zusammen.',
      reason: 'Die Anleitungen sprechen von einem der eigenen Marker auf dem Spielplan, ohne eine Stelle zu nennen.',
    },
    nl: {
      ruling: 'De marker die je verplaatst, mag in elke stapel op elke diepte liggen; die stapel sluit aan.',
      reason: 'De handleidingen hebben het over een van je markers op het bord, zonder een plaats te noemen.',
    },
  },
  {
    rule: 'CE-30',
    en: {
      ruling: 'What players keep and hand over is secret until everybody has chosen.',
      reason:
        'The rulebooks have all players discard in this phase and name no order; this way nobody can wait and see.',
    },
    de: {
      ruling: 'Was alle behalten und abgeben, bleibt geheim, bis alle gewählt haben.',
      reason:
        'Die Anleitungen lassen alle in dieser Phase ablegen und nennen keine Reihenfolge; so kann niemand abwarten.',
    },
    nl: {
      ruling: 'Wat iedereen houdt en afdraagt, blijft geheim tot iedereen heeft gekozen.',
      reason:
        'De handleidingen laten iedereen in deze fase afleggen en noemen geen volgorde; zo kan niemand afwachten.',
    },
  },
  {
    rule: 'CE-35',
    en: {
      ruling: 'A job colour’s bonus takes at least one job.',
      reason:
        'It goes to the player with the most cards of that colour; a player without such a card can’t have the most.',
    },
    de: {
      ruling: 'Den Bonus einer Job-Farbe gibt es erst ab einem Job.',
      reason: 'Er geht an die Familie mit den meisten Jobs dieser Farbe; ohne einen einzigen hat niemand die meisten.',
    },
    nl: {
      ruling: 'Voor de bonus van een kluskleur heb je minstens één klus nodig.',
      reason: 'Hij gaat naar de speler met de meeste klussen van die kleur; zonder klus heeft niemand de meeste.',
    },
  },
  {
    rule: 'CE-36',
    en: {
      ruling:
        'If turf bonuses don’t break a tie, the win is shared. Places behind the winner are decided in the same way.',
      reason:
        'The rulebooks stop at the turf bonuses; the German one ranks by them, the English one names the winner only.',
    },
    de: {
      ruling:
        'Bei Gleichstand auch der Vorherrschaftsbonusse wird der Sieg geteilt. Die Plätze dahinter werden ebenso vergeben.',
      reason:
        'Die Anleitungen hören bei den Vorherrschaftsbonussen auf; die deutsche ordnet danach, die englische nennt nur den Sieger.',
    },
    nl: {
      ruling:
        'Geven ook de wijkbonussen geen uitsluitsel, dan wordt de overwinning gedeeld. De plaatsen daarachter worden op dezelfde manier bepaald.',
      reason:
        'De handleidingen houden op bij de wijkbonussen; de Duitse rangschikt ernaar, de Engelse noemt alleen de winnaar.',
    },
  },
  {
    rule: 'CE-37',
    option: 'open-tally',
    en: {
      ruling:
        'During play, an opponent’s suitcase isn’t shown, neither its money nor its jobs; nor are the allies in their hand.',
      reason:
        'The rulebooks keep hands hidden and put cards into closed suitcases. Every card was seen when it moved; it’s up to the players to remember it.',
    },
    de: {
      ruling:
        'Was in fremden Koffern liegt, wird während der Partie nicht gezeigt, weder Geld noch Jobs, ebenso wenig die Verbündeten, die andere auf der Hand haben.',
      reason:
        'Die Anleitungen halten Handkarten geheim und legen Karten in geschlossene Koffer. Jede Karte war zu sehen, als sie bewegt wurde; sie sich zu merken ist Sache der Spieler.',
    },
    nl: {
      ruling:
        'Wat er in de koffer van een ander ligt, is tijdens het spel niet te zien, geld noch klussen; de bondgenoten in andermans hand evenmin.',
      reason:
        'De handleidingen houden handen geheim en leggen kaarten in dichte koffers. Elke kaart was te zien toen die werd verplaatst; onthouden is aan de spelers.',
    },
  },
  {
    rule: 'CE-38',
    en: {
      ruling:
        'Taking the Horse Head changes nothing in the current phase; it breaks tied bids and decides who begins the next family business. If two players use the icon, the second keeps it.',
      reason:
        'The rulebooks say that you’re first player from now on and that the turn passes to the left. They don’t say that anybody’s turn is skipped or repeated.',
    },
    de: {
      ruling:
        'Den Pferdekopf zu nehmen ändert in der laufenden Phase nichts; er entscheidet bei gleichen Geboten und darüber, wer die nächsten Familiengeschäfte beginnt. Nutzen zwei das Symbol, behält ihn, wer zuletzt dran war.',
      reason:
        'Laut Anleitung bist du von da an Startspieler, und es geht nach links weiter. Dass jemand übersprungen wird oder doppelt drankommt, steht dort nicht.',
    },
    nl: {
      ruling:
        'Het paardenhoofd nemen verandert niets aan de lopende fase; het beslist bij gelijke biedingen en bepaalt wie de volgende familiezaken begint. Gebruiken twee spelers het symbool, dan houdt de tweede het.',
      reason:
        'Volgens de handleidingen ben je dan startspeler en gaat de beurt naar links. Dat iemand wordt overgeslagen of twee keer mag, staat er niet.',
    },
  },
  {
    rule: 'CE-39',
    option: 'neutral-control',
    en: {
      ruling:
        'With the German reading, New Orders can move your Union Boss and Family Meeting your Mayor until you’re out or somebody else plays that figure. The figure never goes to a reserve and doesn’t keep you in the phase.',
      reason:
        'The German rulebook treats the figure like one of your family. It is on the board, never in your reserve, so cards can move it but not bring it home.',
    },
    de: {
      ruling:
        'Nach der deutschen Lesart darf Neue Befehle deinen Gewerkschaftsboss und Familientreffen deinen Bürgermeister versetzen, bis du ausscheidest oder jemand anders die Figur ausspielt. Sie kommt nie in einen Vorrat und hält dich nicht in der Phase.',
      reason:
        'Die deutsche Anleitung behandelt die Figur wie eine deiner Familie. Sie steht auf dem Spielplan, nie in deinem Vorrat; Karten können sie also versetzen, aber nicht heimholen.',
    },
    nl: {
      ruling:
        'In de Duitse lezing mag Nieuwe orders je vakbondsbaas verplaatsen en Familieberaad je burgemeester, tot je niet meer meedoet of een ander die figuur speelt. Hij komt nooit in een voorraad en houdt je niet in de fase.',
      reason:
        'De Duitse handleiding behandelt de figuur als een van je familie. Hij staat op het bord, nooit in je voorraad; kaarten kunnen hem dus verplaatsen, maar niet terughalen.',
    },
  },
  {
    rule: 'CE-39',
    option: 'neutral-control',
    en: {
      ruling: 'Even then, nobody can gun the figure down.',
      reason:
        'The German rulebook treats the figure as one of your family but still calls it neutral, and the one card it shows that guns figures down names player figures.',
    },
    de: {
      ruling: 'Auch dann kann niemand die Figur niederschießen.',
      reason:
        'Laut deutscher Anleitung gilt die Figur wie eine deiner Familie, sie heißt aber weiter neutral, und die einzige abgebildete Karte, die niederschießt, nennt Spielerfiguren.',
    },
    nl: {
      ruling: 'Ook dan kan niemand de figuur neerschieten.',
      reason:
        'Volgens de Duitse handleiding geldt de figuur als een van je familie, maar hij heet nog steeds neutraal, en de enige afgebeelde kaart die neerschiet, noemt figuren van spelers.',
    },
  },
  {
    rule: 'CE-40',
    en: {
      ruling:
        'You don’t have to place an ally’s figure or gun anybody down with it; without a legal space or target, that part is skipped. You use the icons last, in any case.',
      reason:
        'The rulebooks tell you to use the ability, but describe it as something you’re allowed to do: cards allow you to gun figures down, and icons may be used.',
    },
    de: {
      ruling:
        'Die Figur eines Verbündeten musst du nicht setzen und mit ihm niemanden niederschießen; ohne erlaubtes Feld oder Ziel entfällt dieser Teil. Die Symbole nutzt du auf jeden Fall, und zwar zuletzt.',
      reason:
        'Laut Anleitung führst du den Kartentext aus, sie beschreibt ihn aber als Erlaubnis: Karten erlauben dir, Figuren niederzuschießen, und Symbole können genutzt werden.',
    },
    nl: {
      ruling:
        'Je hoeft de figuur van een bondgenoot niet te zetten en er niemand mee neer te schieten; zonder geldig veld of doelwit vervalt dat deel. De symbolen gebruik je hoe dan ook, als laatste.',
      reason:
        'Volgens de handleidingen voer je het effect uit, maar ze beschrijven het als iets wat mag: kaarten laten je figuren neerschieten, en symbolen mag je gebruiken.',
    },
  },
  {
    rule: 'CE-40',
    en: {
      ruling: 'The Mayor and the Union Boss go to another, empty space; the Police Chief may stay in his turf.',
      reason:
        'A figure that moves ends up somewhere else. The Police Chief doesn’t stand on a space, so he can be put into the same turf.',
    },
    de: {
      ruling:
        'Bürgermeister und Gewerkschaftsboss gehen auf ein anderes leeres Feld; der Polizeichef darf in seinem Gebiet bleiben.',
      reason:
        'Eine Figur, die versetzt wird, landet woanders. Der Polizeichef steht auf keinem Feld und kann in dasselbe Gebiet gesetzt werden.',
    },
    nl: {
      ruling:
        'De burgemeester en de vakbondsbaas gaan naar een ander, leeg veld; de politiechef mag in zijn wijk blijven.',
      reason:
        'Een figuur die wordt verplaatst, komt ergens anders te staan. De politiechef staat niet op een veld en kan in dezelfde wijk worden gezet.',
    },
  },
  {
    rule: 'CE-41',
    en: {
      ruling: 'You may skip a job’s ability; you still get the money.',
      reason:
        'The rulebooks tell you to carry out the ability, but their example reads it as a permission: with Shakedown the player is able to use a business. The money is listed beside the ability and depends only on the goods.',
    },
    de: {
      ruling: 'Auf die Wirkung eines Jobs darfst du verzichten; das Geld gibt es trotzdem.',
      reason:
        'Laut Anleitung führst du den Kartentext aus, ihr Beispiel liest ihn aber als Erlaubnis: Bei der Erpressung darf der Spieler ein Gewerbe erpressen. Das Geld steht neben der Wirkung und hängt nur an den Waren.',
    },
    nl: {
      ruling: 'Het effect van een klus mag je overslaan; het geld krijg je toch.',
      reason:
        'Volgens de handleidingen voer je het effect uit, maar hun voorbeeld leest het als iets wat mag: bij Afpersing mag de speler een zaak gebruiken. Het geld staat naast het effect en hangt alleen van de goederen af.',
    },
  },
  {
    rule: 'CE-41',
    en: {
      ruling: 'Car Bomb hits all opposing figures in the turf or none; moved figures go to another, empty space.',
      reason: 'The German card says ALL; a figure that ends up where it was hasn’t moved.',
    },
    de: {
      ruling:
        'Die Autobombe trifft alle gegnerischen Figuren des Gebiets oder niemanden; versetzte Figuren gehen auf ein anderes leeres Feld.',
      reason: 'Auf der deutschen Karte steht ALLE; eine Figur, die am selben Feld ankommt, wurde nicht versetzt.',
    },
    nl: {
      ruling:
        'De autobom treft alle figuren van tegenstanders in de wijk of niemand; verplaatste figuren gaan naar een ander, leeg veld.',
      reason: 'Op de Duitse kaart staat ALLE; een figuur die op hetzelfde veld aankomt, is niet verplaatst.',
    },
  },
  {
    rule: 'CE-41',
    en: {
      ruling:
        'An Offer They Can’t Refuse asks everybody with money in hand; if the highest cards are equal, nobody chooses between them.',
      reason:
        'The number of money cards in a hand can always be counted. Every player asked loses the card, and equal cards are the same.',
    },
    de: {
      ruling:
        '„Ein Angebot, das niemand ablehnt“ fragt alle mit Geld auf der Hand; sind die höchsten Karten gleich, wählt niemand zwischen ihnen.',
      reason:
        'Wie viele Geldkarten eine Hand hat, lässt sich immer mitzählen. Alle Gefragten verlieren ihre Karte, und gleiche Karten sind gleich viel wert.',
    },
    nl: {
      ruling:
        '“Een aanbod dat niemand afslaat” vraagt iedereen met geld in de hand; zijn de hoogste kaarten gelijk, dan kiest niemand ertussen.',
      reason:
        'Hoeveel geldkaarten een hand heeft, kun je altijd bijhouden. Iedereen die wordt gevraagd, verliest de kaart, en gelijke kaarten zijn evenveel waard.',
    },
  },
  {
    rule: 'CE-42',
    en: {
      ruling: 'Bonuses are counted, not taken as cards, so the piles don’t limit them.',
      reason: 'An empty pile mustn’t decide a match that is already over.',
    },
    de: {
      ruling: 'Bonusse werden gezählt, nicht als Karten genommen; leere Stapel begrenzen sie nicht.',
      reason: 'Ein leerer Stapel darf keine Partie entscheiden, die schon vorbei ist.',
    },
    nl: {
      ruling: 'Bonussen worden geteld, niet als kaarten genomen; lege stapels beperken ze niet.',
      reason: 'Een lege stapel mag geen partij beslissen die al voorbij is.',
    },
  },
  {
    rule: 'CE-43',
    en: {
      ruling: 'Once you’re out of the phase, you stay out for the act, even if a figure comes back to your reserve.',
      reason:
        'The rulebooks say that you’re out of that phase and that your turn is skipped; they mention no way back.',
    },
    de: {
      ruling:
        'Wer aus der Phase ausgeschieden ist, kommt in diesem Akt nicht zurück, auch wenn eine Figur wieder im Vorrat steht.',
      reason:
        'Laut Anleitung nimmst du an dieser Phase nicht mehr teil und wirst fortan übersprungen; von einem Weg zurück steht dort nichts.',
    },
    nl: {
      ruling:
        'Wie in de fase niet meer meedoet, komt in die akte niet terug, ook al staat er weer een figuur in de voorraad.',
      reason:
        'Volgens de handleidingen doe je in die fase niet meer mee en word je overgeslagen; over een weg terug zeggen ze niets.',
    },
  },
];

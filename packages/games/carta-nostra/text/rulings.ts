import type { Ruling } from '@consigliere/kernel';

/** Our answers where the rulebook leaves a question open, in the order of the rules. */
export const RULINGS: readonly Ruling[] = [
  {
    rule: 'CN-2',
    option: 'start',
    en: {
      ruling: 'Chance decides who starts the first game.',
      reason: 'In the rulebook, the player who last saw a mafia film starts. Nobody can check that at an online table.',
    },
    de: {
      ruling: 'Der Zufall entscheidet, wer die erste Partie beginnt.',
      reason:
        'In der Anleitung beginnt, wer zuletzt einen Mafiafilm gesehen hat. An einem Tisch im Netz kann das niemand nachprüfen.',
    },
    nl: {
      ruling: 'Het toeval beslist wie het eerste spel begint.',
      reason:
        'In de handleiding begint wie het laatst een maffiafilm heeft gezien. Aan een online tafel kan niemand dat nagaan.',
    },
  },
  {
    rule: 'CN-10',
    en: {
      ruling: 'If there is nothing to shuffle, the draw is skipped, and a Caporegime draws what is left.',
      reason: 'The rulebook makes the draw compulsory but doesn’t say what to do without cards. The game must go on.',
    },
    de: {
      ruling: 'Gibt es nichts zu mischen, entfällt das Ziehen; ein Caporegime zieht, was noch da ist.',
      reason:
        'Die Anleitung macht das Ziehen zur Pflicht, sagt aber nicht, was ohne Karten geschieht. Das Spiel muss weitergehen.',
    },
    nl: {
      ruling: 'Valt er niets te schudden, dan vervalt het trekken; een Caporegime trekt wat er nog is.',
      reason:
        'De handleiding verplicht je te trekken, maar zegt niet wat er zonder kaarten gebeurt. Het spel moet doorgaan.',
    },
  },
  {
    rule: 'CN-13',
    option: 'recruit',
    en: {
      ruling: 'The Consigliere may take himself.',
      reason: 'The rulebook says any mafioso on the discard pile, and he lies there while his job is done.',
    },
    de: {
      ruling: 'Der Consigliere darf sich selbst nehmen.',
      reason:
        'Die Anleitung nennt einen beliebigen Mafioso aus dem Ablagestapel, und dort liegt er während seines Jobs.',
    },
    nl: {
      ruling: 'De Consigliere mag zichzelf nemen.',
      reason: 'De handleiding noemt een willekeurige maffioso uit de aflegstapel, en daar ligt hij tijdens zijn klus.',
    },
  },
  {
    rule: 'CN-13',
    en: {
      ruling: 'He may take a card that was played because of his own job, such as a Don or the Don’s companion.',
      reason: 'The job takes effect after everybody has answered, so he chooses from the discard pile as it lies then.',
    },
    de: {
      ruling:
        'Er darf auch eine Karte nehmen, die erst wegen seines Jobs dort liegt, etwa einen Don oder dessen Begleiter.',
      reason: 'Der Job gelingt erst, wenn alle geantwortet haben; es zählt der Ablagestapel, wie er dann liegt.',
    },
    nl: {
      ruling: 'Hij mag ook een kaart nemen die er pas door zijn klus ligt, zoals een Don of diens metgezel.',
      reason: 'De klus gaat pas door als iedereen heeft geantwoord; de aflegstapel telt zoals die dan ligt.',
    },
  },
  {
    rule: 'CN-13',
    en: {
      ruling: 'If there are several cards of a kind, he takes the topmost one.',
      reason:
        'Cards of a kind are alike. Their order matters only for the one card that stays when the pile is shuffled, so nobody is asked.',
    },
    de: {
      ruling: 'Von mehreren Karten eines Typs nimmt er die oberste.',
      reason:
        'Karten eines Typs sind gleich. Ihre Reihenfolge zählt nur für die eine Karte, die beim Mischen liegen bleibt; deshalb wird niemand gefragt.',
    },
    nl: {
      ruling: 'Van meerdere kaarten van één soort neemt hij de bovenste.',
      reason:
        'Kaarten van één soort zijn gelijk. Hun volgorde telt alleen voor de ene kaart die bij het schudden blijft liggen; daarom wordt niemand iets gevraagd.',
    },
  },
  {
    rule: 'CN-15',
    en: {
      ruling: 'In your own turn you can’t play a Don for the job action, not even without using his job.',
      reason: 'The action sends a mafioso on a job, and the rulebook lets the Don do his only outside your own turn.',
    },
    de: {
      ruling:
        'Im eigenen Zug kannst du einen Don nicht für die Job-Aktion spielen, auch nicht ohne seinen Job zu nutzen.',
      reason:
        'Die Aktion schickt einen Mafioso auf einen Job, und den des Dons lässt die Anleitung nur außerhalb des eigenen Zuges zu.',
    },
    nl: {
      ruling: 'In je eigen beurt kun je een Don niet spelen voor de klusactie, ook niet zonder zijn klus te gebruiken.',
      reason:
        'De actie stuurt een maffioso op een klus, en die van de Don staat de handleiding alleen buiten je eigen beurt toe.',
    },
  },
  {
    rule: 'CN-16',
    en: {
      ruling: 'A job without a legal target may be played and does nothing.',
      reason:
        'The rulebook says that a mafioso on the discard pile can do a job, not that he must, so he may lie there without one.',
    },
    de: {
      ruling: 'Ein Job ohne erlaubtes Ziel darf gespielt werden und bewirkt nichts.',
      reason:
        'Laut Anleitung kann ein Mafioso auf dem Ablagestapel einen Job erledigen, er muss nicht; also darf er dort auch ohne Job liegen.',
    },
    nl: {
      ruling: 'Een klus zonder geldig doelwit mag gespeeld worden en doet niets.',
      reason:
        'Volgens de handleiding kan een maffioso op de aflegstapel een klus doen, hij hoeft niet; dus mag hij daar ook zonder klus liggen.',
    },
  },
  {
    rule: 'CN-17',
    en: {
      ruling:
        'You name the victim of a Hitman or a Smuggler when you play him, and for a Hitman the mafioso too. You choose the card to kidnap, or to take with a Consigliere, when the job takes effect.',
      reason:
        'The rulebook doesn’t say when. Players who may step in have to know whom the job is aimed at, and nobody’s hand may be seen for a job that is then stopped.',
    },
    de: {
      ruling:
        'Das Opfer eines Hitman oder Schmugglers nennst du, wenn du ihn spielst, beim Hitman auch den Mafioso. Welche Karte du kidnappst oder mit einem Consigliere nimmst, entscheidest du erst, wenn der Job gelingt.',
      reason:
        'Die Anleitung sagt nicht, wann. Wer eingreifen darf, muss wissen, wen der Job trifft, und für einen Job, der dann gestoppt wird, darf niemand eine fremde Hand sehen.',
    },
    nl: {
      ruling:
        'Het slachtoffer van een Hitman of Smokkelaar noem je als je hem speelt, bij de Hitman ook de maffioso. Welke kaart je ontvoert of met een Consigliere neemt, kies je pas als de klus doorgaat.',
      reason:
        'De handleiding zegt niet wanneer. Wie mag ingrijpen, moet weten op wie de klus gericht is, en voor een klus die wordt tegengehouden mag niemand een hand zien.',
    },
  },
  {
    rule: 'CN-19',
    en: {
      ruling: 'The player whose turn it is may stop a Don with a Don.',
      reason:
        'In the rulebook the Don is played outside your own turn, but a Don may also stop another Don, and nobody is excluded. Otherwise the player whose job was stopped could never step in.',
    },
    de: {
      ruling: 'Auch wer gerade dran ist, darf einen Don mit einem Don stoppen.',
      reason:
        'In der Anleitung wird der Don außerhalb des eigenen Zuges gespielt, aber ein Don darf auch einen anderen Don stoppen, und niemand ist ausgenommen. Sonst könnte gerade die Person nie eingreifen, deren Job gestoppt wurde.',
    },
    nl: {
      ruling: 'Ook wie aan de beurt is, mag een Don met een Don tegenhouden.',
      reason:
        'Volgens de handleiding wordt de Don buiten je eigen beurt gespeeld, maar hij mag ook een andere Don tegenhouden, en niemand is uitgezonderd. Anders kon juist de speler wiens klus is tegengehouden nooit ingrijpen.',
    },
  },
  {
    rule: 'CN-20',
    en: {
      ruling:
        'Everybody who may step in is asked at the same time and in secret. If several do, the nearest clockwise counts.',
      reason:
        'The rulebook doesn’t say who comes first. The fastest connection must not decide, and the question must not give away who holds a Don.',
    },
    de: {
      ruling:
        'Alle, die eingreifen dürfen, werden gleichzeitig und geheim gefragt. Greifen mehrere ein, zählt, wer im Uhrzeigersinn zuerst kommt.',
      reason:
        'Die Anleitung sagt nicht, wer zuerst kommt. Die schnellste Verbindung darf nicht entscheiden, und die Frage darf nicht verraten, wer einen Don hat.',
    },
    nl: {
      ruling:
        'Iedereen die mag ingrijpen, wordt tegelijk en in het geheim gevraagd. Grijpen er meerdere in, dan telt wie met de klok mee het eerst komt.',
      reason:
        'De handleiding zegt niet wie er eerst komt. De snelste verbinding mag niet beslissen, en de vraag mag niet verraden wie een Don heeft.',
    },
  },
  {
    rule: 'CN-21',
    en: {
      ruling: 'Stepping in with a Don doesn’t use up an action, and you may do it as often as you can pay two cards.',
      reason: 'The rulebook limits only the actions of your own turn; it sets no limit for the Don.',
    },
    de: {
      ruling:
        'Mit einem Don einzugreifen kostet keine Aktion, und du darfst es, sooft du mit zwei Karten bezahlen kannst.',
      reason: 'Die Anleitung begrenzt nur die Aktionen des eigenen Zuges; für den Don nennt sie keine Grenze.',
    },
    nl: {
      ruling: 'Ingrijpen met een Don kost geen actie, en je mag het zo vaak doen als je met twee kaarten kunt betalen.',
      reason: 'De handleiding beperkt alleen de acties van je eigen beurt; voor de Don noemt ze geen grens.',
    },
  },
  {
    rule: 'CN-24',
    en: {
      ruling:
        'If no card moves for as many turns in a row as there are players, the game ends. The city with the most kinds wins, then the one with the most cards; otherwise the win is shared.',
      reason: 'In the rulebook nobody has to move a card, so without this rule such a game would never end.',
    },
    de: {
      ruling:
        'Bewegt sich eine ganze Runde lang keine Karte, endet die Partie. Es gewinnt die Stadt mit den meisten Typen, dann die mit den meisten Karten; sonst wird der Sieg geteilt.',
      reason: 'Laut Anleitung muss niemand eine Karte bewegen; ohne diese Regel ginge eine solche Partie nie zu Ende.',
    },
    nl: {
      ruling:
        'Wordt er een hele ronde lang geen kaart verplaatst, dan is het spel afgelopen. De stad met de meeste soorten wint, dan die met de meeste kaarten; anders wordt de overwinning gedeeld.',
      reason:
        'Volgens de handleiding hoeft niemand een kaart te verplaatsen; zonder deze regel liep zo’n spel nooit af.',
    },
  },
  {
    rule: 'CN-25',
    en: {
      ruling: 'The Smuggler takes two decisions: first whose hand, then, after seeing it, which card.',
      reason: 'You can only choose a card from a hand after looking at it.',
    },
    de: {
      ruling:
        'Der Schmuggler verlangt zwei Entscheidungen: zuerst, wessen Hand du ansiehst, und danach, welche Karte du kidnappst.',
      reason: 'Eine Karte aus einer Hand kannst du erst wählen, wenn du sie gesehen hast.',
    },
    nl: {
      ruling: 'De Smokkelaar vraagt om twee keuzes: eerst wiens hand je bekijkt en daarna welke kaart je ontvoert.',
      reason: 'Een kaart uit een hand kun je pas kiezen als je die hand hebt gezien.',
    },
  },
  {
    rule: 'CN-26',
    en: {
      ruling:
        'The game checks for an empty draw pile before and after each card drawn, after a job with all its answers, and after discarding to the hand limit. It doesn’t check at any other moment.',
      reason:
        'The rulebook shuffles whenever the pile is empty, and lets a mafioso do his job whenever he is played. It doesn’t say which comes first if one card brings about both. We finish the job first, so a Consigliere finds the pile as it lies.',
    },
    de: {
      ruling:
        'Ob der Nachziehstapel leer ist, wird vor und nach jeder gezogenen Karte geprüft, nach einem Job mit allen Antworten und nach dem Abwerfen am Handlimit, sonst nie.',
      reason:
        'Die Anleitung mischt immer, wenn der Stapel leer ist, und lässt einen Mafioso seinen Job immer erledigen, wenn er ausgespielt wird. Führt eine Karte zu beidem, nennt sie keine Reihenfolge; wir beenden zuerst den Job, sodass ein Consigliere den Stapel vorfindet, wie er liegt.',
    },
    nl: {
      ruling:
        'Of de trekstapel leeg is, wordt gecontroleerd voor en na elke getrokken kaart, na een klus met alle antwoorden en na het afleggen tot de handlimiet, anders nooit.',
      reason:
        'De handleiding schudt telkens als de stapel leeg is, en laat een maffioso zijn klus doen telkens als hij wordt gespeeld. Leidt één kaart tot allebei, dan noemt ze geen volgorde; wij maken eerst de klus af, zodat een Consigliere de stapel vindt zoals die ligt.',
    },
  },
  {
    rule: 'CN-26',
    en: {
      ruling: 'A job that is skipped or has no target is over as soon as its card lies on the pile.',
      reason: 'Nobody is asked about it, so nothing comes after the card.',
    },
    de: {
      ruling: 'Ein ausgelassener Job oder einer ohne Ziel ist vorbei, sobald seine Karte liegt.',
      reason: 'Niemand wird nach ihm gefragt, also kommt nach der Karte nichts mehr.',
    },
    nl: {
      ruling: 'Een overgeslagen klus of een klus zonder doelwit is voorbij zodra de kaart ligt.',
      reason: 'Niemand wordt ernaar gevraagd, dus komt er na de kaart niets meer.',
    },
  },
  {
    rule: 'CN-27',
    en: {
      ruling:
        'The companion is discarded before the Don. Kidnapped and liquidated cards go on top. Cards over the hand limit lie in the order you choose.',
      reason: 'The rulebook gives no order, but the top card stays when the pile is shuffled.',
    },
    de: {
      ruling:
        'Der Begleiter liegt unter dem Don. Gekidnappte und liquidierte Karten kommen zuoberst. Karten über dem Handlimit liegen in der Reihenfolge, die du wählst.',
      reason: 'Die Anleitung nennt keine Reihenfolge, aber die oberste Karte bleibt beim Mischen liegen.',
    },
    nl: {
      ruling:
        'De metgezel ligt onder de Don. Ontvoerde en geliquideerde kaarten komen bovenop. Kaarten boven de handlimiet liggen in de volgorde die jij kiest.',
      reason: 'De handleiding noemt geen volgorde, maar de bovenste kaart blijft bij het schudden liggen.',
    },
  },
  {
    rule: 'CN-28',
    en: {
      ruling:
        'When you play a card, you say whether it does its job. If it doesn’t, or has no target, nobody is asked and nothing happens, but it counts as your job this turn.',
      reason: 'There’s nothing to stop, and even asking about nothing could give away who holds a Don.',
    },
    de: {
      ruling:
        'Wenn du eine Karte spielst, sagst du, ob sie ihren Job erledigt. Wenn nicht oder wenn ein Ziel fehlt, wird niemand gefragt und nichts geschieht; sie zählt trotzdem als dein Job in diesem Zug.',
      reason: 'Es gibt nichts zu stoppen, und selbst eine Frage nach nichts könnte verraten, wer einen Don hat.',
    },
    nl: {
      ruling:
        'Als je een kaart speelt, zeg je of hij zijn klus doet. Zo niet, of zonder doelwit, dan wordt niemand iets gevraagd en gebeurt er niets, maar het telt wel als je klus van deze beurt.',
      reason: 'Er valt niets tegen te houden, en zelfs een vraag naar niets kan verraden wie een Don heeft.',
    },
  },
  {
    rule: 'CN-28',
    en: {
      ruling:
        'A job that takes effect is carried out in full. You can’t name an empty hand, and a victim who has no card left by then loses nothing.',
      reason: 'The rulebook lets you choose whether a job is done, not how much of it.',
    },
    de: {
      ruling:
        'Ein Job, der gelingt, wird ganz ausgeführt. Eine leere Hand kannst du nicht nennen, und ein Opfer, das bis dahin keine Karte mehr hat, verliert nichts.',
      reason: 'Die Anleitung stellt dir frei, ob ein Job erledigt wird, nicht wie viel davon.',
    },
    nl: {
      ruling:
        'Een klus die doorgaat, wordt helemaal uitgevoerd. Een lege hand kun je niet noemen, en een slachtoffer dat tegen die tijd geen kaart meer heeft, verliest niets.',
      reason: 'De handleiding laat je vrij of een klus wordt gedaan, niet hoeveel ervan.',
    },
  },
  {
    rule: 'CN-29',
    en: {
      ruling: 'A game ends after its 200th round; the cities decide as in CN-24.',
      reason:
        'Cards can go round forever, for example if the missing kinds lie in other cities and no Hitman is left. A game has to end.',
    },
    de: {
      ruling: 'Nach ihrer 200. Runde endet eine Partie; die Städte entscheiden wie in CN-24.',
      reason:
        'Karten können ewig kreisen, etwa wenn die fehlenden Typen in anderen Städten liegen und kein Hitman mehr da ist. Eine Partie muss enden.',
    },
    nl: {
      ruling: 'Een spel eindigt na de 200e ronde; de steden beslissen zoals in CN-24.',
      reason:
        'Kaarten kunnen eindeloos rondgaan, bijvoorbeeld als de ontbrekende soorten in andere steden liggen en er geen Hitman meer is. Een spel moet eindigen.',
    },
  },
  {
    rule: 'CN-30',
    en: {
      ruling:
        'If several players win, each of them gets a win, and the first of them clockwise from the last start player starts the next game. If all winners have left, chance decides.',
      reason:
        'The rulebook knows only one winner. CN-24 and CN-29 can bring shared wins, and the next game needs a start player then too.',
    },
    de: {
      ruling:
        'Gewinnen mehrere, bekommen alle einen Sieg, und die nächste Partie beginnt, wer von ihnen im Uhrzeigersinn ab dem letzten Startspieler zuerst kommt. Sind alle Sieger gegangen, entscheidet der Zufall.',
      reason:
        'Die Anleitung kennt nur einen Sieger. Durch CN-24 und CN-29 sind geteilte Siege möglich, und auch dann muss jemand die nächste Partie beginnen.',
    },
    nl: {
      ruling:
        'Winnen er meerdere spelers, dan krijgt elk van hen een overwinning, en wie van hen vanaf de laatste startspeler met de klok mee het eerst komt, begint het volgende spel. Zijn alle winnaars weg, dan beslist het toeval.',
      reason:
        'De handleiding kent maar één winnaar. Door CN-24 en CN-29 kan een overwinning worden gedeeld, en ook dan moet iemand het volgende spel beginnen.',
    },
  },
];

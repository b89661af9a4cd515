import type { Ruling } from '@consigliere/kernel';

/** What the rulebook leaves open and we have settled, in the order of the rules. */
export const RULINGS: readonly Ruling[] = [
  {
    rule: 'CN-2',
    option: 'start',
    en: {
      ruling: 'Chance decides who starts the first game.',
      reason: 'In the rulebook the player starts who last saw a mafia film. Nobody can check that at an online table.',
    },
    de: {
      ruling: 'Der Zufall entscheidet, wer das erste Spiel beginnt.',
      reason:
        'In der Anleitung beginnt, wer zuletzt einen Mafiafilm gesehen hat. An einem Tisch im Netz kann das niemand nachprüfen.',
    },
    nl: {
      ruling: 'Het toeval beslist wie het eerste spel begint.',
      reason:
        'In de handleiding begint wie het laatst een maffiafilm heeft gezien. Aan een tafel op internet kan niemand dat nagaan.',
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
      ruling: 'Der Consigliere darf sich selbst holen.',
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
      ruling: 'He may take a card that was laid because of his own job, such as a Don or his companion.',
      reason: 'The job takes effect after the answers to it, so the discard pile counts as it lies then.',
    },
    de: {
      ruling:
        'Er darf auch eine Karte holen, die erst wegen seines Jobs dort liegt, etwa einen Don oder dessen Begleiter.',
      reason: 'Der Job wirkt erst nach den Antworten darauf; es zählt der Ablagestapel, wie er dann liegt.',
    },
    nl: {
      ruling: 'Hij mag ook een kaart nemen die er pas door zijn klus ligt, zoals een Don of diens metgezel.',
      reason: 'De klus werkt pas na de antwoorden erop; de aflegstapel telt zoals die dan ligt.',
    },
  },
  {
    rule: 'CN-13',
    en: {
      ruling: 'Of several cards of a kind, he takes the uppermost.',
      reason:
        'Cards of a kind are alike. Their order matters only for the one card that stays when the pile is shuffled, so nobody is asked.',
    },
    de: {
      ruling: 'Von mehreren Karten einer Art nimmt er die oberste.',
      reason:
        'Karten einer Art sind gleich. Ihre Reihenfolge zählt nur für die eine Karte, die beim Mischen liegen bleibt; deshalb wird niemand gefragt.',
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
      ruling: 'In your own turn a Don can’t be played for the job action, not even without using his job.',
      reason:
        'The action is there to send a mafioso on a job, and the rulebook lets the Don do his only outside your own turn.',
    },
    de: {
      ruling: 'Im eigenen Zug kann ein Don nicht auf einen Job geschickt werden, auch nicht ohne seinen Job zu nutzen.',
      reason:
        'Die Aktion ist dafür da, dass ein Mafioso einen Job erledigt, und den des Dons lässt die Anleitung nur außerhalb des eigenen Zuges zu.',
    },
    nl: {
      ruling: 'In je eigen beurt kun je een Don niet op een klus sturen, ook niet zonder zijn klus te gebruiken.',
      reason:
        'De actie dient om een maffioso een klus te laten doen, en die van de Don staat de handleiding alleen buiten je eigen beurt toe.',
    },
  },
  {
    rule: 'CN-16',
    en: {
      ruling: 'A job without a legal target may be played and does nothing.',
      reason:
        'The rulebook says that a mafioso on the discard pile can do a job, not that he must, so he may also lie there without one.',
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
        'Hitman and Smuggler name their victim with the card, the Hitman the mafioso too; the card to kidnap or to take is chosen when the job takes effect.',
      reason:
        'The rulebook doesn’t say when. Players who may answer with a Don have to know whom the job is aimed at, and nobody’s hand may be seen for a job that is then stopped.',
    },
    de: {
      ruling:
        'Hitman und Schmuggler nennen ihr Opfer mit der Karte, der Hitman auch den Mafioso; welche Karte gekidnappt oder geholt wird, entscheidet sich erst, wenn der Job wirkt.',
      reason:
        'Die Anleitung sagt nicht, wann. Wer mit einem Don antworten darf, muss wissen, wen der Job trifft, und für einen Job, der dann gestoppt wird, darf niemand eine fremde Hand sehen.',
    },
    nl: {
      ruling:
        'Hitman en Smokkelaar noemen hun slachtoffer bij de kaart, de Hitman ook de maffioso; welke kaart je ontvoert of neemt, kies je pas als de klus werkt.',
      reason:
        'De handleiding zegt niet wanneer. Wie met een Don mag antwoorden, moet weten op wie de klus gericht is, en voor een klus die wordt tegengehouden mag niemand een hand zien.',
    },
  },
  {
    rule: 'CN-19',
    en: {
      ruling: 'The player whose turn it is may stop a Don with a Don.',
      reason:
        'The rulebook calls the Don a card for outside your own turn, but it also lets a Don stop another Don and excepts nobody. Otherwise the player whose job was stopped could never answer.',
    },
    de: {
      ruling: 'Auch wer am Zug ist, darf einen Don mit einem Don stoppen.',
      reason:
        'Die Anleitung spielt den Don außerhalb des eigenen Zuges, lässt mit ihm aber auch einen anderen Don verhindern und nimmt niemanden aus. Sonst könnte gerade die Person nie antworten, deren Job gestoppt wurde.',
    },
    nl: {
      ruling: 'Ook wie aan de beurt is, mag een Don met een Don tegenhouden.',
      reason:
        'De handleiding speelt de Don buiten je eigen beurt, maar laat hem ook een andere Don tegenhouden en zondert niemand uit. Anders kon juist de speler wiens klus is tegengehouden nooit antwoorden.',
    },
  },
  {
    rule: 'CN-20',
    en: {
      ruling:
        'Everybody who may answer is asked at the same time and in secret; of those who step in, the nearest clockwise counts.',
      reason:
        'The rulebook doesn’t say who comes first. The fastest connection must not decide, and the question must not give away who holds a Don.',
    },
    de: {
      ruling:
        'Alle, die antworten dürfen, werden gleichzeitig und geheim gefragt; greifen mehrere ein, zählt, wer im Uhrzeigersinn zuerst kommt.',
      reason:
        'Die Anleitung sagt nicht, wer zuerst kommt. Die schnellste Verbindung darf nicht entscheiden, und die Frage darf nicht verraten, wer einen Don hat.',
    },
    nl: {
      ruling:
        'Iedereen die mag antwoorden, wordt tegelijk en in het geheim gevraagd; grijpen er meerdere in, dan telt wie met de klok mee het eerst komt.',
      reason:
        'De handleiding zegt niet wie er eerst komt. De snelste verbinding mag niet beslissen, en de vraag mag niet verraden wie een Don heeft.',
    },
  },
  {
    rule: 'CN-21',
    en: {
      ruling: 'Answering with a Don uses up no action, and you may do it as often as you can pay two cards.',
      reason: 'The rulebook limits the actions of your own turn only; it sets no limit for the Don.',
    },
    de: {
      ruling: 'Mit einem Don zu antworten kostet keine Aktion; du darfst es, sooft du zwei Karten dafür aufbringst.',
      reason: 'Die Anleitung begrenzt nur die Aktionen des eigenen Zuges; für den Don nennt sie keine Grenze.',
    },
    nl: {
      ruling: 'Antwoorden met een Don kost geen actie; je mag het zo vaak doen als je twee kaarten kunt betalen.',
      reason: 'De handleiding beperkt alleen de acties van je eigen beurt; voor de Don noemt ze geen grens.',
    },
  },
  {
    rule: 'CN-24',
    en: {
      ruling:
        'When as many turns in a row as there are players pass without a card moving, the game ends: the city with the most kinds wins, then the one with the most cards; otherwise the win is shared.',
      reason: 'In the rulebook nobody has to move a card, so without this rule such a game would never end.',
    },
    de: {
      ruling:
        'Bewegt sich so viele Züge hintereinander keine Karte, wie Leute mitspielen, ist die Partie zu Ende: Es gewinnt die Stadt mit den meisten Arten, dann die mit den meisten Karten; sonst wird der Sieg geteilt.',
      reason: 'Laut Anleitung muss niemand eine Karte bewegen; ohne diese Regel ginge eine solche Partie nie zu Ende.',
    },
    nl: {
      ruling:
        'Wordt er evenveel beurten achter elkaar als er spelers zijn geen kaart verplaatst, dan is het spel afgelopen: de stad met de meeste soorten wint, dan die met de meeste kaarten; anders wordt de overwinning gedeeld.',
      reason:
        'Volgens de handleiding hoeft niemand een kaart te verplaatsen; zonder deze regel liep zo’n spel nooit af.',
    },
  },
  {
    rule: 'CN-25',
    en: {
      ruling: 'The Smuggler is two decisions: first whose hand, then, seeing it, which card.',
      reason: 'You can only choose a card from a hand after looking at it.',
    },
    de: {
      ruling: 'Der Schmuggler verlangt zwei Entscheidungen: erst, wessen Hand, dann, mit Blick darauf, welche Karte.',
      reason: 'Eine Karte aus einer Hand kannst du erst wählen, wenn du sie gesehen hast.',
    },
    nl: {
      ruling: 'De Smokkelaar vraagt twee keuzes: eerst wiens hand en dan, met die hand in zicht, welke kaart.',
      reason: 'Een kaart uit een hand kun je pas kiezen als je die hand hebt gezien.',
    },
  },
  {
    rule: 'CN-26',
    en: {
      ruling:
        'An empty draw pile is noticed before and after each card drawn, after a job with all its answers and after discarding to the limit, at no other moment.',
      reason:
        'The rulebook shuffles whenever the pile is empty, and lets a mafioso do his job whenever he is played. Where one card brings both about it gives no order; we finish the job first, so a Consigliere finds the pile as it lies.',
    },
    de: {
      ruling:
        'Ob der Nachziehstapel leer ist, zählt vor und nach jeder gezogenen Karte, nach einem Job mit allen Antworten und nach dem Abwerfen am Handlimit, sonst nie.',
      reason:
        'Die Anleitung mischt immer, wenn der Stapel leer ist, und lässt einen Mafioso seinen Job immer erledigen, wenn er ausgespielt wird. Führt eine Karte zu beidem, nennt sie keine Reihenfolge; wir beenden zuerst den Job, sodass ein Consigliere den Stapel vorfindet, wie er liegt.',
    },
    nl: {
      ruling:
        'Of de trekstapel leeg is, telt voor en na elke getrokken kaart, na een klus met alle antwoorden en na het afleggen tot de limiet, anders nooit.',
      reason:
        'De handleiding schudt telkens als de stapel leeg is, en laat een maffioso zijn klus doen telkens als hij wordt gespeeld. Leidt één kaart tot allebei, dan noemt ze geen volgorde; wij maken eerst de klus af, zodat een Consigliere de stapel vindt zoals die ligt.',
    },
  },
  {
    rule: 'CN-26',
    en: {
      ruling: 'A job that is declined or has no target counts as over as soon as its card lies on the pile.',
      reason: 'Nobody is asked about it, so nothing comes after the card.',
    },
    de: {
      ruling: 'Ein unterlassener Job oder einer ohne Ziel gilt als vorbei, sobald seine Karte liegt.',
      reason: 'Niemand wird nach ihm gefragt, also kommt nach der Karte nichts mehr.',
    },
    nl: {
      ruling: 'Een nagelaten klus of een klus zonder doelwit is voorbij zodra de kaart ligt.',
      reason: 'Niemand wordt ernaar gevraagd, dus komt er na de kaart niets meer.',
    },
  },
  {
    rule: 'CN-27',
    en: {
      ruling:
        'The companion is laid before the Don; kidnapped and liquidated cards come on top; cards over the limit lie in the order you choose.',
      reason: 'The rulebook doesn’t order them, but the top card stays when the pile is shuffled.',
    },
    de: {
      ruling:
        'Der Begleiter liegt unter dem Don; gekidnappte und liquidierte Karten kommen obenauf; was über dem Limit ist, liegt in der Reihenfolge, die du wählst.',
      reason: 'Die Anleitung nennt keine Reihenfolge, aber die oberste Karte bleibt beim Mischen liegen.',
    },
    nl: {
      ruling:
        'De metgezel ligt onder de Don; ontvoerde en geliquideerde kaarten komen bovenop; kaarten boven de limiet liggen in de volgorde die jij kiest.',
      reason: 'De handleiding noemt geen volgorde, maar de bovenste kaart blijft bij het schudden liggen.',
    },
  },
  {
    rule: 'CN-28',
    en: {
      ruling:
        'With the card you say whether it does its job. If not, or without a target, nobody is asked and nothing happens, but your job is used up.',
      reason: 'There is nothing to stop, and a question about nothing could still give away who holds a Don.',
    },
    de: {
      ruling:
        'Mit der Karte sagst du, ob sie ihren Job macht. Wenn nicht oder ohne Ziel, wird niemand gefragt und nichts geschieht, aber dein Job ist verbraucht.',
      reason: 'Es gibt nichts zu stoppen, und auch eine Frage nach nichts könnte verraten, wer einen Don hat.',
    },
    nl: {
      ruling:
        'Bij de kaart zeg je of hij zijn klus doet. Zo niet, of zonder doelwit, dan wordt niemand iets gevraagd en gebeurt er niets, maar je klus is gebruikt.',
      reason: 'Er valt niets tegen te houden, en ook een vraag naar niets kan verraden wie een Don heeft.',
    },
  },
  {
    rule: 'CN-28',
    en: {
      ruling:
        'A job that takes effect is carried out in full. An empty hand can’t be named, and a victim without cards left by then loses nothing.',
      reason: 'The rulebook leaves it to you whether a job is done, not how much of it.',
    },
    de: {
      ruling:
        'Ein Job, der gelingt, wird ganz ausgeführt. Eine leere Hand kann nicht genannt werden, und wer bis dahin keine Karte mehr hat, verliert nichts.',
      reason: 'Die Anleitung stellt dir frei, ob ein Job erledigt wird, nicht wie viel davon.',
    },
    nl: {
      ruling:
        'Een klus die doorgaat, wordt helemaal uitgevoerd. Een lege hand kun je niet noemen, en wie tegen die tijd geen kaart meer heeft, verliest niets.',
      reason: 'De handleiding laat je vrij of een klus wordt gedaan, niet hoeveel ervan.',
    },
  },
  {
    rule: 'CN-29',
    en: {
      ruling: 'A game ends after its 200th round; the cities decide as in CN-24.',
      reason:
        'Cards can circle for ever, for example when the missing kinds lie in cities and no Hitman is left. A match has to end.',
    },
    de: {
      ruling: 'Nach ihrer 200. Runde endet eine Partie; die Städte entscheiden wie in CN-24.',
      reason:
        'Karten können ewig kreisen, etwa wenn die fehlenden Arten in Städten liegen und kein Hitman mehr da ist. Eine Partie muss enden.',
    },
    nl: {
      ruling: 'Een spel eindigt na de 200e ronde; de steden beslissen zoals in CN-24.',
      reason:
        'Kaarten kunnen eindeloos rondgaan, bijvoorbeeld als de ontbrekende soorten in steden liggen en er geen Hitman meer is. Een partij moet eindigen.',
    },
  },
  {
    rule: 'CN-30',
    en: {
      ruling:
        'Each of several winners gets a win, and the first of them clockwise from the last start player starts the next game. If all winners have left, chance decides.',
      reason: 'The rulebook knows only one winner; shared wins come from CN-24 and CN-29, and they have to lead on.',
    },
    de: {
      ruling:
        'Gewinnen mehrere, bekommen alle einen Sieg, und das nächste Spiel beginnt, wer von ihnen ab dem letzten Startplatz im Uhrzeigersinn zuerst kommt. Sind alle Sieger gegangen, entscheidet der Zufall.',
      reason:
        'Die Anleitung kennt nur einen Sieger; geteilte Siege entstehen durch CN-24 und CN-29, und auch mit ihnen muss es weitergehen.',
    },
    nl: {
      ruling:
        'Bij meerdere winnaars krijgt elk van hen een overwinning, en het volgende spel begint bij wie van hen vanaf de laatste startspeler met de klok mee het eerst komt. Zijn alle winnaars weg, dan beslist het toeval.',
      reason:
        'De handleiding kent maar één winnaar; gedeelde overwinningen komen van CN-24 en CN-29, en ook daarna moet het verdergaan.',
    },
  },
];

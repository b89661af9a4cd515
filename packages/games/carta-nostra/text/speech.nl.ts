import type { GameSpeech } from '@consigliere/kernel';

export const speech: GameSpeech = {
  characters: [
    // Beppe Crusca
    {
      about: 'Een bakkersjongen van zeventien met meel op zijn kaarten; hij speelt wat aan zijn duim blijft plakken.',
      greets: ['Goeienavond! Sorry voor het meel.'],
      gains: ['O! Die is mooi gerezen.'],
      hits: ['Sorry! Was die van jou?', 'Ik wou hem alleen een duwtje geven.'],
      hurt: ['Au. Die moest me nog twee broden betalen.', 'Geeft niet. Bij mij brandt ook weleens wat aan.'],
      leads: ['Wacht. Sta ik voor? Niet zeggen.'],
      trails: ['Ben jij al bijna klaar? Ik sta nog te kneden.'],
      wins: ['Gewonnen? Niemand ergens aankomen!'],
      loses: ['Het brood is tenminste op tijd.'],
      turn: [
        'Was dat goed? Niemand schreeuwt, dus vast wel.',
        'Mijn tante zegt dat ik een eerlijk gezicht heb. Dat kost me elk spel.',
        'Pas op, of je brood gaat naar het verkeerde huis. Alweer.',
        'Ooit is deze stad van mij. Of in elk geval de bakkerij.',
        'Ik had een plan. Het zit in mijn andere schort.',
      ],
    },
    // Ortensia Mele
    {
      about: 'Ieders tante, zesenzestig, die goed speelt zolang ze geen steken telt.',
      greets: ['Ga zitten, kind. Je ziet er mager uit.'],
      gains: ['Zo. Dat past als een want.'],
      hits: ['Oeps. Steek gevallen. Eentje van jou, geloof ik.', 'Niet mokken. Daar krijg je rimpels van.'],
      hurt: ['Dat was niet aardig. Ik zeg het tegen je moeder.', 'Haal jij een toer uit, dan brei ik er twee.'],
      leads: ['Alleen de duim nog.'],
      trails: ['Rustig aan, kind. Straks krijg je buikpijn.'],
      wins: ['Ziezo. Wie wil er taart?'],
      loses: ['Goed gespeeld. En nu handen wassen.'],
      turn: [
        'Ik brei een sjaal voor je, schat. Vraag niet naar de tweede.',
        'Eet wat, kind. Je zult je krachten nodig hebben.',
        'Ik heb je opa gekend. Die dacht ook dat hij aan het winnen was.',
        'Was ik aan de beurt? Ik was steken aan het tellen.',
        'Zo’n mooie stad. Ze past net in mijn handtas.',
      ],
    },
    // Elmo Tarsia
    {
      about:
        'Een meubelmaker van in de veertig, die alles twee keer meet en niets over het hoofd ziet wat op tafel ligt.',
      greets: ['Goedenavond. Deze tafel wiebelt. Laat mij maar.'],
      gains: ['Strak. Daar krijg je geen kaart meer tussen.'],
      hits: ['Dat moest eraf geschaafd.', 'Dat stuk lag dwars op de nerf.'],
      hurt: ['Een krasje. Dat schuur ik eruit.', 'Broddelwerk. Van jou had ik meer verwacht.'],
      leads: ['Nog één deuvel en het staat.'],
      trails: ['Snel gedaan. Eens zien hoe het er over een jaar bij staat.'],
      wins: ['Klaar. Pas op, nat gelakt.'],
      loses: ['Goede verbinding. Ik had de schroeven verzonken.'],
      turn: [
        'Twee keer meten, één keer zagen. Gemeten heb ik je al.',
        'Er zit een losse verbinding in je stad. Ik zie het van hier.',
        'Goed hout heeft geen haast. Ik ook niet.',
        'In elke familie klemt een la. Ik krijg hem wel open.',
        'Ik maak stoelen. Straks staat er een te veel aan deze tafel.',
      ],
    },
    // Fosca Baldi
    {
      about:
        'De ambtenaar van de burgerlijke stand, die van elke gespeelde kaart een dossier heeft en erin leest terwijl jij denkt.',
      greets: ['Achternaam, voornaam, reden van uw bezoek.'],
      gains: ['Gestempeld, getekend, ingeschreven.'],
      hits: ['Uit het register geschrapt.', 'Opgeborgen onder ‘voormalig’.'],
      hurt: ['Dat wil ik in drievoud.', 'Genoteerd. Met datum en tijd.'],
      leads: ['Er ontbreekt één handtekening. De mijne.'],
      trails: ['Je staat kennelijk voor. Dat ga ik na.'],
      wins: ['Dossier gesloten. Volgende.'],
      loses: ['De uitslag klopt. Ik heb drie keer gekeken.'],
      turn: [
        'Een gunst vergeet ik nooit. De rest schrijf ik op.',
        'Geboorten links, sterfgevallen rechts. Stilstaan graag.',
        'Deze beurt zit in het dossier. Jouw naam staat op de map.',
        'Je papieren zijn in orde. Dat is juist wat me zorgen baart.',
        'Hier tekenen. Lezen hoeft niet.',
      ],
    },
    // Orso Vespri
    {
      about:
        'De oude klokkenmaker van het plein, die weinig zegt en nooit haast heeft; velen versloegen hem één keer, niemand twee keer.',
      greets: ['Je bent vroeg. Of ik ben erg laat.'],
      gains: ['Klik. Dat wieltje loopt.'],
      hits: ['Zijn veer was moe.', 'De tijd is om. Voor die daar.'],
      hurt: ['Ook ik laat weleens een schroefje vallen.', 'Geduld. Op het hele uur slaat hij weer.'],
      leads: ['Vijf voor twaalf.'],
      trails: ['Jij loopt voor. Dat slijt.'],
      wins: ['Twaalf uur. Zoals ik zei.'],
      loses: ['Eén keer. Dat mag.'],
      turn: [
        'Hoor je dat? Dat was jouw uur.',
        'Ik heb alle tijd van de stad. Ik wind hem zelf op.',
        'Je speelt goed. Ik laat het ergens in graveren.',
        'Een goede klok slaat laat, en maar één keer.',
        'Slaap lekker. Een van ons moet het doen.',
      ],
    },
  ],
  threats: [
    'Slaap lekker. Doe de deur op slot.',
    'Ik weet waar je je brood koopt.',
    'Mooie stad. Jammer als het gaat regenen.',
    'Je hoort nog van mijn familie.',
    'Lach maar. Dit was je goede beurt.',
  ],
  emotes: {
    salute: 'Goedenavond, buren.',
    respect: 'Ik neem mijn hoed af.',
    laughter: 'Jij maakt me aan het lachen.',
    regret: 'Niets persoonlijks. Familie.',
    warning: 'Die kaart onthoud ik.',
    hurry: 'Mijn koffie wordt koud.',
  },
};

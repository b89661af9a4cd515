import type { Character } from '@consigliere/kernel';

export const characters: readonly Character[] = [
  {
    name: 'Beppe Crusca',
    about: 'Een bakkersjongen van zeventien met meel op zijn kaarten; hij speelt wat aan zijn duim blijft plakken.',
    lines: [
      'Was dat goed? Niemand schreeuwt, dus vast wel.',
      'Mijn tante zegt dat ik een eerlijk gezicht heb. Dat kost me elk spel.',
      'Pas op, of je brood gaat naar het verkeerde huis. Alweer.',
      'Ooit is deze stad van mij. Of in elk geval de bakkerij.',
      'Ik had een plan. Het zit in mijn andere schort.',
    ],
  },
  {
    name: 'Ortensia Mele',
    about: 'Ieders tante, zesenzestig, die goed speelt zolang ze geen steken telt.',
    lines: [
      'Ik brei een sjaal voor je, schat. Vraag niet naar de tweede.',
      'Eet wat, kind. Je zult je krachten nodig hebben.',
      'Ik heb je opa gekend. Die dacht ook dat hij aan het winnen was.',
      'Was ik aan de beurt? Ik was steken aan het tellen.',
      'Zo’n mooie stad. Ze past net in mijn handtas.',
    ],
  },
  {
    name: 'Elmo Tarsia',
    about:
      'Een meubelmaker van in de veertig, die alles twee keer meet en niets over het hoofd ziet wat op tafel ligt.',
    lines: [
      'Twee keer meten, één keer zagen. Gemeten heb ik je al.',
      'Er zit een losse verbinding in je stad. Ik zie het van hier.',
      'Goed hout heeft geen haast. Ik ook niet.',
      'In elke familie klemt een la. Ik krijg hem wel open.',
      'Ik maak stoelen. Straks staat er een te veel aan deze tafel.',
    ],
  },
  {
    name: 'Fosca Baldi',
    about:
      'De ambtenaar van de burgerlijke stand, die van elke gespeelde kaart een dossier heeft en erin leest terwijl jij denkt.',
    lines: [
      'Een gunst vergeet ik nooit. De rest schrijf ik op.',
      'Geboorten links, sterfgevallen rechts. Stilstaan graag.',
      'Deze beurt zit in het dossier. Jouw naam staat op de map.',
      'Je papieren zijn in orde. Dat is juist wat me zorgen baart.',
      'Hier tekenen. Lezen hoeft niet.',
    ],
  },
  {
    name: 'Orso Vespri',
    about:
      'De oude klokkenmaker van het plein, die weinig zegt en nooit haast heeft; velen versloegen hem één keer, niemand twee keer.',
    lines: [
      'Hoor je dat? Dat was jouw uur.',
      'Ik heb alle tijd van de stad. Ik wind hem zelf op.',
      'Je speelt goed. Ik laat het ergens in graveren.',
      'Een goede klok slaat laat, en maar één keer.',
      'Slaap lekker. Een van ons moet het doen.',
    ],
  },
];

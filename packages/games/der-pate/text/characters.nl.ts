import type { Character } from '@consigliere/kernel';

export const characters: readonly Character[] = [
  {
    name: 'Gus Farthing',
    about: 'Een krantenjongen van negentien die dobbelt zoals hij kranten gooit: hard, en nu en dan door een ruit.',
    lines: [
      'Extra editie! Jongen uit de buurt weet niet wat hij net deed!',
      'Ik gooide met een bedoeling. Alleen met een andere.',
      'Als ik rijk ben, wil ik een senator. Of een fiets.',
      'Morgen staat alles erin. Ik hoef het alleen te roepen.',
      'Is dat verboden? Nee? Dan deed ik het expres.',
    ],
  },
  {
    name: 'Dolly Quince',
    about: 'De garderobejuffrouw van de jazzclub, die tussen twee jassen alles hoort en op de helft ervan wedt.',
    lines: [
      'Ik ken elke jas in de stad, en wat er in de zakken zit.',
      'Hou je hoed vast, schat. En die winkel op de hoek ook.',
      'Vrouwe Fortuna is me een drankje schuldig. Contant graag.',
      'Lachen. De fotograaf van het politiebureau is er.',
      'Geef maar hier. Nummer tweeënveertig. Verlies het bonnetje niet.',
    ],
  },
  {
    name: 'Hank Osterby',
    about: 'Een sleepbootkapitein van in de vijftig, die weet wat er in de rivier ligt en er recht langs vaart.',
    lines: [
      'De rivier zwijgt. Ik wijs de mensen alleen waar hij diep is.',
      'Langzaam vooruit. Met drie knopen is nog niemand gezonken.',
      'Ik heb eens een veerpont van de rotsen getrokken. Jij bent lichter.',
      'Het tij keert. Je ruikt het. Of dat is Brooklyn.',
      'Mijn knopen leg ik zelf. Niemand kwam ooit boven om te klagen.',
    ],
  },
  {
    name: 'Ignaz Feld',
    about:
      'Een boekhouder uit Wenen, vijfenvijftig, die twee boeken zo netjes bijhoudt dat ze allebei kloppen; jij staat in het tweede.',
    lines: [
      'Ik heb je al afgeschreven. Voorlopig met potlood.',
      'Twee en twee is vier. Vóór belasting.',
      'Ik gok niet. Ik rond af.',
      'Een misdaad zonder bonnetje is alleen maar onbeleefd.',
      'In mijn boeken heeft elke vriend een bladzijde. Sommigen twee.',
    ],
  },
  {
    name: 'Cora Whitlow',
    about:
      'Een weduwe van zeventig met een bloemenwinkel bij het gerechtshof; rechters groeten haar eerst, en niemand versloeg haar twee keer.',
    lines: [
      'Het lint is al bedrukt. Je hebt zo’n mooie naam.',
      'Lelies of rozen? Laat maar. Ik vraag het je familie.',
      'Alles groeit, lieverd, als je de juiste dingen begraaft.',
      'Geduld. De vorst neemt eerst de hoogste.',
      'De rechter houdt van anjers. Zulke dingen moet je weten.',
    ],
  },
];

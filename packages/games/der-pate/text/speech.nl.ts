import type { GameSpeech } from '@consigliere/kernel';

export const speech: GameSpeech = {
  characters: [
    // Gus Farthing
    {
      about: 'Een krantenjongen van negentien die dobbelt zoals hij kranten gooit: hard, en nu en dan door een ruit.',
      greets: ['Avondkrant! Vers van de fiets!'],
      gains: ['Voorpagina! Voorpagina!'],
      hits: ['Laatste nieuws: jij bent aan de beurt.', 'Oeps. Dwars door de ruit.'],
      hurt: ['Hé! Dat was mijn wijk!', 'Rectificatie op pagina negen, graag.'],
      leads: ['Stop de persen! Ik sta voor!'],
      trails: ['Ben jij er bijna? Wie heeft dat gelekt?'],
      wins: ['Jongen uit de buurt wint! Gelooft het zelf niet!'],
      loses: ['Klein berichtje, pagina twaalf: verloren.'],
      turn: [
        'Extra editie! Jongen uit de buurt weet niet wat hij net deed!',
        'Ik gooide met een bedoeling. Alleen met een andere.',
        'Als ik rijk ben, wil ik een senator. Of een fiets.',
        'Morgen staat alles erin. Ik hoef het alleen te roepen.',
        'Is dat verboden? Nee? Dan deed ik het expres.',
      ],
    },
    // Dolly Quince
    {
      about: 'De garderobejuffrouw van de jazzclub, die tussen twee jassen alles hoort en op de helft ervan wedt.',
      greets: ['Goedenavond. Jas, hoed, geweten?'],
      gains: ['Wie vindt, mag houden, schat.'],
      hits: ['Pech, liefje. Dat haakje was bezet.', 'Die heb ik uitgeschreven. Voorgoed.'],
      hurt: ['Pas op. Ik heb de sleutel van de garderobe.', 'Dat kost je fooi. Veel fooi.'],
      leads: ['Zet een dollar op mij. Snel.'],
      trails: ['Kijk eens wie er vroeg zijn jas wil.'],
      wins: ['De verliezer betaalt het laatste rondje.'],
      loses: ['Ik had ook op jou gewed. Voor de helft.'],
      turn: [
        'Ik ken elke jas in de stad, en wat er in de zakken zit.',
        'Hou je hoed vast, schat. En die winkel op de hoek ook.',
        'Vrouwe Fortuna is me een drankje schuldig. Contant graag.',
        'Lachen. De fotograaf van het politiebureau is er.',
        'Geef maar hier. Nummer tweeënveertig. Verlies het bonnetje niet.',
      ],
    },
    // Hank Osterby
    {
      about: 'Een sleepbootkapitein van in de vijftig, die weet wat er in de rivier ligt en er recht langs vaart.',
      greets: ['Toestemming om aan boord te komen.'],
      gains: ['Die hangt aan de lijn.'],
      hits: ['Man overboord.', 'Die is wat afgedreven. Dat gebeurt.'],
      hurt: ['Een lekje maar. Ik heb erger gehad.', 'Let op je boeggolf, landrot.'],
      leads: ['Ik zie de havenlichten al.'],
      trails: ['Jij hebt de wind mee. Die draait.'],
      wins: ['Aangemeerd. Iedereen van boord.'],
      loses: ['Goed gestuurd. Sleep mij maar naar huis.'],
      turn: [
        'De rivier zwijgt. Ik wijs de mensen alleen waar hij diep is.',
        'Langzaam vooruit. Met drie knopen is nog niemand gezonken.',
        'Ik heb eens een veerpont van de rotsen getrokken. Jij bent lichter.',
        'Het tij keert. Je ruikt het. Of dat is Brooklyn.',
        'Mijn knopen leg ik zelf. Niemand kwam ooit boven om te klagen.',
      ],
    },
    // Ignaz Feld
    {
      about:
        'Een boekhouder uit Wenen, vijfenvijftig, die twee boeken zo netjes bijhoudt dat ze allebei kloppen; jij staat in het tweede.',
      greets: ['Goedenavond. Ik heb een bladzijde voor je geopend.'],
      gains: ['Bijgeschreven.'],
      hits: ['Afgeschreven.', 'Die heb ik bij de verliezen geboekt.'],
      hurt: ['Dat gaat op jouw rekening. Met rente.', 'Dat noem ik een buitengewone last.'],
      leads: ['Nog één post en het sluit.'],
      trails: ['Je cijfers zijn te mooi. Ik kijk ze na.'],
      wins: ['De balans is opgemaakt. In mijn voordeel.'],
      loses: ['Verloren. Aftrekbaar.'],
      turn: [
        'Ik heb je al afgeschreven. Voorlopig met potlood.',
        'Twee en twee is vier. Vóór belasting.',
        'Ik gok niet. Ik rond af.',
        'Een misdaad zonder bonnetje is alleen maar onbeleefd.',
        'In mijn boeken heeft elke vriend een bladzijde. Sommigen twee.',
      ],
    },
    // Cora Whitlow
    {
      about:
        'Een weduwe van zeventig met een bloemenwinkel bij het gerechtshof; rechters groeten haar eerst, en niemand versloeg haar twee keer.',
      greets: ['Goedenavond, lieverd. Voeten vegen.'],
      gains: ['Wat slaat dat mooi aan.'],
      hits: ['Snoeien moet, lieverd.', 'Ik stuur iets wits.'],
      hurt: ['Je staat in mijn bloembed.', 'Onkruid komt terug. Ik ook.'],
      leads: ['Bijna in bloei.'],
      trails: ['Zo vroeg al knoppen. Als het maar niet gaat vriezen.'],
      wins: ['Een heerlijke avond. Ik heb de krans bij me.'],
      loses: ['Wat charmant. Kom morgen langs. Alleen.'],
      turn: [
        'Het lint is al bedrukt. Je hebt zo’n mooie naam.',
        'Lelies of rozen? Laat maar. Ik vraag het je familie.',
        'Alles groeit, lieverd, als je de juiste dingen begraaft.',
        'Geduld. De vorst neemt eerst de hoogste.',
        'De rechter houdt van anjers. Zulke dingen moet je weten.',
      ],
    },
  ],
  threats: [],
  emotes: {
    salute: 'Op je gezondheid.',
    respect: 'Goed gegooid.',
    laughter: 'Daar drinken we op.',
    regret: 'Het is puur zakelijk.',
    warning: 'De Hudson is koud vannacht.',
    hurry: 'De motor draait al.',
  },
};

import type { LessonWords } from '../../lesson.ts';
import type { StepName } from './lesson.ts';

export const words: LessonWords<StepName> = {
  steps: {
    aim: {
      title: 'De rijkste familie wint',
      text: 'Na zeven rondes wint het meeste geld. Maar er zit een addertje onder het gras: alleen wie het einde van het KO-schema haalt, kan winnen.',
    },
    street: {
      title: 'Jouw zaken',
      text: 'Langs de straat liggen twaalf zaken, drie per stadsdeel. Deze drie zijn van jou, drie van de andere familie; de rest is in neutrale handen.',
    },
    business: {
      title: 'Rij 1: zaken',
      text: 'Je gooit vier dobbelstenen en legt er een. Het getal bepaalt welke zaken betalen, van wie ze ook zijn: kies er een die jou iets oplevert.',
      now: 'leg de verlichte dobbelsteen op zijn getal.',
    },
    politics: {
      title: 'Rij 2: politiek',
      text: 'De andere drie dobbelstenen zijn opnieuw gegooid. Hier telt de kleur: grijs geeft aanzien, rood invloed, wit geld.',
      now: 'leg de verlichte dobbelsteen op zijn veld.',
    },
    takeover: {
      title: 'Rij 3 is ruwer',
      text: 'Rood is een razzia in alle zaken met dat getal, zwart neemt er een over, wit koopt een vriend, grijs int schulden. Een overname kost je een schuldmarker.',
      now: 'leg de zwarte dobbelsteen op zijn veld.',
    },
    choose: {
      title: 'Een nieuw adres',
      text: 'Jouw familielid trekt erin, en wie er zat moet weg. De schuldmarker kost je aan het einde van de partij $\u00A02.000.',
      now: 'neem de verlichte zaak over.',
    },
    last: {
      title: 'Rij 4: de laatste dobbelsteen',
      text: 'Die blijft zoals hij is, en zijn kleur telt. De witte is de bankier: hij verhoogt je inkomen of je diensten.',
      now: 'verhoog je inkomen.',
    },
    end: {
      title: 'Dat was een beurt',
      text: 'Vier rijen, vier dobbelstenen. Je beëindigt je beurt zelf, want je zou nog een fiche of een dienst kunnen gebruiken.',
      now: 'beëindig je beurt.',
    },
    event: {
      title: 'Een nieuwe ronde',
      text: 'Elke ronde begint met inkomen voor iedereen en een gebeurteniskaart. Het getal verplaatst de auto, de kleur de grijze of rode markeersteen, en de tekst wordt uitgevoerd.',
    },
    car: {
      title: 'De auto',
      text: 'Hij beschermt zijn stadsdeel: niemand wordt er verdreven of overgenomen. In rij 2 verplaatst de zwarte dobbelsteen hem, en de zaak waar hij stopt wordt ontruimd.',
    },
    press: {
      title: 'Een marionettenhand',
      text: 'Die heeft geen getal en gaat naar de pers. Daarmee ga je 1 veld vooruit op aanzien en 1 op invloed.',
      now: 'leg hem op de pers, of neem een andere dobbelsteen.',
    },
    friend: {
      title: 'Vrienden van de familie',
      text: 'De witte dobbelsteen koopt een vriend, $\u00A01.000 per oog. In je beurt lever je vrienden in voor diensten, zover als je markeersteen daar gekomen is.',
      now: 'leg een dobbelsteen, welke je maar wilt.',
    },
    tile: {
      title: 'Een fiche',
      text: 'Je hebt hem op zijn schema bereikt, dus hij is van jou. Hij helpt één keer, met een vriend, geld, een veld of een nieuwe worp, en wacht hier tot je hem gebruikt.',
    },
    ko: {
      title: 'Het KO-schema',
      text: 'De vierde gebeurteniskaart van een kleur bepaalt het: grijs staat voor aanzien, rood voor invloed. Wie na ronde zeven niet op het laatste veld staat, is uitgeschakeld, hoe rijk ook.',
    },
  },
  learned: [
    'Het meeste geld na zeven rondes wint, maar alleen aan het einde van het KO-schema.',
    'Een beurt heeft vier rijen: gooien, een dobbelsteen leggen, de rest opnieuw gooien.',
    'In rij 1 telt het getal, in de andere rijen de kleur.',
    'De auto beschermt zijn stadsdeel.',
    'Aan het einde brengt elke zaak $\u00A03.000 op, en elke schuldmarker kost $\u00A02.000.',
  ],
};

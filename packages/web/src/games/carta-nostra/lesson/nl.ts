import type { LessonWords } from '../../lesson.ts';
import type { StepName } from './lesson.ts';

export const words: LessonWords<StepName> = {
  steps: {
    aim: {
      title: 'Vijf soorten winnen',
      text: 'Dit is jouw stad. Wie daar aan het einde van een eigen beurt alle vijf soorten maffiosi heeft, wint.',
    },
    hand: {
      title: 'Je hand',
      text: 'Alleen jij ziet deze kaarten. Elke beurt begint met een kaart van de trekstapel; de jouwe heb je net getrokken.',
    },
    city: {
      title: 'Eén voor je stad',
      text: 'Eén keer per beurt mag je een maffioso in je stad spelen. Hij doet daar geen klus en niemand kan je tegenhouden.',
      now: 'speel de Smokkelaar in je stad.',
    },
    job: {
      title: 'Eén voor een klus',
      text: 'Eén keer per beurt mag je een maffioso op een klus sturen. De Caporegime trekt twee kaarten, en een volle hand is hier veel waard.',
      now: 'stuur de Caporegime.',
    },
    end: {
      title: 'Dat was een beurt',
      text: 'Eén voor je stad en één voor een klus, in willekeurige volgorde: meer kan er niet in een beurt.',
      now: 'beëindig je beurt.',
    },
    confirm: {
      title: 'Weet je het zeker?',
      text: 'Wat je beurt beëindigt, moet je bevestigen. Tot dan kun je het terugnemen.',
      now: 'bevestig.',
    },
    window: {
      title: 'Tegenhouden of laten gebeuren',
      text: 'Iemand is op een klus. Een Don en een andere kaart uit je hand kunnen hem tegenhouden; ook zonder Don word je gevraagd, zodat niemand je hand raadt.',
      now: 'laat het gebeuren: pas.',
    },
    recruit: {
      title: 'Hoe diep hij ook ligt',
      text: 'Je mag elke kaart uit de aflegstapel nemen. Het best is een soort die je stad mist.',
      now: 'neem een kaart.',
    },
    kidnap: {
      title: 'Een blik in de kaarten',
      text: 'Alleen jij ziet deze hand. De kaart die je kiest wordt afgelegd: zonder Don kan niemand je tegenhouden.',
      now: 'kies een kaart.',
    },
    five: {
      title: 'Alle vijf!',
      text: 'In je stad liggen alle vijf soorten. Het einde van je beurt telt.',
      now: 'beëindig je beurt en win.',
    },
    hitman: {
      title: 'De Hitman',
      text: 'Hij liquideert een maffioso in de stad van een ander. Het slachtoffer noem je als je hem stuurt, voordat iemand kan ingrijpen.',
      now: 'stuur de Hitman, of probeer iets anders.',
    },
    consigliere: {
      title: 'De Consigliere',
      text: 'Hij neemt een kaart naar keuze uit de aflegstapel, die iedereen kan zien.',
      now: 'stuur de Consigliere, of probeer iets anders.',
    },
    smuggler: {
      title: 'De Smokkelaar',
      text: 'Hij bekijkt een hand en ontvoert er één kaart uit. Onthoud goed wat je daar ziet.',
      now: 'stuur de Smokkelaar, of probeer iets anders.',
    },
    don: {
      title: 'De Don',
      text: 'Op een klus sturen kun je hem niet. Bewaar hem met een metgezel tegen klussen van anderen, of speel hem als een van de vijf soorten in je stad.',
    },
    close: {
      title: 'Er ontbreekt nog één soort',
      text: 'In andere partijen kun je nu een Hitman verwachten. Een Don met metgezel in je hand zou hem tegenhouden.',
    },
  },
  learned: [
    'Alle vijf soorten in je stad aan het einde van een eigen beurt: je wint.',
    'Elke beurt: één kaart voor een klus, één voor je stad, in willekeurige volgorde.',
    'De Caporegime trekt, de Consigliere rekruteert, de Hitman liquideert, de Smokkelaar ontvoert.',
    'Een Don met metgezel houdt een klus tegen. Nog een Don houdt die Don tegen.',
    'Aan het einde van je beurt houd je hoogstens tien kaarten.',
  ],
};

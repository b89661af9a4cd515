import type { TipName } from './lesson.ts';

export const tips: Readonly<Record<TipName, string>> = {
  aim: 'Je doel: alle vijf soorten maffiosi in je stad aan het einde van een eigen beurt. Wie dat het eerst lukt, heeft gewonnen.',
  hand: 'Je kaarten liggen onderaan en alleen jij ziet ze. Elke beurt begint met een kaart van de trekstapel; de jouwe heb je net getrokken.',
  turn: 'In je beurt mag je twee dingen doen, elk één keer en in willekeurige volgorde: een maffioso op een klus sturen en er een in je stad spelen.',
  city: 'Speel een soort die in je stad nog ontbreekt. Hij doet daar geen klus en niemand kan je tegenhouden. De Don kan wachten: misschien heb je hem nodig.',
  confirm:
    'Wat je beurt beëindigt, moet je bevestigen. Je kunt het nog terugnemen: niemand is iets nieuws te weten gekomen.',
  window:
    'Iemand is op een klus gestuurd. Een Don en een andere kaart uit je hand kunnen hem tegenhouden; anders pas je. Ook zonder Don word je gevraagd, zodat niemand je hand raadt.',
  counter:
    'Tegen een klus is een Don gespeeld. Een volgende Don met metgezel kan ook hem tegenhouden. Een oneven aantal Dons houdt de klus tegen.',
  caporegime: 'De Caporegime trekt twee kaarten. Een volle hand is hier veel waard: stuur hem vroeg.',
  end: 'Je hebt deze beurt al iemand in je stad gespeeld. Stuur nog iemand op een klus als je wilt en beëindig je beurt: pas dan blijkt of je gewonnen hebt.',
  recruit:
    'Neem een kaart naar keuze uit de aflegstapel, hoe diep die ook ligt: een soort die je stad mist, of een Don om je stad te verdedigen.',
  kidnap:
    'Alleen jij ziet deze hand. Ontvoer wat de eigenaar het hardst nodig heeft, of een Don die jou later zou tegenhouden.',
  consigliere:
    'De Consigliere neemt een kaart uit de aflegstapel, die iedereen kan zien. Is de trekstapel leeg, dan worden alle afgelegde kaarten behalve de bovenste tot een nieuwe geschud.',
  hitman:
    'De Hitman liquideert een maffioso in de stad van een ander. Het slachtoffer noem je als je hem speelt, voordat iemand kan ingrijpen.',
  don: 'Je hebt een Don. Op een klus sturen kun je hem niet. Bewaar hem met een metgezel tegen klussen en Dons van anderen, of speel hem als een van de vijf soorten in je stad.',
  smuggler: 'De Smokkelaar bekijkt een hand en ontvoert er één kaart uit. Onthoud goed wat je daar ziet.',
  ask: 'Elke kaart legt zichzelf uit: wijs hem even aan, houd hem ingedrukt, of selecteer hem met het toetsenbord en druk op ?. De knop onder het bord toont al je zetten in woorden.',
  hit: 'Je bent een maffioso kwijt. Een tweede van dezelfde soort in je stad maakt een Hitman zinloos; je mag er meerdere van één soort hebben.',
  close:
    'Er ontbreekt nog maar één soort. Reken vóór je volgende beurt op een Hitman en houd zo mogelijk een Don met metgezel klaar.',
  danger:
    'In een andere stad liggen al drie soorten. Kijk welke daarvan er maar één keer ligt: daar doet een Hitman pijn.',
  limit:
    'Heb je aan het einde van je beurt meer dan tien kaarten in je hand, dan leg je af tot je er tien hebt. Tijdens je beurt mogen het er meer zijn.',
};

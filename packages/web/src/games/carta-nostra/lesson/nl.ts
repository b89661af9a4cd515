import type { TipName } from './lesson.ts';

export const tips: Readonly<Record<TipName, string>> = {
  aim: 'Je doel: alle vijf soorten maffiosi in je stad aan het einde van een eigen beurt. Wie dat het eerst lukt, heeft gewonnen.',
  hand: 'Je kaarten liggen onderaan en alleen jij ziet ze. Elke beurt begint met een kaart van de trekstapel; de jouwe heb je net gekregen.',
  turn: 'In je beurt mag je twee dingen doen, elk één keer en in elke volgorde: een maffioso op een klus sturen en er een in je stad leggen.',
  city: 'Leg iemand in je stad die daar nog ontbreekt. Hij doet daar geen klus en niemand kan je tegenhouden. De Don kan wachten: misschien heb je hem nodig.',
  confirm: 'Wat je beurt beëindigt, moet je bevestigen. Je kunt het nog terugnemen: niemand is iets te weten gekomen.',
  window:
    'Iemand gaat op een klus. Een Don en een tweede kaart van jou zouden dat tegenhouden; pas anders. Ook zonder Don word je gevraagd, zodat niemand je hand raadt.',
  counter:
    'Tegen een klus kwam een Don. Een volgende Don kan hem tegenhouden, steeds met een tweede kaart. Een oneven aantal Dons verhindert de klus.',
  caporegime: 'De Caporegime trekt twee kaarten. Een volle hand is hier veel waard: stuur hem vroeg.',
  end: 'Je hebt deze beurt al iemand in je stad gelegd. Stuur nog iemand op een klus als je wilt en beëindig de beurt: pas dan blijkt of je gewonnen hebt.',
  recruit:
    'Elke kaart van de aflegstapel, hoe diep ook. Neem een soort die je stad mist, of een Don om haar te verdedigen.',
  kidnap:
    'Alleen jij ziet deze hand. Ontvoer wat de eigenaar het hardst nodig heeft, of een Don die jou later zou tegenhouden.',
  consigliere:
    'De Consigliere haalt een kaart uit de aflegstapel, die open ligt voor iedereen. Is de trekstapel leeg, dan wordt alles behalve de bovenste kaart er weer in geschud.',
  hitman:
    'De Hitman haalt een maffioso uit de stad van een ander. Het slachtoffer noem je met de kaart, voordat iemand kan antwoorden.',
  don: 'Je hebt een Don. Op een klus sturen kun je hem niet. Bewaar hem met een tweede kaart tegen klussen en Dons van anderen, of leg hem als een van de vijf in de stad.',
  smuggler: 'De Smokkelaar kijkt in een hand en gooit er één kaart uit weg. Wat je daar ziet, is het onthouden waard.',
  ask: 'Elke kaart legt zichzelf uit: wijs er even op, houd haar met een vinger vast of druk er op ?. De knop onder het bord toont al je zetten in woorden.',
  hit: 'Je bent een maffioso kwijt. Een tweede van dezelfde soort in je stad maakt een Hitman zinloos; meer van één soort mag.',
  close:
    'Er ontbreekt nog één soort. Reken vóór je volgende beurt op een Hitman en houd zo mogelijk een Don met een tweede kaart klaar.',
  danger:
    'Aan de overkant liggen al drie soorten. Kijk welke daarvan er maar één keer ligt: daar doet een Hitman pijn.',
  limit:
    'Met meer dan tien kaarten aan het einde van je beurt leg je de rest weg. Pas dan: tijdens de beurt mag je er meer hebben.',
};

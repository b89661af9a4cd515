import type { TipName } from './lesson.ts';

export const tips: Readonly<Record<TipName, string>> = {
  aim: 'Je doel: het meeste geld na vier aktes. Het veiligst is geld in je koffer; van wat je in je hand hebt, gaat het meeste verloren.',
  acts: 'Elke akte opent een zaak. Dan doen jullie om de beurt één actie, tot alle figuren staan. Wijkstrijd, omkoping en tribuut sluiten de akte af.',
  thug: 'Vierkante velden zijn voor gangsters. Een gangster gebruikt meteen de voorkant van die ene zaak, de onderste helft. Het veld is dan bezet tot de akte eindigt.',
  use: 'Je kiest welke van deze symbolen je gebruikt, in willekeurige volgorde; niets is verplicht. Wat je laat liggen, vervalt.',
  suitcase:
    'Een koffersymbool brengt één geldkaart uit je hand in je koffer; daar blijft die, tenzij een kaart die eruit haalt. Neem de hoogste die je hebt; wisselen kan niet.',
  keep: 'Je hebt twee klussen getrokken: houd die waarvan je de goederen waarschijnlijk krijgt. De andere wordt open afgelegd.',
  member:
    'Ronde velden zijn voor familieleden. Eén figuur daar gebruikt de achterkanten, de bovenste helften, van elke zaak in alle gebieden waaraan het veld grenst.',
  goods:
    'Je hebt nu goederen. Met wapens, bloedgeld en drank betaal je klussen, uit je hand of openbare; verder zijn ze niets waard.',
  job: 'Je kunt een klus betalen. Die doet wat er staat, levert geld op en telt dan in je koffer mee voor de bonus van die kleur.',
  figures:
    'Passen mag niet, en wie geen figuur meer heeft, doet deze fase niet meer mee, zelfs niet met klussen in de hand. Doe je klussen dus voordat je laatste figuur staat.',
  controls:
    'De bovenste marker beheerst een wijk. Zet een ander daar een gangster, dan gebruikt de familie die de wijk beheerst dezelfde voorkant ook. Bedenk wie je spekt.',
  war: 'Wijkstrijd: wijk voor wijk legt de familie met de meeste figuren daar en op de ronde velden eromheen een marker bovenop. Bij gelijke stand gebeurt er niets.',
  bid: 'Omkoping: bied in het geheim geld uit je koffer, of niets. Van hoog naar laag betaalt iedereen en krijgt een bondgenoot, zolang die er zijn. Krijg je er geen, dan houd je je geld.',
  tribute:
    'Tribuut: je houdt alleen kaarten tot de handlimiet, geld meegeteld. De rest is weg. Houd bondgenoten en goederen die je gebruikt, en het beste geld.',
  limit:
    'Je hebt meer kaarten dan deze akte toestaat. Geef vóór het einde goederen uit aan klussen en breng geld in de koffer.',
  entracte:
    'Een nieuwe akte: alle figuren komen thuis, ook die uit de Hudson. Vóór akte II en IV krijgt elke familie er een familielid bij.',
  ally: 'Je hebt een bondgenoot. Hem spelen is een actie, één keer per akte; bij het tribuut komt hij terug in je hand en telt hij mee voor de handlimiet.',
  horse:
    'Wie het paardenhoofd heeft, begint de volgende akte en wint gelijke biedingen. Het wisselt alleen via zijn symbool van eigenaar.',
  hudson:
    'Sommige kaarten schieten een figuur neer: die ligt tot het einde van de akte in de Hudson, het veld is vrij, en de figuur telt in geen enkele wijkstrijd mee.',
  red: 'Vanaf nu komen rode fiches. Ze brengen meer op, en narcotica vervangen bij het betalen van een klus elke andere soort goederen.',
  last: 'De laatste akte. Aan het eind blijven er maar twee kaarten in je hand, en omkoping is er niet meer. Breng je geld in de koffer zolang het kan.',
  score:
    'Aan het eind brengt elke wijk $\u00A05 op voor de meeste markers daar, elke kluskleur $\u00A05 voor de meeste klussen. Dan worden de koffers geteld.',
  confirm: 'Wat je beurt beëindigt, moet je bevestigen. Je kunt het nog terugnemen: niemand is iets te weten gekomen.',
};

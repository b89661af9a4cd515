import { iconsOf, joinList, tilesAtStart } from './shared.ts';
import { icon, money } from './things.nl.ts';
import type { Printed } from './words.ts';

const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;

/** CE-1 "Aan het begin liggen er blauwe fiches met 4 spelers in wijk 1." */
function tiles(printed: Printed): string {
  const places = tilesAtStart(printed).map(
    ([players, turfs]) =>
      `met ${players} spelers in ${turfs.length === 1 ? 'wijk' : 'de wijken'} ${joinList(turfs, 'en')}`,
  );
  return places.length === 0
    ? 'Aan het begin ligt er geen fiche op het bord.'
    : `Aan het begin liggen er blauwe fiches ${joinList(places, 'en')}.`;
}

/** Each rule in a sentence or two, with the numbers of the box. */
export function rulesOf(printed: Printed): Readonly<Record<string, string>> {
  const { thugs, thugsOfTwo, markers, publicJobs, startingMoney, startingJobs, park, acts, bonus } = printed;
  const start = [
    `${counted(thugs, 'gangster', 'gangsters')} (met 2 spelers ${thugsOfTwo})`,
    counted(markers, 'marker', 'markers'),
    'een lege koffer',
  ];
  const hand = [...startingMoney.map(money), counted(startingJobs, 'klus', 'klussen')];
  return {
    'CE-1': `Geld en goederen liggen in open stapels, blauwe en rode fiches in twee geschudde gesloten stapels. ${tiles(printed)}`,
    'CE-2': `De klussen worden geschud. Met 2, 3, 4 of 5 spelers liggen er ${joinList(publicJobs, 'of')} openbare klussen open.`,
    'CE-3':
      'De bondgenoten van akte I worden geschud en er wordt één minder opengelegd dan er spelers zijn; de andere gaan uit het spel.',
    'CE-4': `Iedereen begint met een familie, een don, ${joinList([...start, ...hand], 'en')}. De consigliere komt er in akte II bij, de erfgenaam in akte IV. Families worden gekozen, of met een optie geloot.`,
    'CE-5': 'Het toeval bepaalt wie het paardenhoofd krijgt en begint. Er wordt met de klok mee gespeeld.',
    'CE-6':
      'Elke akte begint met een nieuwe zaak: de bovenste fiche in de kleur van de akte komt op het lege zaakveld met het laagste wijknummer.',
    'CE-7':
      'Dan doet iedereen om de beurt één actie, te beginnen bij het paardenhoofd; passen mag niet. Zonder figuren in je voorraad, of zonder toegestane actie, doe je deze fase niet meer mee. Doet niemand meer mee, dan is de fase voorbij.',
    'CE-8': 'Daarna komt de wijkstrijd: zie CE-25 tot en met CE-27.',
    'CE-9': 'Daarna komt de omkoping, behalve in akte IV: zie CE-28 en CE-29.',
    'CE-10': 'Dan betaalt iedereen tribuut: zie CE-30.',
    'CE-11':
      'Tussen twee aktes is er een entr’acte: zie CE-31 en CE-32. Na akte IV eindigt het spel: zie CE-33 tot en met CE-36.',
    'CE-12':
      'Gangster: zet er een uit je voorraad op een leeg gangsterveld en gebruik meteen de voorkant van die zaak.',
    'CE-13':
      'Beheerst een andere speler de wijk, dan gebruikt die dezelfde voorkant ook, zelfs als die speler deze fase niet meer meedoet. De speler die aan de beurt is, bepaalt wie begint; die gebruikt alle symbolen voordat de ander mag. Dat geldt ook voor voorkanten die je met een kaart gebruikt.',
    'CE-14':
      'Familielid: zet er een uit je voorraad op een leeg rond veld en gebruik de achterkanten van alle zaken in de gebieden waaraan het grenst, in willekeurige volgorde. Beheersing levert hier niemand iets op. Met 2 spelers blijven velden met 3+ leeg. Alle familieleden zijn gelijk.',
    'CE-15': `Central Park heeft alleen een achterkant (${iconsOf(icon, park.back)}), geen voorkant, en niemand beheerst het.`,
    'CE-16':
      'Klus: leg precies de getoonde goederen af; narcotica mogen elk daarvan vervangen. Het is een klus uit je hand of een openbare. De goederen liggen op de stapels voordat het effect begint.',
    'CE-17':
      'Voer het effect uit en neem al het geld, ervoor of erna; dan gaat de klus in je koffer. De plaats van een openbare klus blijft leeg tot de entr’acte.',
    'CE-18': 'Je kunt alleen een klus doen zolang je een figuur in je voorraad hebt.',
    'CE-19':
      'Bondgenoot: leg er een uit je hand voor je neer en gebruik hem, één keer per akte; bij het tribuut komt hij terug in je hand. Ook daarvoor heb je een figuur in je voorraad nodig.',
    'CE-20':
      'Speel je de burgemeester, de vakbondsbaas of de politiechef, dan handelt die figuur voor jou tot je beurt voorbij is, met een optie tot je deze fase niet meer meedoet. Hij blijft op het bord en is neutraal in de wijkstrijd.',
    'CE-21':
      'Een neergeschoten figuur ligt tot de entr’acte in de Hudson; zijn veld komt vrij. Neutrale figuren zijn nooit een doelwit.',
    'CE-22':
      'Een figuur staat in een wijk als hij op een van de gangstervelden daar staat of op een rond veld dat aan de wijk grenst. De politiechef staat in de wijk waarin hij is gezet.',
    'CE-23': 'Er wordt nooit gewisseld: niet in je hand, niet in je koffer en niet bij de stapels.',
    'CE-24':
      'Is een stapel goederen leeg, dan neem je niets; is een stapel geld leeg, dan neem je de eerstvolgende lagere waarde die er is, en anders niets. Is de trekstapel leeg als er een klus getrokken moet worden, dan worden de afgelegde klussen geschud.',
    'CE-25':
      'Wijk voor wijk telt elke figuur één voor zijn familie; de neutrale tellen samen. De familie die er meer heeft dan elke andere partij, legt een marker boven op de stapel, ook op een eigen marker; bij gelijke stand of een neutrale voorsprong verandert er niets.',
    'CE-26':
      'Win je zonder markers in je voorraad een wijk die je nog niet beheerst, dan mag je er een van elders op het bord naartoe verplaatsen, met een optie ook naar een eigen wijk. Hij mag in elke stapel op elke diepte liggen; die stapel sluit aan, en de beheersing daar kan meteen wisselen.',
    'CE-27': 'Wie de bovenste marker heeft, beheerst de wijk.',
    'CE-28':
      'Iedereen kiest in het geheim geldkaarten uit de eigen koffer, of geen enkele; de biedingen gaan tegelijk open.',
    'CE-29':
      'De hoogste bieder betaalt en neemt een bondgenoot, dan de volgende, enzovoort; bij gelijke biedingen geldt de volgorde vanaf het paardenhoofd. Ben je aan de beurt om te kiezen, dan moet je betalen en er een nemen. Is er voor jou geen bondgenoot meer, dan houd je je geld. Een bod van $\u00A00 levert er nooit een op. Iedereen ziet alle biedingen.',
    'CE-30': `Gespeelde en omgekochte bondgenoten zijn terug in de hand; dan kiest iedereen in het geheim welke kaarten blijven, tot de handlimiet van de akte: ${joinList(
      acts.map(({ handLimit }) => handLimit),
      'en',
    )} kaarten in akte I tot en met IV. Geld en goederen gaan naar de stapels, klussen naar de aflegstapel, bondgenoten uit het spel.`,
    'CE-31':
      'Alle figuren verlaten het bord en de Hudson en gaan terug naar hun familie; de neutrale komen naast het bord. Vóór akte II komt de consigliere erbij, vóór akte IV de erfgenaam.',
    'CE-32':
      'Lege plaatsen voor openbare klussen worden aangevuld. Overgebleven bondgenoten gaan uit het spel en die van de volgende akte worden opengelegd, vóór akte IV geen. Het paardenhoofd blijft waar het is.',
    'CE-33': 'Aan het einde gaat het geld uit je hand in je koffer; alle andere kaarten worden afgelegd.',
    'CE-34': `Elke wijk levert ${money(bonus)} op voor de meeste markers daar; bij gelijke stand telt wiens bovenste marker hoger ligt. Een wijk zonder markers levert niemand iets op.`,
    'CE-35': `Elke kluskleur levert ${money(bonus)} op voor de meeste voltooide klussen, minstens één; bij gelijke stand krijgt iedereen die gelijk staat het bedrag.`,
    'CE-36':
      'Het meeste geld wint. Bij gelijke stand winnen de meeste wijkbonussen; zijn ook die gelijk, dan wordt de overwinning gedeeld.',
    'CE-37':
      'Geheim zijn handkaarten, koffers, verzegelde keuzes, gesloten stapels en de kaart van een kraak; al het andere is open. De totalen van de koffers zie je alleen met een optie.',
    'CE-38':
      'Het paardenhoofd nemen verandert niets aan de lopende fase; het beslist bij gelijke biedingen en bepaalt wie de volgende keer begint. Gebruiken twee spelers het symbool, dan houdt de tweede het. Heb je het al, dan mag je het symbool zonder effect gebruiken.',
    'CE-39':
      'Met de optie is een neutrale figuur van jou tot je deze fase niet meer meedoet of een ander hem speelt: Nieuwe orders mag dan de vakbondsbaas verplaatsen, Familieberaad de burgemeester. Hij komt nooit in een voorraad, houdt je niet in de fase en is nooit een doelwit.',
    'CE-40':
      'Je hoeft de figuur van een bondgenoot niet te zetten en er niemand mee neer te schieten; de symbolen gebruik je hoe dan ook, als laatste. De burgemeester en de vakbondsbaas gaan naar een ander, leeg veld; de politiechef mag blijven. De burgemeester gebruikt achterkanten; wie de wijk beheerst, krijgt daar niets van. Goederen komen van stapels die niet leeg zijn.',
    'CE-41':
      'Het effect van een klus mag je overslaan, en alle keuzes zijn aan jou. De autobom treft iedereen of niemand, verplaatste figuren gaan naar een ander, leeg veld, en “Een aanbod dat niemand afslaat” vraagt iedereen met geld in de hand.',
    'CE-42': 'Bonussen worden geteld, niet als kaarten genomen; lege stapels beperken ze niet.',
    'CE-43':
      'Wie niet meer meedoet, komt in die akte niet terug; de eigen figuren kunnen nog worden verplaatst en neergeschoten.',
    'CE-I1': 'Geld: neem een kaart van die waarde.',
    'CE-I2': 'Goederen: neem een kaart van die soort.',
    'CE-I3': 'Leg 2 kaarten naar keuze af en neem een kaart van $\u00A05.',
    'CE-I4': 'Leg 1 kaart naar keuze af en neem een kaart van $\u00A05.',
    'CE-I5': 'Koffer: laat een geldkaart uit je hand zien en leg die in je koffer.',
    'CE-I6': 'Klus: trek de bovenste twee, houd er een en leg de andere open af.',
    'CE-I7': 'Paardenhoofd: neem het; vanaf nu ben jij startspeler.',
    'CE-I8': 'Leg 1 kaart af en neem een wapen, bloedgeld of drank.',
    'CE-I9': 'Leg 3 kaarten af en neem een kaart van $\u00A03 en een van $\u00A05.',
    'CE-I10':
      'Elk symbool mag je gebruiken zo vaak als het er staat, of helemaal niet, in willekeurige volgorde, ook heen en weer tussen zaken.',
    'CE-I11':
      'Symbolen met afleggen gebruik je helemaal of niet; je mag elke kaart afleggen, open en voordat je neemt. Voor een ruil tegen goederen moet daarna een van de drie soorten in de stapel liggen.',
    'CE-I12':
      'Is er maar één klus te trekken, dan houd je die. Alleen jij ziet de klussen die je trekt, en je moet er een houden.',
  };
}

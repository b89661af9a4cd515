import type { LessonWords } from '../../lesson.ts';
import type { StepName } from './lesson.ts';

export const words: LessonWords<StepName> = {
  steps: {
    aim: {
      title: 'Geld hoort in de koffer',
      text: 'Het meeste geld na vier aktes wint. Het veiligst is het in je koffer; van wat je in je hand hebt, gaat het meeste verloren.',
    },
    acts: {
      title: 'Vier aktes',
      text: 'Elke akte opent een zaak. Dan doen jullie om de beurt één actie, tot alle figuren staan; wijkstrijd, omkoping en tribuut sluiten de akte af.',
    },
    thug: {
      title: 'Gangsters op de vierkanten',
      text: 'Een gangster gebruikt meteen de voorkant van één zaak: de onderste helft, die meer oplevert. Hier is dat een wapen en $\u00A01.',
      now: 'zet een gangster op de wapenwinkel.',
    },
    use: {
      title: 'Neem wat het oplevert',
      text: 'Met wapens, bloedgeld en drank betaal je klussen. Symbolen gebruik je in willekeurige volgorde; niets is verplicht.',
      now: 'neem het wapen.',
    },
    rest: {
      title: 'De rest ook',
      text: 'Wat je laat liggen, vervalt. Deze dollar komt in je hand, nog niet in de koffer.',
      now: 'neem de $\u00A01.',
    },
    confirm: {
      title: 'Weet je het zeker?',
      text: 'Wat je beurt beëindigt, moet je bevestigen. Tot dan kun je het terugnemen.',
      now: 'bevestig.',
    },
    member: {
      title: 'Familie op de cirkels',
      text: 'Een familielid gebruikt daar de achterkanten, de bovenste helften, van elke zaak in alle gebieden eromheen. Hier zijn dat een koffer, een klus en een wapen.',
      now: 'zet je Don op de verlichte cirkel.',
    },
    suitcase: {
      title: 'In de koffer',
      text: 'Een koffersymbool brengt één geldkaart uit je hand in je koffer. Neem de hoogste: wisselen kan niet.',
      now: 'leg de verlichte kaart erin.',
    },
    draw: {
      title: 'Nieuwe klussen',
      text: 'Met dit symbool trek je twee klussen en houd je er een.',
      now: 'trek de klussen.',
    },
    keep: {
      title: 'Welke wordt het?',
      text: 'Houd de klus waarvan je de goederen waarschijnlijk krijgt. De andere wordt open afgelegd.',
      now: 'houd er een.',
    },
    job: {
      title: 'Tijd voor een klus',
      text: 'Je kunt er een betalen. Die doet wat er staat, levert geld op en telt in je koffer mee voor de bonus van zijn kleur.',
      now: 'doe de verlichte klus, of probeer iets anders.',
    },
    figures: {
      title: 'Klussen vóór je laatste figuur',
      text: 'Passen mag niet. Staat je laatste figuur, dan doe je deze akte niet meer mee, zelfs niet met klussen in je hand.',
    },
    war: {
      title: 'Wijkstrijd',
      text: 'In elke wijk heeft de familie met de meeste figuren een marker bovenop gelegd; een figuur op een cirkel telt in alle wijken eromheen. De bovenste marker beheerst de wijk.',
    },
    bid: {
      title: 'Omkoping',
      text: 'Je biedt in het geheim op een bondgenoot, met geld uit je koffer. Het hoogste bod betaalt en krijgt hem; anders houd je je geld.',
      now: 'kies geld en verzegel je bod.',
    },
    tribute: {
      title: 'Tribuut',
      text: 'Er blijven maar vijf kaarten in je hand, geld meegeteld. Houd bondgenoten, goederen die je gebruikt en je beste geld.',
      now: 'kies vijf kaarten en draag de rest af.',
    },
    ally: {
      title: 'Je bondgenoot',
      text: 'Hem spelen is een actie, één keer per akte. Bij het tribuut komt hij terug in je hand en telt hij mee voor de handlimiet.',
      now: 'speel je bondgenoot, of probeer iets anders.',
    },
    control: {
      title: 'Beheersen loont',
      text: 'Zet een ander een gangster in een wijk die jij beheerst, dan gebruik jij dezelfde voorkant ook. Aan het eind brengt elke wijk $\u00A05 op voor de meeste markers daar.',
    },
  },
  learned: [
    'Het meeste geld na vier aktes wint, en in de koffer is het veilig.',
    'Een gangster gebruikt één voorkant; een familielid alle achterkanten eromheen.',
    'Met goederen betaal je klussen, en elke kluskleur is een bonus waard.',
    'De meeste figuren winnen een wijk, en wie hem beheerst, deelt in de voorkanten.',
    'Omkoping koopt bondgenoten, en tribuut begrenst je hand.',
  ],
};

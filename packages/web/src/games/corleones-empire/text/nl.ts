import type { Texts } from './en.ts';

export const texts: Texts = {
  beginning: {
    aim: 'Heb na vier aktes het meeste geld. Veilig is het in je koffer; van je hand houd je aan het einde van elke akte maar een paar kaarten.',
    turn: [
      'Een beurt is één actie: een figuur plaatsen, een klus doen of een bondgenoot spelen.',
      'Een gangster gaat op een vierkant veld en gebruikt de voorkant van die zaak, de onderste helft.',
      'Een familielid gaat op een rond veld en gebruikt de achterkanten, de bovenste helften, van elke zaak waaraan het grenst.',
      'Een klus kost de goederen op de kaart. Hij levert geld op en doet wat erop staat.',
      'Staan alle figuren, dan sluiten wijkstrijd, omkoping en tribuut de akte af.',
    ],
  },
  sections: {
    'set-up': 'Voorbereiding',
    act: 'Een akte',
    thugs: 'Actie: een gangster',
    members: 'Actie: een familielid',
    jobs: 'Actie: een klus',
    allies: 'Actie: een bondgenoot',
    icons: 'De symbolen',
    town: 'Neerschieten, wijken, geld',
    'turf-war': 'Wijkstrijd',
    bribery: 'Omkoping',
    tribute: 'Tribuut',
    entracte: 'Entr’acte',
    end: 'Het einde',
    secrets: 'Wie wat weet',
  },
  sheets: {
    'CE-C1': 'De wijken',
    'CE-C2': 'De families',
    'CE-C3': 'De aktes',
    'CE-C4': 'Ronde velden',
    'CE-C5': 'Voorgedrukte zaken',
    'CE-C6': 'Zaakfiches',
    'CE-C7': 'De klussen',
    'CE-C8': 'De bondgenoten',
    'CE-C9': 'Geld en goederen',
    'CE-I': 'De symbolen',
  },
  captions: {
    'CE-6': 'De vier aktes met hun handlimiet, en de vier fases van elke akte.',
    'CE-12': 'Ada’s gangster staat op het gangsterveld van de wapenwinkel en gebruikt de voorkant, de onderste helft.',
    'CE-14':
      'Bea’s don op een rond veld. De lijnen lopen naar Midtown, Chelsea en Central Park: ze gebruikt de achterkanten van alle drie.',
    'CE-16': 'De vier goederen, en een klus van elke kleur: wat die kost, wat die doet en wat die oplevert.',
    'CE-19': 'Vier bondgenoten. Sommige brengen een neutrale figuur mee, andere alleen symbolen.',
    'CE-I1': 'Alle symbolen: geld en goederen om te nemen, koffer, klus, paardenhoofd, en wat je waarvoor inruilt.',
    'CE-25':
      'Midtown: Cleo heeft twee figuren, Bea één, en de burgemeester telt als neutraal. Cleo’s marker komt bovenop.',
    'CE-28': 'De deksels gaan tegelijk open: Bea heeft het meest geboden, Cleo niets.',
  },
  edition: {
    limits:
      'Je kunt niet veranderen aan welke gebieden een rond veld grenst, wat klussen en bondgenoten doen, wie er vóór welke akte bij komt en in welke aktes er omkoping is. Het regelboek beschrijft nog steeds de standaarddoos.',
    total: {
      'job-cards': 'Kluskaarten',
      'job-rewards': 'Alle beloningen van klussen',
      'blue-tiles': 'Blauwe fiches',
      'red-tiles': 'Rode fiches',
      'money-cards': 'Geldkaarten',
      'goods-cards': 'Goederenkaarten',
    },
    label: {
      bonus: 'Bonus voor de meeste markers van een wijk of klussen van een kleur',
      markers: 'Markers van elke familie',
      otherSplit: 'ongelijk verdeeld',
      startingJobs: 'Klussen voor iedereen aan het begin',
      startingTiles: 'Wijken met een fiche vanaf het begin',
      thugs: 'Gangsters van elke familie',
      thugsOfTwo: 'Gangsters van elke familie met twee spelers',
      tile: 'Kleur van de fiche',
    },
    fault: {
      rows: ({ min, max }) =>
        min === max ? `Er moeten ${min} rijen zijn.` : `Er moeten ${min} tot ${max} rijen zijn.`,
      'own-id': () => 'Elke rij heeft een eigen id nodig.',
      areas: () => 'Een rond veld grenst aan twee of drie gebieden, 1 tot en met 8.',
      effect: () => 'Onbekend effect.',
      'one-printed': ({ turf, found }) => `Wijk ${turf} moet één voorgedrukte zaak hebben, maar heeft er ${found}.`,
      'side-by-side': () => 'Kaarten met dezelfde kosten moeten naast elkaar staan.',
      'most-jobs': ({ cards, most }) => `Er mogen hoogstens ${most} kluskaarten zijn, maar het zijn er ${cards}.`,
      'too-few-jobs': ({ cards, needed }) =>
        `Met vijf spelers zijn er ${needed} kluskaarten nodig om te beginnen, maar er zijn er ${cards}.`,
      'four-allies': ({ act, found }) => `Akte ${act} heeft vier bondgenoten nodig, maar heeft er ${found}.`,
      'too-few-blue': ({ found, needed }) => `Er zijn ${needed} blauwe fiches nodig, maar er zijn er ${found}.`,
      'too-few-red': ({ found, needed }) => `Er zijn ${needed} rode fiches nodig, maar er zijn er ${found}.`,
      'too-little-money': ({ value, cards, needed }) =>
        `Met vijf spelers zijn er ${needed} kaarten van $\u00A0${value} nodig om te beginnen, maar er zijn er ${cards}.`,
    },
  },
  end: {
    why: {
      moreTurfs: 'Evenveel geld als nummer twee, maar meer wijkbonussen.',
    },
    moneyOfBoth: 'Geld in de hand en in de koffer, aan het einde met bonussen',
  },
};

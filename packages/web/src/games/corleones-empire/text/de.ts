import type { Texts } from './en.ts';

export const texts: Texts = {
  sections: {
    'set-up': 'Vorbereitung',
    act: 'Ein Akt',
    thugs: 'Aktion: ein Gangster',
    members: 'Aktion: ein Familienmitglied',
    jobs: 'Aktion: ein Job',
    allies: 'Aktion: ein Verbündeter',
    icons: 'Die Symbole',
    town: 'Schüsse, Gebiete, Geld',
    'turf-war': 'Gebietskämpfe',
    bribery: 'Schmiergelder',
    tribute: 'Tribut',
    entracte: 'Zwischenakt',
    end: 'Das Ende',
    secrets: 'Wer was weiß',
  },
  sheets: {
    'CE-C1': 'Die Gebiete',
    'CE-C2': 'Die Familien',
    'CE-C3': 'Die Akte',
    'CE-C4': 'Runde Felder',
    'CE-C5': 'Aufgedruckte Gewerbe',
    'CE-C6': 'Gewerbeplättchen',
    'CE-C7': 'Die Jobs',
    'CE-C8': 'Die Verbündeten',
    'CE-C9': 'Geld und Waren',
    'CE-I': 'Die Symbole',
  },
  captions: {
    'CE-6': 'Die vier Akte mit ihren Handlimits und die vier Phasen eines jeden.',
    'CE-12': 'Ein Gangster von Ada steht auf dem Quadrat des Waffenladens und erpresst ihn: Es gilt die untere Hälfte.',
    'CE-14':
      'Beas Don auf einem runden Feld. Seine Linien führen nach Midtown, Chelsea und in den Central Park: Sie kassiert von allen dreien Schutzgeld, die oberen Hälften.',
    'CE-16': 'Die vier Waren und ein Job jeder Farbe: was er kostet, was er bewirkt, was er bringt.',
    'CE-19': 'Vier Verbündete. Manche bringen eine neutrale Figur mit, andere nur Symbole.',
    'CE-I1': 'Alle Symbole: Geld und Waren zum Nehmen, Koffer, Job, Pferdekopf, und was man wofür abgibt.',
    'CE-25':
      'Midtown: Cleo hat zwei Figuren, Bea eine, und der Bürgermeister zählt als neutral. Cleos Marker kommt obenauf.',
    'CE-28': 'Die Deckel werden zusammen geöffnet: Bea hat am meisten geboten, Cleo nichts.',
  },
  edition: {
    limits:
      'Welche Gebiete ein rundes Feld berührt, ist auf dem Plan gezeichnet; was Jobs und Verbündete tun, wer vor welchem Akt dazukommt und wo es Schmiergelder gibt, sind Regeln: Das bleibt, wie es ist. Das Regelheft beschreibt weiter die Standardschachtel.',
    total: {
      'job-cards': 'Jobkarten',
      'job-rewards': 'Alle Belohnungen der Jobs',
      'blue-tiles': 'Blaue Plättchen',
      'red-tiles': 'Rote Plättchen',
      'money-cards': 'Geldkarten',
      'goods-cards': 'Warenkarten',
    },
    label: {
      bonus: 'Bonus für die meisten Marker eines Gebiets oder Jobs einer Farbe',
      markers: 'Kontrollmarker jeder Familie',
      otherSplit: 'ungleich verteilt',
      startingJobs: 'Jobs für jeden am Anfang',
      startingTiles: 'Gebiete mit einem Plättchen am Anfang',
      thugs: 'Gangster jeder Familie',
      thugsOfTwo: 'Gangster jeder Familie zu zweit',
      tile: 'Farbe des Plättchens',
    },
    fault: {
      rows: ({ min, max }) =>
        min === max ? `Es müssen ${min} Zeilen sein.` : `Es müssen ${min} bis ${max} Zeilen sein.`,
      'own-id': () => 'Jede Zeile braucht eine eigene id.',
      areas: () => 'Ein rundes Feld berührt zwei oder drei Gebiete, 1 bis 8.',
      effect: () => 'Unbekannte Wirkung.',
      'one-printed': ({ turf, found }) => `Gebiet ${turf} muss ein aufgedrucktes Gewerbe haben und hat ${found}.`,
      'side-by-side': () => 'Karten mit gleichen Kosten müssen nebeneinander stehen.',
      'most-jobs': ({ cards, most }) => `Es darf höchstens ${most} Jobkarten geben, und es gibt ${cards}.`,
      'too-few-jobs': ({ cards, needed }) =>
        `Zu fünft braucht man am Anfang ${needed} Jobkarten, und es gibt ${cards}.`,
      'four-allies': ({ act, found }) => `Akt ${act} braucht vier Verbündete und hat ${found}.`,
      'too-few-blue': ({ found, needed }) => `Man braucht ${needed} blaue Plättchen, und es gibt ${found}.`,
      'too-few-red': ({ found, needed }) => `Man braucht ${needed} rote Plättchen, und es gibt ${found}.`,
      'too-little-money': ({ value, cards, needed }) =>
        `Zu fünft braucht man am Anfang ${needed} Karten zu ${value} $, und es gibt ${cards}.`,
    },
  },
  end: {
    why: {
      moreTurfs: 'Gleich viel Geld wie der Nächste, aber mehr Vorherrschaftsbonusse.',
    },
    moneyOfBoth: 'Geld auf der Hand und im Koffer, am Ende mit Bonussen',
  },
};

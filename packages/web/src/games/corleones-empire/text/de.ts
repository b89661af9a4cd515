import type { Texts } from './en.ts';

export const texts: Texts = {
  beginning: {
    aim: 'Hab nach vier Akten das meiste Geld. Sicher ist es im Koffer; von deiner Hand behältst du am Ende jedes Akts nur wenige Karten.',
    turn: [
      'Ein Zug ist eine Aktion: eine Figur einsetzen, einen Job erledigen oder einen Verbündeten ausspielen.',
      'Ein Gangster kommt auf ein eckiges Feld und erpresst dieses Gewerbe, die untere Hälfte.',
      'Ein Familienmitglied kommt auf ein rundes Feld und kassiert Schutzgeld, die obere Hälfte, von jedem Gewerbe, an das es grenzt.',
      'Ein Job kostet die Waren auf seiner Karte. Er bringt Geld und tut, was darauf steht.',
      'Stehen alle Figuren, beenden Gebietskämpfe, Schmiergelder und Tribut den Akt.',
    ],
  },
  sections: {
    'set-up': 'Vorbereitung',
    act: 'Ein Akt',
    thugs: 'Aktion: ein Gangster',
    members: 'Aktion: ein Familienmitglied',
    jobs: 'Aktion: ein Job',
    allies: 'Aktion: ein Verbündeter',
    icons: 'Die Symbole',
    town: 'Niederschießen, Gebiete, Geld',
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
    'CE-6': 'Die vier Akte mit ihren Handkartenlimits und die vier Phasen eines jeden.',
    'CE-12': 'Adas Gangster steht auf dem Gangsterfeld des Waffenladens und erpresst ihn: Es gilt die untere Hälfte.',
    'CE-14':
      'Beas Don auf einem runden Feld. Seine Linien führen nach Midtown, Chelsea und in den Central Park: Sie kassiert von allen dreien Schutzgeld, die oberen Hälften.',
    'CE-16': 'Die vier Waren und ein Job jeder Farbe: was er kostet, was er bewirkt, was er bringt.',
    'CE-19': 'Vier Verbündete. Manche bringen eine neutrale Figur mit, andere nur Symbole.',
    'CE-I1': 'Alle Symbole: Geld und Waren zum Nehmen, Koffer, Job, Pferdekopf und was du wofür eintauschst.',
    'CE-25':
      'Midtown: Cleo hat zwei Figuren, Bea eine, und der Bürgermeister zählt als neutral. Cleos Marker kommt obenauf.',
    'CE-28': 'Die Deckel gehen zusammen auf: Bea hat am meisten geboten, Cleo nichts.',
  },
  edition: {
    limits:
      'Nicht ändern lässt sich, welche Gebiete einem runden Feld benachbart sind, was Jobs und Verbündete tun, wer vor welchem Akt dazukommt und in welchen Akten es Schmiergelder gibt. Das Regelheft beschreibt weiter die Standardschachtel.',
    total: {
      'job-cards': 'Job-Karten',
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
      areas: () => 'Ein rundes Feld hat zwei oder drei benachbarte Gebiete, 1 bis 8.',
      effect: () => 'Unbekannte Wirkung.',
      'one-printed': ({ turf, found }) => `Gebiet ${turf} muss ein aufgedrucktes Gewerbe haben, hat aber ${found}.`,
      'side-by-side': () => 'Karten mit gleichen Kosten müssen nebeneinander stehen.',
      'most-jobs': ({ cards, most }) => `Es darf höchstens ${most} Job-Karten geben, es gibt aber ${cards}.`,
      'too-few-jobs': ({ cards, needed }) =>
        `Zu fünft braucht ihr am Anfang ${needed} Job-Karten, es gibt aber ${cards}.`,
      'four-allies': ({ act, found }) => `Akt ${act} braucht vier Verbündete, hat aber ${found}.`,
      'too-few-blue': ({ found, needed }) => `Es braucht ${needed} blaue Plättchen, es gibt aber ${found}.`,
      'too-few-red': ({ found, needed }) => `Es braucht ${needed} rote Plättchen, es gibt aber ${found}.`,
      'too-little-money': ({ value, cards, needed }) =>
        `Zu fünft braucht ihr am Anfang ${needed} Karten zu ${value}\u00A0$, es gibt aber ${cards}.`,
    },
  },
  end: {
    why: {
      moreTurfs: 'Gleich viel Geld wie Platz 2, aber mehr Vorherrschaftsbonusse.',
    },
    moneyOfBoth: 'Geld auf der Hand und im Koffer, am Ende mit Bonussen',
  },
};

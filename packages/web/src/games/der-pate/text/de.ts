import type { Texts } from './en.ts';

export const texts: Texts = {
  beginning: {
    aim: 'Hab nach der letzten Runde das meiste Geld. Bis dahin muss dein Anzeigestein am Ende der K.O.-Leiste stehen: Vier Ereigniskarten einer Farbe entscheiden, ob das Ansehen oder Einfluss ist.',
    turn: [
      'Eine Runde beginnt mit Einkommen für alle und einer Ereigniskarte. Dann ist jeder einmal dran.',
      'Du wirfst vier Würfel und legst einen in Zeile 1: Jedes Geschäft mit seiner Zahl zahlt der Familie, die es hat.',
      'Du wirfst die drei anderen und legst einen in Zeile 2: Ansehen, Einfluss, Geld oder ein Besuch.',
      'Du wirfst die letzten zwei und legst einen in Zeile 3: Razzia, Übernahme, Schulden oder ein Freund.',
      'Der letzte Würfel kommt in Zeile 4: Er besetzt ein Geschäft, befreit oder verhaftet jemanden oder erhöht Einkommen oder Gefälligkeiten.',
    ],
  },
  sections: {
    'set-up': 'Vorbereitung',
    round: 'Eine Runde',
    car: 'Schutz durch das Auto',
    turn: 'Ein Zug',
    'row-1': 'Zeile 1: Einnahmen',
    'row-2': 'Zeile 2: Politik',
    'row-3': 'Zeile 3: Ereignis',
    'row-4': 'Zeile 4: Personen',
    tracks: 'Leisten, Plättchen, Freunde',
    events: 'Ereigniskarten',
    end: 'Das Ende',
    secrets: 'Wer was weiß',
  },
  sheets: {
    'DP-C1': 'Die Familien',
    'DP-C2': 'Was jede Familie hat',
    'DP-C3': 'Die Würfel',
    'DP-C4': 'Auf dem Tisch',
    'DP-C6': 'Die Straße, im Uhrzeigersinn',
    'DP-C7': 'Die Geschäfte',
    'DP-C8': 'Die Plättchen',
    'DP-C9': 'Die Leiste „Einkommen“',
    'DP-C10': 'Die Leiste „Gefälligkeiten“',
    'DP-C11': 'Die Ereigniskarten',
    'DP-C12': 'Die Felder für die Würfel',
  },
  captions: {
    'DP-1':
      'Lower Manhattan in der ersten Runde: zwölf Geschäfte an der Straße, das Auto, Gefängnis, Hudson, Brooklyn und die Bank.',
    'DP-9': 'Das Auto auf seinem Feld. Der Schild an einem Geschäft zeigt, dass das Auto es schützt.',
    'DP-10': 'Die vier Würfel: schwarz, weiß, grau mit der Marionettenhand, rot.',
    'DP-13':
      'Das Würfeltableau: Zeile 1 verlangt eine Zahl, die Zeilen 2 bis 4 eine Farbe, die Presse eine Marionettenhand.',
    'DP-25':
      'Die vier Leisten einer Familie. Auf „Ansehen“ und „Einfluss“ liegen Plättchen; eins hat diese Familie schon bekommen.',
    'DP-26': 'Die sechs Plättchen: Hochzeit, Enkel, Runder Geburtstag des Paten; Cop, Richter, Senator.',
    'DP-31':
      'Die vier Gefälligkeiten in der Reihenfolge ihrer Leiste: ein Familienmitglied aus dem Hudson, ein Schuldmarker, 2 Felder vorrücken, Geld.',
  },
  edition: {
    limits:
      'Die Stadtteile sind auf dem Spielplan gezeichnet, und was Ereignisse, Plättchen, Gefälligkeiten und Personen tun, ist eine Regel: Das bleibt, wie es ist. Das Regelheft beschreibt weiter die Standardschachtel.',
    total: {
      'street-pays': 'Alle Geschäfte der Straße bringen',
      'income-pays': 'Alle Felder der Leiste „Einkommen“ bringen',
      'grey-events': 'Graue Ereigniskarten',
      'red-events': 'Rote Ereigniskarten',
    },
    label: {
      cardsToKo: 'Karten einer Farbe, die die K.O.-Leiste bestimmen',
      favourSpaces: 'Gefälligkeiten in der Reihenfolge ihrer Felder',
      incomeSpaces: 'Was die Felder der Leiste „Einkommen“ bringen, vom Start an',
      lastSpace: 'letztes Feld',
    },
    fault: {
      street: () => 'Die Straße hat zwölf Geschäfte.',
      district: () => 'Jeder Stadtteil hat drei Geschäfte.',
      'own-die': ({ die }) => `Ein anderes Geschäft hat schon die ${die}; jedes braucht eine eigene Zahl.`,
      'beyond-track': ({ last }) => `Die Leiste endet auf Feld ${last}.`,
      'one-front': () => 'Diesen Familienbetrieb hat schon eine andere Familie.',
      'one-person': () => 'Diese Person gehört schon zu einer anderen Farbe.',
      'event-a-round': ({ events }) => `Es müssen so viele Runden sein, wie Ereigniskarten gespielt werden: ${events}.`,
      'decides-ko': ({ most }) =>
        `Bei so vielen Runden höchstens ${most}, sonst bliebe die K.O.-Leiste womöglich offen.`,
    },
  },
  end: {
    why: {
      farther: track => `Gleichstand beim Geld, aber weiter auf der Leiste „${track}“.`,
      moreMembers: 'Gleich viel Geld und gleich weit, aber mehr Familienmitglieder in Geschäften und Vorrat.',
      aloneFinished: 'Sonst hat niemand das Ende der K.O.-Leiste erreicht.',
      othersOut: 'Wer das Ende der K.O.-Leiste nicht erreicht hat, scheidet aus, egal mit wie viel Geld.',
      nobodyFinished: 'Niemand hat das Ende der K.O.-Leiste erreicht, also verlieren alle.',
    },
    rows: {
      income: 'Letztes Einkommen',
      businesses: 'Kontrollierte Geschäfte',
      bail: 'Kaution',
      members: 'Familienmitglieder in Geschäften und Vorrat',
    },
  },
};

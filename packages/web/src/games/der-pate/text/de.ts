import type { Texts } from './en.ts';

export const texts: Texts = {
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
    'DP-C9': 'Die Einkommensleiste',
    'DP-C10': 'Die Leiste der Gefälligkeiten',
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
      'Die vier Leisten einer Familie. Auf Ansehen und Einfluss liegen Plättchen; eines hat diese Familie gewonnen.',
    'DP-26': 'Die sechs Plättchen: Hochzeit, Enkel, Geburtstag; Cop, Richter, Senator.',
    'DP-31':
      'Die vier Gefälligkeiten in der Reihenfolge ihrer Leiste: ein Familienmitglied aus dem Hudson, ein Schuldmarker, 2 Felder vorrücken, Geld.',
  },
  edition: {
    limits:
      'Die Stadtteile sind auf dem Spielplan gezeichnet, und was Ereignisse, Plättchen, Gefälligkeiten und Personen tun, ist eine Regel: Das bleibt, wie es ist. Das Regelheft beschreibt weiter die Standardschachtel.',
    total: {
      'street-pays': 'Alle Geschäfte der Straße bringen',
      'income-pays': 'Alle Felder der Einkommensleiste bringen',
      'grey-events': 'Graue Ereigniskarten',
      'red-events': 'Rote Ereigniskarten',
    },
    label: {
      cardsToKo: 'Karten einer Farbe, die das K. o. entscheiden',
      favourSpaces: 'Gefälligkeiten in der Reihenfolge ihrer Felder',
      incomeSpaces: 'Was die Felder der Einkommensleiste zahlen, vom Start an',
      lastSpace: 'letztes Feld',
    },
    fault: {
      street: () => 'Die Straße hat zwölf Geschäfte.',
      district: () => 'Jeder Stadtteil hat drei Geschäfte.',
      'own-die': ({ die }) => `Ein anderes Geschäft hat schon die ${die}; jedes braucht einen eigenen Würfelwert.`,
      'beyond-track': ({ last }) => `Die Leiste endet auf Feld ${last}.`,
      'one-front': () => 'Diesen Familienbetrieb hat schon eine andere Familie.',
      'one-person': () => 'Diese Person gehört schon zu einer anderen Farbe.',
      'event-a-round': ({ events }) => `Es müssen so viele Runden sein, wie Ereigniskarten gespielt werden: ${events}.`,
      'decides-ko': ({ most }) => `Bei so vielen Runden höchstens ${most}, sonst bliebe das K. o. womöglich offen.`,
    },
  },
  end: {
    why: {
      farther: track => `Gleich viel Geld wie der Nächste, aber weiter auf der Leiste „${track}“.`,
      moreMembers: 'Gleich viel Geld und gleich weit, aber mehr Leute in Geschäften und Vorrat.',
      aloneFinished: 'Sonst hat niemand die K.O.-Leiste beendet.',
      othersOut: 'Wer die K.O.-Leiste nicht beendet hat, ist draußen, mit wie viel Geld auch immer.',
      nobodyFinished: 'Niemand hat die K.O.-Leiste beendet, also verlieren alle.',
    },
    rows: {
      income: 'Letztes Einkommen',
      businesses: 'Besetzte Geschäfte',
      bail: 'Kaution',
      members: 'Leute in Geschäften und Vorrat',
    },
  },
};

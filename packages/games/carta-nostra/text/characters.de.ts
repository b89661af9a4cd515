import type { Character } from '@consigliere/kernel';

export const characters: readonly Character[] = [
  {
    name: 'Beppe Crusca',
    about: 'Ein Bäckerjunge von siebzehn Jahren mit Mehl an den Karten; er spielt, was ihm am Daumen klebt.',
  },
  {
    name: 'Ortensia Mele',
    about: 'Aller Welt Tante, sechsundsechzig, die gut spielt, solange sie keine Maschen zählt.',
  },
  {
    name: 'Elmo Tarsia',
    about: 'Ein Tischler um die vierzig, der alles zweimal misst und nichts übersieht, was auf dem Tisch liegt.',
  },
  {
    name: 'Fosca Baldi',
    about: 'Die Standesbeamtin, die über jede gespielte Karte eine Akte führt und darin liest, während du überlegst.',
  },
  {
    name: 'Orso Vespri',
    about:
      'Der alte Uhrmacher von der Piazza, der wenig sagt und nie eilt; einmal haben ihn viele geschlagen, zweimal niemand.',
  },
];

import type { FindTexts } from '../en/find.ts';
import { sayIn } from '../say.ts';

const say = sayIn('nl');

export const texts: FindTexts = {
  title: 'Medespelers vinden',
  anybody: 'Met anderen spelen',
  anybodyHint:
    'Je krijgt een plaats aan een tafel die op spelers wacht. Is die er niet, dan openen we er een voor je en nemen bots al snel de plaatsen in die vrij blijven. Aan tafel zie je wanneer.',
  open: 'Open tafels',
  allGames: 'Alle spellen',
  freeSeats: 'Vrije plaatsen',
  atLeast: seats => `Vanaf ${seats}`,
  anyClock: 'Alle',
  clocks: { live: 'Live', correspondence: 'Correspondentie', none: 'Geen klok' },
  allLanguages: 'Alle',
  count: (tables, hasMore) =>
    hasMore
      ? say.plural(tables, { one: 'Tot nu toe # tafel', other: 'Tot nu toe # tafels' })
      : say.plural(tables, { one: '# tafel wacht op spelers', other: '# tafels wachten op spelers' }),
  none: 'Er wacht nu geen passende tafel op spelers.',
  invitations: 'Uitnodigingen',
  invites: (name, game) => `${name} nodigt je uit voor een partij ${game}.`,
  join: 'Meedoen',
  decline: 'Afslaan',
  people: 'Jouw mensen',
  peopleHint:
    'Met hen heb je al eens gespeeld; dit apparaat onthoudt ze. Open een tafel en nodig ze met één druk op de knop uit.',
  nobodyYet: 'Nog niemand. Na een onlinepartij met anderen vind je ze hier.',
  forget: name => `${name} uit je lijst verwijderen`,
  invite: 'Uitnodigen',
  isInvited: 'Uitgenodigd',
  clear: 'Alle open tafels tonen',
};

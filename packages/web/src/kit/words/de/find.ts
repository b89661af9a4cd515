import type { FindTexts } from '../en/find.ts';
import { sayIn } from '../say.ts';

const say = sayIn('de');

export const texts: FindTexts = {
  title: 'Mitspieler finden',
  anybody: 'Mit anderen spielen',
  anybodyHint:
    'Du bekommst einen Platz an einem Tisch, der auf Mitspieler wartet. Gibt es keinen, eröffnen wir einen für dich, und Plätze, die frei bleiben, übernehmen bald Bots. Wann, siehst du am Tisch.',
  open: 'Offene Tische',
  allGames: 'Alle Spiele',
  freeSeats: 'Freie Plätze',
  atLeast: seats => (seats === 1 ? 'Egal' : `Ab ${seats}`),
  anyClock: 'Egal',
  clocks: { live: 'Live', correspondence: 'Fernpartie', none: 'Keine Uhr' },
  allLanguages: 'Alle',
  count: (tables, hasMore) =>
    hasMore
      ? say.plural(tables, { one: 'Bisher # Tisch', other: 'Bisher # Tische' })
      : say.plural(tables, { one: '# Tisch wartet auf Mitspieler', other: '# Tische warten auf Mitspieler' }),
  none: 'Gerade wartet kein passender Tisch auf Mitspieler.',
  invitations: 'Einladungen',
  invites: (name, game) => `${name} lädt dich zu einer Partie ${game} ein.`,
  join: 'Mitspielen',
  decline: 'Ablehnen',
  people: 'Deine Leute',
  peopleHint:
    'Mit ihnen hast du schon gespielt; dieses Gerät merkt sie sich. Eröffne einen Tisch und lade sie per Knopfdruck ein.',
  nobodyYet: 'Noch niemand. Nach einer Online-Partie mit anderen findest du sie hier.',
  forget: name => `${name} aus deiner Liste entfernen`,
  invite: 'Einladen',
  isInvited: 'Eingeladen',
  clear: 'Alle offenen Tische zeigen',
};

import type { ScreenTexts } from '../en/screen.ts';

export const texts: ScreenTexts = {
  title: game => `${game} op dit scherm`,
  who: 'Wie doet er mee?',
  scan: 'Scan dit met de camera van je telefoon',
  orType: address => `of open ${address} en typ de code`,
  qr: address => `QR-code: ${address}`,
  code: 'Code',
  joinOrWatch: 'Meedoen of toekijken',
  connected: 'Telefoon verbonden',
  host: 'gastheer',
  away: 'Telefoon niet verbonden',
  bot: level => `Bot, niveau ${level}`,
  free: 'Vrije plaats',
  freeHint: 'Scan de code en ga zitten. De gastheer kan bots toevoegen.',
  hands: 'Je kaarten blijven op je telefoon. Dit scherm laat alleen zien wat iedereen mag zien.',
  waitsForHost: name => `${name} start de partij.`,
  waitsForPlayers: 'Wie als eerste gaat zitten, is de gastheer en start de partij vanaf de telefoon.',
  fullScreen: 'Volledig scherm',
  leave: 'Verlaten',
  table: 'De tafel',
  plain:
    'Dit adres heeft geen https, dus het scherm kan vanzelf uitgaan: zet de timer uit. Ook meldingen en het installeren van de app werken hier niet; al het andere wel.',
  localhost: 'Telefoons kunnen “localhost” niet openen. Open deze pagina op het adres dat de terminal toont.',
  join: {
    title: 'Aan een tafel gaan zitten',
    text: 'Typ de vijf letters en cijfers die op het scherm staan.',
    go: 'Naar de tafel',
  },
  phone: {
    stage: 'Het bord staat op het grote scherm. Tik om het hier te zien.',
    hideStage: 'Bord verbergen',
    screenAway: 'Het grote scherm is weg. De partij gaat hier door.',
    code: 'Code voor anderen',
    renew: 'Nieuwe code maken',
  },
};

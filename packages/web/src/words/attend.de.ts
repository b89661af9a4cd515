import type { AttendTexts } from './attend-texts.ts';

export const de: AttendTexts = {
  yourTurn: 'Du bist am Zug',
  waits: game => `${game}: Der Tisch wartet auf dich.`,
  soundOn: 'Ton an. M schaltet ihn aus.',
  soundOff: 'Ton aus. M schaltet ihn an.',
  notify: 'Hinweis, wenn du am Zug bist',
  notifies: { on: 'Ja', off: 'Nein' },
  notifyHint: 'Nur während du etwas anderes ansiehst. Der Browser fragt dich einmal.',
  denied: 'Der Browser erlaubt es nicht. Du kannst das in seinen Einstellungen für diese Seite ändern.',
  cannot: 'Dieser Browser kann das nicht.',
};

import type { AttendTexts } from '../attend-texts.ts';

export const de: AttendTexts = {
  yourTurn: 'Du bist am Zug',
  waits: game => `${game}: Der Tisch wartet auf dich.`,
  soundOn: 'Ton an. M schaltet ihn aus.',
  soundOff: 'Ton aus. M schaltet ihn an.',
  notify: 'Benachrichtige mich, wenn ich am Zug bin',
  notifies: { on: 'Ja', off: 'Nein' },
  notifyHint: 'Nur wenn dieser Tab im Hintergrund ist. Der Browser fragt dich einmal.',
  denied: 'Der Browser erlaubt es nicht. Du kannst das in seinen Einstellungen für diese Seite ändern.',
  cannot: 'Dieser Browser kann das nicht.',
};

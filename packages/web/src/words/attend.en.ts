import type { AttendTexts } from './attend-texts.ts';

export const en: AttendTexts = {
  yourTurn: 'Your turn',
  waits: game => `${game}: the table waits for you.`,
  soundOn: 'Sound on. M turns it off.',
  soundOff: 'Sound off. M turns it on.',
  notify: 'Notice when it is your turn',
  notifies: { on: 'Yes', off: 'No' },
  notifyHint: 'Only while you look at something else. The browser asks you once.',
  denied: 'The browser does not allow it. You can change that in its settings for this site.',
  cannot: 'This browser cannot do that.',
};

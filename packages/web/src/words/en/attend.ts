import type { AttendTexts } from '../attend-texts.ts';

export const en: AttendTexts = {
  yourTurn: 'Your turn',
  waits: game => `${game}: the table is waiting for you.`,
  soundOn: 'Sound on. M turns it off.',
  soundOff: 'Sound off. M turns it on.',
  notify: 'Notify me when it’s my turn',
  notifies: { on: 'Yes', off: 'No' },
  notifyHint: 'Only when this tab is in the background. The browser asks you once.',
  denied: 'The browser doesn’t allow it. You can change that in its settings for this site.',
  cannot: 'This browser can’t do that.',
};

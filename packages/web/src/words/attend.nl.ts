import type { AttendTexts } from './attend-texts.ts';

export const nl: AttendTexts = {
  yourTurn: 'Jij bent aan zet',
  waits: game => `${game}: de tafel wacht op je.`,
  soundOn: 'Geluid aan. M zet het uit.',
  soundOff: 'Geluid uit. M zet het aan.',
  notify: 'Bericht als je aan zet bent',
  notifies: { on: 'Ja', off: 'Nee' },
  notifyHint: 'Alleen terwijl je naar iets anders kijkt. De browser vraagt het je één keer.',
  denied: 'De browser staat het niet toe. Je kunt dat wijzigen in zijn instellingen voor deze site.',
  cannot: 'Deze browser kan dat niet.',
};

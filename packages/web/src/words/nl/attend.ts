import type { AttendTexts } from '../attend-texts.ts';

export const nl: AttendTexts = {
  yourTurn: 'Jij bent aan zet',
  waits: game => `${game}: de tafel wacht op je.`,
  soundOn: 'Geluid aan. M zet het uit.',
  soundOff: 'Geluid uit. M zet het aan.',
  notify: 'Waarschuw me als ik aan zet ben',
  notifies: { on: 'Ja', off: 'Nee' },
  notifyHint: 'Alleen als dit tabblad op de achtergrond is. De browser vraagt het je één keer.',
  denied: 'De browser staat het niet toe. Je kunt dat wijzigen in zijn instellingen voor deze site.',
  cannot: 'Deze browser kan dat niet.',
};

import type { Language } from '@consigliere/kernel';

/** What the terminal says of Carta Nostra beyond the game's own words. */
export interface TerminalWords {
  readonly yourHand: string;
  readonly onTop: (mafioso: string) => string;
  readonly wins: (needed: number, standing: string) => string;
}

export const terminalWords: Readonly<Record<Language, TerminalWords>> = {
  en: {
    yourHand: 'Your hand',
    onTop: mafioso => `${mafioso} on top`,
    wins: (needed, standing) => `First to ${needed} wins: ${standing}`,
  },
  de: {
    yourHand: 'Deine Hand',
    onTop: mafioso => `${mafioso} obenauf`,
    wins: (needed, standing) => `Wer zuerst ${needed} Siege hat: ${standing}`,
  },
  nl: {
    yourHand: 'Jouw hand',
    onTop: mafioso => `${mafioso} bovenop`,
    wins: (needed, standing) => `Wie het eerst ${needed} keer wint: ${standing}`,
  },
};

import type { Language } from '@consigliere/kernel';

/** What the terminal says of Carta Nostra beyond the game's own words. Names are given; null: the reader himself. */
export interface TerminalWords {
  readonly yourHand: string;
  readonly onTop: (mafioso: string) => string;
  readonly wins: (needed: number, standing: string) => string;
  readonly kinds: (name: string | null, kinds: number) => string;
  readonly fiveKinds: string;
  readonly noNewKind: (kinds: number) => string;
  readonly stillKinds: (name: string | null, kinds: number) => string;
  readonly handAfter: (cards: number) => string;
  readonly mustDiscard: (cards: number, discards: number) => string;
  readonly next: (name: string | null) => string;
  readonly missing: string;
  readonly left: (cards: number) => string;
}

export const terminalWords: Readonly<Record<Language, TerminalWords>> = {
  en: {
    yourHand: 'Your hand',
    onTop: mafioso => `${mafioso} on top`,
    wins: (needed, standing) => `First to ${needed} wins: ${standing}`,
    kinds: (name, kinds) => `${name === null ? 'you then have' : `${name} then has`} ${kinds} of 5 kinds`,
    fiveKinds: 'all 5 kinds: you win at the end of this turn',
    noNewKind: kinds => `no new kind, still ${kinds} of 5`,
    stillKinds: (name, kinds) => `${name === null ? 'you keep' : `${name} keeps`} ${kinds} of 5 kinds`,
    handAfter: cards => `your hand: ${cards}`,
    mustDiscard: (cards, discards) => `your hand: ${cards}, at the end you must discard ${discards}`,
    next: name => (name === null ? 'your next turn follows' : `${name} is next`),
    missing: 'not yet in your region',
    left: cards => `${cards} more of them`,
  },
  de: {
    yourHand: 'Deine Hand',
    onTop: mafioso => `obenauf: ${mafioso}`,
    wins: (needed, standing) => `Wer zuerst ${needed} Siege hat: ${standing}`,
    kinds: (name, kinds) => `${name === null ? 'du hast dann' : `${name} hat dann`} ${kinds} von 5 Arten`,
    fiveKinds: 'alle 5 Arten: am Ende dieses Zuges gewinnst du',
    noNewKind: kinds => `keine neue Art, weiter ${kinds} von 5`,
    stillKinds: (name, kinds) => `${name === null ? 'du behältst' : `${name} behält`} ${kinds} von 5 Arten`,
    handAfter: cards => `deine Hand: ${cards}`,
    mustDiscard: (cards, discards) => `deine Hand: ${cards}, am Ende musst du ${discards} abwerfen`,
    next: name => (name === null ? 'du bist wieder am Zug' : `dann ist ${name} am Zug`),
    missing: 'fehlt in deiner Region',
    left: cards => `noch ${cards} davon`,
  },
  nl: {
    yourHand: 'Jouw hand',
    onTop: mafioso => `bovenop: ${mafioso}`,
    wins: (needed, standing) => `Wie het eerst ${needed} keer wint: ${standing}`,
    kinds: (name, kinds) => `${name === null ? 'je hebt dan' : `${name} heeft dan`} ${kinds} van de 5 soorten`,
    fiveKinds: 'alle 5 soorten: aan het einde van deze beurt win je',
    noNewKind: kinds => `geen nieuwe soort, nog steeds ${kinds} van de 5`,
    stillKinds: (name, kinds) => `${name === null ? 'je houdt' : `${name} houdt`} ${kinds} van de 5 soorten`,
    handAfter: cards => `je hand: ${cards}`,
    mustDiscard: (cards, discards) => `je hand: ${cards}, aan het einde moet je er ${discards} afleggen`,
    next: name => (name === null ? 'je bent weer aan de beurt' : `daarna is ${name} aan de beurt`),
    missing: 'nog niet in je wijk',
    left: cards => `nog ${cards} ervan`,
  },
};

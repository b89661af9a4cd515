import type { Language } from '@consigliere/kernel';

/** What the terminal says of Carta Nostra beyond the game's own words. Names are given; null: the reader himself. */
export interface TerminalWords {
  readonly yourHand: string;
  readonly onTop: (mafioso: string) => string;
  readonly wins: (needed: number, standing: string) => string;
  readonly kinds: (name: string | null, kinds: number) => string;
  readonly stillKinds: (name: string | null, kinds: number) => string;
  readonly fiveKinds: string;
  readonly oneOf: (cards: number) => string;
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
    kinds: (name, kinds) => `${name ?? 'you'}: ${kinds} of 5 kinds`,
    stillKinds: (name, kinds) => `${name ?? 'you'}: still ${kinds} of 5`,
    fiveKinds: '5 of 5: end turn to win',
    oneOf: cards => (cards === 1 ? 'the only card' : `one of ${cards} cards`),
    handAfter: cards => `your hand: ${cards}`,
    mustDiscard: (cards, discards) => `your hand: ${cards}, ${discards} too many`,
    next: name => (name === null ? 'your next turn follows' : `${name} is next`),
    missing: 'not yet in your city',
    left: cards => (cards === 0 ? 'your last one' : `${cards} more in your hand`),
  },
  de: {
    yourHand: 'Deine Hand',
    onTop: mafioso => `${mafioso} obenauf`,
    wins: (needed, standing) => `Wer zuerst ${needed} Siege hat: ${standing}`,
    kinds: (name, kinds) => `${name ?? 'du'}: ${kinds} von 5 Arten`,
    stillKinds: (name, kinds) => `${name ?? 'du'}: weiter ${kinds} von 5`,
    fiveKinds: '5 von 5: Sieg am Zugende',
    oneOf: cards => (cards === 1 ? 'die einzige Karte' : `eine von ${cards} Karten`),
    handAfter: cards => `deine Hand: ${cards}`,
    mustDiscard: (cards, discards) => `deine Hand: ${cards}, ${discards} zu viel`,
    next: name => (name === null ? 'du bist wieder am Zug' : `dann ist ${name} am Zug`),
    missing: 'fehlt in deiner Stadt',
    left: cards => (cards === 0 ? 'dein letzter' : `noch ${cards} auf der Hand`),
  },
  nl: {
    yourHand: 'Jouw hand',
    onTop: mafioso => `${mafioso} bovenop`,
    wins: (needed, standing) => `Wie het eerst ${needed} keer wint: ${standing}`,
    kinds: (name, kinds) => `${name ?? 'jij'}: ${kinds} van 5 soorten`,
    stillKinds: (name, kinds) => `${name ?? 'jij'}: blijft ${kinds} van 5`,
    fiveKinds: '5 van 5: straks win je',
    oneOf: cards => (cards === 1 ? 'de enige kaart' : `een van ${cards} kaarten`),
    handAfter: cards => `je hand: ${cards}`,
    mustDiscard: (cards, discards) => `je hand: ${cards}, ${discards} te veel`,
    next: name => (name === null ? 'je bent weer aan de beurt' : `dan is ${name} aan de beurt`),
    missing: 'nog niet in je stad',
    left: cards => (cards === 0 ? 'je laatste' : `nog ${cards} in je hand`),
  },
};

import type { Language } from '@consigliere/kernel';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const en = {
  /** Heads of the columns in the table of families. */
  column: {
    reputation: 'Reput.',
    influence: 'Influ.',
    income: 'Income',
    favours: 'Fav.',
    friends: 'Friends',
    supply: 'Supply',
    jail: 'Jail',
    river: 'Hudson',
    markers: 'Mark.',
    money: 'Money',
  },
  /** A step on a track, in a cell of the street. */
  cell: { reputation: 'rep', influence: 'inf' },
  /** The reader in a list of names. */
  you: 'you',
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  brooklyn: (friends: number) => `Brooklyn: ${counted(friends, 'friend', 'friends')}`,
  /** DP-32 What the reader still lacks. */
  cannotWinYet: (steps: number, track: string) =>
    `You can’t win yet: ${counted(steps, 'space', 'spaces')} to go on ${track}.`,
  canWin: (track: string) => `You’ve finished ${track}: you can win.`,
  toGo: (steps: number) => (steps === 0 ? 'finished' : `${steps} to go`),
  /** Before the dice of the player whose turn it is. */
  toRoll: (name: string) => `${name} to roll`,
  rolled: (name: string) => `${name} rolled`,
};

type Labels = typeof en;

const de: Labels = {
  column: {
    reputation: 'Ansehen',
    influence: 'Einfl.',
    income: 'Einkom.',
    favours: 'Gef.',
    friends: 'Freunde',
    supply: 'Vorrat',
    jail: 'Knast',
    river: 'Hudson',
    markers: 'Mark.',
    money: 'Geld',
  },
  cell: { reputation: 'Ans', influence: 'Ein' },
  you: 'du',
  round: (round, rounds) => `Runde ${round} von ${rounds}`,
  brooklyn: friends => `Brooklyn: ${counted(friends, 'Freund', 'Freunde')}`,
  cannotWinYet: (steps, track) =>
    `Du kannst noch nicht gewinnen: Auf ${track} ${steps === 1 ? 'fehlt' : 'fehlen'} ${counted(steps, 'Feld', 'Felder')}.`,
  canWin: track => `${track} ist geschafft: Du kannst gewinnen.`,
  toGo: steps => (steps === 0 ? 'geschafft' : `noch ${steps}`),
  toRoll: name => `Noch zu würfeln (${name})`,
  rolled: name => `Wurf (${name})`,
};

const nl: Labels = {
  column: {
    reputation: 'Aanzien',
    influence: 'Invl.',
    income: 'Inkomen',
    favours: 'Dnst.',
    friends: 'Vriend.',
    supply: 'Voorr.',
    jail: 'Gev.',
    river: 'Hudson',
    markers: 'Mark.',
    money: 'Geld',
  },
  cell: { reputation: 'aan', influence: 'inv' },
  you: 'jij',
  round: (round, rounds) => `Ronde ${round} van ${rounds}`,
  brooklyn: friends => `Brooklyn: ${counted(friends, 'vriend', 'vrienden')}`,
  cannotWinYet: (steps, track) =>
    `Je kunt nog niet winnen: nog ${counted(steps, 'veld', 'velden')} te gaan op ${track}.`,
  canWin: track => `${track} is vol: je kunt winnen.`,
  toGo: steps => (steps === 0 ? 'vol' : `nog ${steps}`),
  toRoll: name => `Nog te gooien (${name})`,
  rolled: name => `Worp (${name})`,
};

/** What the terminal says of Der Pate beyond the game’s own words: short, because columns are narrow. */
export const labels: Readonly<Record<Language, Labels>> = { en, de, nl };

const list = new Intl.ListFormat('en-GB');

/** The words of the terminal itself, the same for every game. */
export const en = {
  you: 'You',
  welcome: (game: string, names: readonly string[]) =>
    `${game}: ${names.join(', ')}. Type a number to answer, ? for help.`,
  prompt: {
    only: 'Enter',
    undo: 'u: undo',
    pass: 'p: pass all turn',
    help: '?: help',
    next: 'Enter: go on, q: quit',
    rematch: 'Enter: another match, q: quit',
  },
  command: {
    u: 'take your last answer back, while nobody has learned anything from it',
    p: 'pass for the rest of this turn',
    '?': 'this help; ? and a card, a rule or a player: what it says, how they stand',
    l: 'the whole log',
    t: 'the table and the answers once more',
    w: 'what you may not do now, and why',
    q: 'quit',
  },
  number: 'give that answer',
  enter: 'give the only answer there is',
  help: {
    title: 'What you can type',
    topics: (names: string) => `Cards: ${names}; for example: ? ${names.split(', ')[0]?.slice(0, 3).toLowerCase()}`,
    rules: (first: string, last: string) => `Rules: ${first} to ${last}; for example: ? ${first}`,
    people: (names: readonly string[]) =>
      `At the table: ${names.join(', ')}; for example: ? ${names[0]?.split(' ')[0]?.toLowerCase()}`,
    unknown: (asked: string, topics: string) => `There is no help on "${asked}"; there is on ${topics}.`,
    ambiguous: (asked: string, names: string) => `"${asked}" may be ${names}: type more of it.`,
  },
  wrong: {
    number: (typed: string, count: number) => `There is no answer ${typed}: type a number from 1 to ${count}.`,
    command: (typed: string) => `"${typed}" isn’t a command: type the number of an answer, or ? for help.`,
    nothing: (count: number) => `Type a number from 1 to ${count}, or ? for help.`,
    noPass: 'Nobody asks you now: p is for the moments when you may pass.',
    noUndo: 'Nothing to take back: since your last answer somebody has learned something.',
    nothingYet: 'You have not answered anything yet that you could take back.',
  },
  barred: { title: 'Not now:', none: 'Nothing you might try is forbidden now.' },
  answered: (label: string) => `You answered: ${label}.`,
  tookBack: (name: string) => `${name} takes the last answer back.`,
  youTookBack: 'You take your last answer back.',
  says: (name: string, text: string) => `${name}: “${text}”`,
  thinks: (name: string) => `${name} is thinking`,
  othersThink: 'The others are thinking',
  introduces: (name: string, level: number, about: string) => `${name} (level ${level}): ${about}`,
  learned: (pupils: readonly string[], teacher: string) => `${list.format(pupils)} learned from ${teacher}.`,
  earlier: (lines: number) => `… ${lines} earlier ${lines === 1 ? 'line' : 'lines'}`,
  /** The heading before things that only the reader sees. */
  onlyYou: 'Only you see',
  passing: 'You pass until this turn is over.',
  result: { title: 'Result', place: 'Place', lost: 'lost', unfinished: 'The match is not over.' },
  ending: {
    saved: (file: string) => `The record is saved in ${file}.`,
    replay: (command: string) => `Replay it: ${command}`,
    again: (command: string) => `The same deal again: ${command}`,
    seed: (seed: string) => `Seed: ${seed}`,
    howToSave: 'With --save FILE a match is kept and can be replayed.',
    goodbye: 'Until next time.',
  },
  replay: {
    match: (game: string, answers: number) => `${game}, ${answers} ${answers === 1 ? 'answer' : 'answers'}`,
    seats: 'Seats',
    checked: 'Replayed: every hash is the recorded one.',
  },
};

export type PlayWords = typeof en;

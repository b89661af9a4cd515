/** The table around the board. Each game has words of its own. */
export const texts = {
  yourTurn: 'Your turn.',
  mayReact: 'Your call.',
  opening: 'Opening the table …',
  confirm: 'Confirm',
  undo: 'Undo',
  undoAsk: 'Ask to undo',
  moves: (count: number) => (count === 1 ? 'List 1 move' : `List ${count} moves`),
  hideMoves: 'Hide the list',
  filterMoves: 'Filter the list',
  board: 'Board',
  log: 'Log',
  rule: (id: string) => `Rule ${id}`,
  you: 'you',
  deciding: 'Deciding',
  standIn: 'by the stand-in',
  timedOut: 'no answer in time',
  undone: (name: string) => `${name} undid the last move.`,
  over: 'The match is over',
  showBoard: 'Show the board',
  showResult: 'Show the result',
  place: 'Place',
  lineDead: (time: string) => `Connection lost at ${time}. Reconnecting …`,
  dialling: 'Connecting …',
  players: 'Families',
  refused: (why: string) => `That didn’t work: ${why}`,
  agree: 'Agree',
  decline: 'Decline',
  paused: 'The match is paused.',
  close: 'Close',
  goOn: 'Continue',
  controls: {
    restart: 'Restart turn',
    menu: 'Table',
    /** Explanations of the buttons. */
    about: {
      confirm: 'Makes the move final. Until then you can undo it.',
      undo: 'Undoes your last step, as long as it revealed nothing.',
      undoAsk: 'Something has been revealed since, so the others must agree. Bots always do.',
      restart: 'Goes back to the start of your turn, or to the last thing that was revealed.',
      menu: 'Pause, end, leave, standing orders, links, shortcuts.',
    },
  },
  clock: {
    reserve: 'reserve',
    window: 'Time to react',
    left: (time: string) => `${time} left`,
    about:
      'The time for this move, then the reserve. When both run out, the player is reminded; then a stand-in plays.',
  },
  chat: {
    title: 'Chat',
    unread: (count: number) => (count === 1 ? '1 unread' : `${count} unread`),
  },
  /** Heads what others have done since the reader’s last answer. */
  since: 'Since your last move',
  /** Asked once in a match. */
  passAsk: 'P passes. Press it again to go on.',
  beginning: 'Start of the match',
  /** Texts that only a screen reader says. */
  voice: {
    times: (text: string, count: number) => `${text} ${count === 2 ? 'twice' : `${count} times`}.`,
    and: 'and',
    /** Before or after two things that are joined by “and”. */
    afterPair: ', and',
    seconds: (count: number) => `${count} seconds left.`,
    says: (name: string, text: string) => `${name} says: ${text}`,
    away: (name: string) => `${name} is away, a stand-in plays.`,
    back: (name: string) => `${name} is back.`,
    lost: 'Connection lost. Reconnecting.',
    connected: 'Connected again.',
    nothingSince: 'Nothing has happened since your last move.',
    answers: (count: number) => (count === 1 ? '1 answer.' : `${count} answers.`),
    keysOn: 'Single keys are on. You can switch them off in the list of keys: press the question mark.',
  },
  /** Calls the player when it’s their turn. */
  notifications: {
    yourTurn: 'Your turn',
    waits: (game: string) => `${game}: the table is waiting for you.`,
    soundOn: 'Sound on. M turns it off.',
    soundOff: 'Sound off. M turns it on.',
  },
};

export type TableTexts = typeof texts;

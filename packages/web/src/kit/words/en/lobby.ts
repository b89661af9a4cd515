import { sayIn } from '../say.ts';

const say = sayIn('en');
/** In milliseconds. */
const sayDelay = (delay: number): string =>
  delay < 60_000
    ? say.plural(Math.round(delay / 1000), { one: '# second', other: '# seconds' })
    : say.plural(Math.round(delay / 60_000), { one: '# minute', other: '# minutes' });

/** A table before the start. */
export const texts = {
  learn: 'Learn it meanwhile',
  scan: 'Scan it with a phone’s camera to sit down.',
  qr: (address: string) => `QR code: ${address}`,
  code: (address: string) => `Or open ${address} and type this code:`,
  renew: 'Make a new code',
  renewHint: 'The QR code and the old code stop working; the link stays.',
  suggestions: 'No name yet? Take one of these:',
  host: 'Host',
  ready: 'Ready',
  notReady: 'Not ready yet',
  addSeat: 'Add a seat',
  removeSeat: 'Remove a seat',
  seats: (count: number, least: number, most: number) =>
    least === most ? `${count} seats` : `${count} seats (${least} to ${most} can play)`,
  removeOnly: 'Remove only',
  removeOnlyHint: 'They can sit down again.',
  keepOut: 'Remove and keep out',
  keepOutHint: 'They can only watch this table.',
  /** At a table that fills itself. */
  startWithBots: 'Start now with bots',
  fillsIn: (time: string) => `Bots take the free seats ${time}.`,
  /** People who have played together and are expected at their rematch. */
  expects: (names: string) => `Still to come: ${names}.`,
  cancel: 'Cancel',
  starts: (name: string) => `${name} starts the match.`,
  /** Somebody at the table takes the place of a host who is away. */
  hostGone: (name: string) => `${name}, the host, isn’t connected. You can take over and start the match.`,
  noHost: 'The host doesn’t sit at this table. You can take over and start the match.',
  takeOver: 'Take over as host',
  removed: {
    title: 'You’ve lost your seat',
    text: 'The host has removed you. You can sit down again, watch, or open your own table.',
  },
  barred: {
    title: 'The host has removed you',
    text: 'You can’t sit down at this table again. You can watch, or open your own table.',
  },
  /** Told to the others at the table. */
  changed: (name: string, what: string) => `${name} has changed: ${what}.`,
  changedByHost: (what: string) => `The host has changed: ${what}.`,
  parts: {
    seats: 'seats',
    clock: 'clock',
    options: 'game options',
    edition: 'edition',
    speed: 'pace of bots',
    confirm: 'confirmation',
    isPublic: 'who can join',
    watch: 'spectators',
    isRated: 'rating',
  },
  clockNames: { none: 'No clock', live: 'Live', slow: 'Relaxed', mail: 'Correspondence' },
  visibility: { byLink: 'By link', isPublic: 'Listed' },
  pace: (speed: string) => `Bots: ${speed}`,
  /** One line for each choice. */
  clockHints: {
    none: 'Nobody is hurried. The host can have a stand-in play for a player who has gone.',
    live: 'For an evening without breaks: a stand-in plays for a player whose time is up.',
    slow: 'Time to think and talk. A stand-in plays for a player whose time is up.',
    mail: 'Days per move: everybody plays when they have a minute.',
  },
  speedHint: 'How long everybody sees a bot’s move before the next one.',
  visibilityHints: {
    byLink: 'Only people you send the link, the code or the QR code.',
    isPublic: 'The table is in the list of public tables, where anybody can sit down.',
  },
  /** The people who watch the match without a seat. */
  watch: {
    label: 'Spectators',
    anybody: 'Anyone with the link, live',
    delayed: (delay: number) => `Anyone with the link, delayed by ${sayDelay(delay)}`,
    nobody: 'Nobody',
    short: (delay: number) => `Spectators: delayed by ${sayDelay(delay)}`,
    shortNobody: 'No spectators',
    hints: {
      anybody: 'They see the table as you play, but nobody’s hand.',
      delayed: 'They see everything that much later, even the chat, so they can’t tell anybody what’s going on now.',
      nobody: 'Once the match starts, only the players can see it. Afterwards they can save the replay and share it.',
    },
    screenHint: 'The big screen shows the match live, so anyone with the link can watch.',
    invite: 'Invite spectators',
    inviteHint: 'Anyone who opens this link can watch right away.',
    inviteLate: (delay: number) => `They see the match with a delay of ${sayDelay(delay)}.`,
    link: 'Link for spectators',
    inviteText: (game: string) => `Come and watch our match: ${game}.`,
    /** Told to spectators. */
    youAreLate: (delay: number) =>
      `You’re watching with a delay of ${sayDelay(delay)}: everything here happened that long ago.`,
    lateLobby: (delay: number) =>
      `You can watch this match with a delay of ${sayDelay(delay)}. It appears here that long after the start.`,
    noLobby: 'Nobody can watch this match. Sit down if you want to see it.',
  },
  rated: {
    label: 'Rated match',
    short: 'Rated',
    hint: 'The result changes the ratings of everybody who plays. You can only switch this on while nobody else sits here.',
    /** Told to everybody before the start. */
    note: 'This table is rated: the result changes the ratings of everybody who plays. If you sit down, you agree. From their own change, the others can work out something about your rating.',
  },
  confirmHint: 'One more press before a move can’t be undone.',
  optionsHint: 'Nothing needs changing: the defaults are the rules of the box.',
  /** By the option’s name. */
  optionHints: {
    deck: 'More cards of each kind make a longer game.',
    'second-player-bonus': 'Makes up for the first player’s head start.',
    wins: 'A match is over when somebody has won this many games.',
    start: 'The player with the first turn.',
    recruit: 'Whether the Consigliere’s own card counts too.',
    money: 'More money makes the first rounds easier.',
    favour3: 'The boxes differ in what this favour gives.',
    'out-debts': 'What happens to debt markers when a player is out.',
    'show-money': 'Normally everybody’s money is hidden.',
    layout: 'Whether the start is chosen or the same in every match.',
    'neutral-control': 'How long you can use it after you’ve placed it.',
    'money-split': 'The two boxes have different money cards.',
    'marker-move': 'Where a control marker may go when you’ve run out.',
    'open-tally': 'Normally you have to remember what went in.',
    families: 'Who plays which colour.',
  } as Readonly<Record<string, string>>,
};

export type LobbyTexts = typeof texts;

import type { Language } from '@consigliere/kernel';
import type { PositionProblem } from '@consigliere/match';
import type { ErrorCode } from '@consigliere/protocol';
import { problems } from '@consigliere/protocol/problems/en';
import type { FileProblem } from '../../worker/rooms-file.ts';
import { sayIn } from '../say.ts';
import { sayTimesIn } from '../say-times.ts';

/** Error codes of the server and of this device. */
type Problem = ErrorCode | 'offline' | 'no-storage' | 'no-worker' | 'no-clipboard' | FileProblem | PositionProblem;

const say = sayIn('en');
const sayTimes = sayTimesIn('en');

/** The pages beyond the home page. */
export const texts = {
  spoken: 'en' as Language,
  choices: {
    learn: (game: string) => `Learn ${game} in a first match with a coach`,
    players: 'Players',
    seats: 'Seats',
    seat: (number: number) => `Seat ${number}`,
    you: 'You',
    open: 'Open for a friend',
    level: (level: number) => `Level ${level}`,
    options: 'Game options',
    yes: 'Yes',
    no: 'No',
    clock: 'Clock',
    clocks: {
      none: 'No clock',
      live: 'Live: 60 seconds per move, 10 minutes in reserve',
      slow: 'Relaxed: 3 minutes per move, 30 minutes in reserve',
      mail: 'Correspondence: 3 days, plus 12 hours per move',
    },
    speed: 'Pace of bots',
    confirm: 'Ask before a move is final',
    who: 'Who can join',
    byLink: 'Anyone with the link',
    isPublic: 'Everyone: the table is listed',
    where: 'Where',
    here: 'On this device',
    there: 'Online',
    screen: 'On this TV or tablet',
    whereHints: {
      here: 'Starts right away and works offline: alone against bots, or with others taking turns at this screen.',
      there: 'Played on the server. You get a link to share, and bots can play too.',
      screen: 'The board is on this screen, and everybody’s hand is on their phone. Phones join by QR code.',
    },
  },
  tables: {
    sections: { awaited: 'Waiting for you', running: 'Your other tables', done: 'Finished', public: 'Public tables' },
    phases: {
      gathering: 'Waiting for players',
      playing: 'In progress',
      over: 'Over',
      ended: 'Abandoned',
      frozen: 'Frozen',
    },
    empty: 'No tables yet. Open one, or play against bots.',
    againstBots: 'Play against bots',
    profile: 'Your profile',
    board: 'Leaderboard',
    noPublic: 'No public table has a free seat. Open one yourself.',
    resume: 'Resume',
    goThere: 'Go to the table',
    yourTurn: 'Your turn',
    here: 'on this device',
    there: 'on the server',
    free: (seats: number) => say.plural(seats, { one: '# seat free', other: '# seats free' }),
    forgetLong: (game: string) => `Remove this match of ${game} from this device`,
    find: 'Find a game',
    more: 'Show older tables',
    ago: sayTimes.ago,
    files: 'Match files',
    filesHint: 'Export a match from this device to a file, and import it here or on another device.',
    exportLong: (game: string) => `Export this match of ${game}`,
    exportAll: 'Export all',
    import: 'Import',
    imported: (matches: number) => say.plural(matches, { one: '# match imported.', other: '# matches imported.' }),
  },
  gather: {
    title: (game: string) => `Table for ${game}`,
    invitation: 'Share this link. Anyone who has it can sit down.',
    inviteText: (game: string) => `There’s a seat free at our table: ${game}. Come and join us.`,
    link: 'Link to this table',
    copy: 'Copy link',
    copied: 'Copied.',
    share: 'Share',
    name: 'Your name at this table',
    nameHint: 'Up to 24 characters. This device remembers it.',
    rename: 'Use this name',
    sit: 'Sit here',
    stand: 'Stand up',
    empty: 'Free',
    kept: (name: string) => `Reserved for ${name}`,
    you: 'you',
    /** A player whose page isn’t open. */
    offline: 'Not connected',
    bot: (level: number) => `Bot, level ${level}`,
    botLevel: (number: number) => `Bot level for seat ${number}`,
    addBot: 'Add a bot',
    remove: 'Remove',
    removeLong: (name: string) => `Remove ${name} from the table`,
    start: 'Start',
    fill: 'Fill with bots and start',
    /** Drops the seats that nobody has taken. */
    startWithTaken: (players: number) => `Start with ${players} players`,
    waitingFor: (seats: number) =>
      say.plural(seats, { one: 'One seat is still free.', other: '# seats are still free.' }),
    ready: 'Everyone is here. Start when you’re ready.',
    waitsForOwner: 'The player who opened the table starts the match.',
    /** Everyone is seated, but the match’s luck still needs something from their pages. */
    missing: (names: string, count: number) =>
      `The match can start once ${names} ${count === 1 ? 'has' : 'have'} this page open.`,
    starting: (names: string, count: number) =>
      `The match starts as soon as ${names} ${count === 1 ? 'has' : 'have'} this page open.`,
    startsNow: 'The match is starting …',
    watching: 'You’re watching. The match appears here when it starts.',
    terms: 'Table settings',
    move: 'Move my seat to another device',
    moveHint:
      'Open this link on the other device, or scan the code with it. It works once. Don’t share it: it’s your seat.',
    moveUntil: (at: number) => `Valid until ${sayTimes.date(at)}.`,
    lineDead: 'Connection lost, reconnecting … What you see may be out of date.',
    /** An administrator of the server looked at what everybody sees, or at everything. */
    inspected: (who: string, at: string) => `${who}, who runs this server, looked at this table at ${at}.`,
    inspectedAll: (who: string, at: string) =>
      `${who}, who runs this server, looked at this table at ${at} and saw everything hidden.`,
  },
  /** Players who have lost their connection. */
  absent: {
    timeUp: 'Time’s up: a stand-in is about to play',
    yourTimeUp: 'Your time is up. Move now, or a stand-in will.',
    standsIn: 'Stand-in playing',
    standsInSince: (time: string) => `Away since ${time}, stand-in playing`,
    standsInForYou: 'A stand-in is playing for you.',
    takeBack: 'Take my seat back',
    since: (time: string) => `Offline since ${time}`,
    offer: (name: string, time: string) => `${name} has been offline since ${time}.`,
    outOfTime: (name: string) => `${name}’s time is up.`,
    standIn: 'Let a stand-in play',
    nudge: 'Nudge',
    nudged: 'Nudged.',
    waits: (name: string) => `${name} is waiting for you.`,
    back: 'I’m back',
  },
  orders: {
    title: 'Standing orders',
    about: 'Passes for you whenever a job could be stopped. The others don’t see this.',
    kinds: {
      'this-turn': 'Pass everything this turn',
      'unless-me': 'Pass unless it hits me',
      always: 'Never ask me',
    },
    inForce: (order: string) => `Active: ${order}`,
    lift: 'Cancel the order',
  },
  /** The chat of a table. */
  chat: {
    say: 'Message the table',
    send: 'Send',
    nobody: 'No messages yet.',
    watching: 'Only players can write here.',
    left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
    mute: (name: string) => `Mute ${name}`,
    unmute: (name: string) => `Unmute ${name}`,
    gone: 'has left',
    deleted: 'deleted message',
    /** In place of a message that an operator has hidden. */
    hidden: 'hidden by the operator',
    /** Opens the list of what can be said with one press. */
    emotes: 'Emotes',
  },
  /** Requests that need the others’ consent. */
  requests: {
    undo: (name: string) => `${name} wants to undo a move.`,
    pause: (name: string) => `${name} wants to pause.`,
    end: (name: string) => `${name} wants to end the match.`,
    withdraw: 'Withdraw the request',
    asked: 'The others have been asked.',
    waitsForAbsent: (names: string, time: string) => `Away: ${names}. If they don’t answer, it’s granted at ${time}.`,
  },
  /** A friend who comes after the start. */
  late: {
    ask: (name: string) => `Ask for ${name}’s seat`,
    asked: (name: string) => `You’ve asked for ${name}’s seat. The table’s owner decides; you can watch meanwhile.`,
    askedUnseen: (name: string) =>
      `You’ve asked for ${name}’s seat. The table’s owner decides. If the answer is yes, the match appears here.`,
    declined: 'The table’s owner has declined. You can open your own table.',
    wants: (name: string, holder: string) => `${name} would like to take ${holder}’s seat.`,
  },
  /** Signs of players at a table on the server. */
  presence: {
    idle: (time: string) => `Idle since ${time}`,
    typing: 'Writing …',
    writing: (name: string) => `${name} is writing …`,
  },
  transfer: {
    title: 'Take over a seat',
    text: 'Use this link to continue as the same player on this device. It works once.',
    take: 'Take over the seat',
    done: (name: string) => `Done. You’re ${name} on this device too.`,
    replaces: (name: string) =>
      `This device is ${name} here. If you take over the other player, it stops being ${name}: you lose that player’s seats on this device, and the person who sent you the link can see everything the other player sees. Only go on if the link is your own.`,
    replace: 'Become the other player',
    stay: (name: string) => `Stay ${name}`,
    former: (name: string) =>
      `This device was known here as ${name} over an unencrypted connection. That no longer counts, because a stranger could have set it up. If it was you, take over your seats with a link.`,
    takeFormer: 'Take over my seats',
    notFormer: 'That wasn’t me',
  },
  /** Opens the list of threats. */
  threaten: 'Threaten the table',
  /** Notices of tables on the server. The home page’s texts have the others. */
  notices: {
    dead: {
      title: 'Table not found',
      text: 'The link is old or mistyped, or the table has been removed: tables nobody uses go away after a while. Ask for a new link, or look through all tables.',
    },
    full: { title: 'Every seat is taken', text: 'You can watch, or open your own table.' },
    begun: { title: 'The match has started', text: 'You can watch, or open your own table.' },
    finished: { title: 'This match is over', text: 'See how it ended, or open your own table.' },
    unwatched: {
      title: 'Only the players can see this match',
      text: 'This table doesn’t allow spectators. Ask a player to show you the replay afterwards, or open your own table.',
    },
    old: {
      title: 'This page is out of date',
      text: 'The server has been updated, and reloading didn’t help. Close all tabs with this page, then open it again.',
    },
  },
  /** Ways on that the home page doesn’t have. */
  waysOn: {
    open: 'Open your own table',
    watch: 'Watch',
    again: 'Try again',
    look: 'See how it ended',
    replay: 'Watch the replay',
    replayFile: 'Open a replay file',
  },
  /** Several people at one device. */
  shared: {
    people: 'Players at this device',
    person: 'A player at this device',
    nameOf: (seat: number) => `Name for seat ${seat}`,
    handOver: (name: string) => `Hand the device to ${name}`,
    lookAway: 'Everyone else, please look away.',
    lift: (name: string) => `I’m ${name}`,
  },
  credits: {
    fonts: 'Fonts',
    limelight: 'Limelight, © 2010 Sorkin Type Co, for names and headings.',
    sourceSans: 'Source Sans 3, © Adobe, for all other text.',
    licence: 'Both under the SIL Open Font License 1.1, and served from this site.',
    drawing:
      'Boards, cards and figures were drawn for this program. It isn’t made or endorsed by any of the games’ publishers.',
    games: 'The rules are told in our own words. The games’ names belong to their owners.',
  },
  /** The menu of a table. */
  menu: {
    pause: 'Pause',
    end: 'Vote to end the match',
    endSure: 'Yes, vote to end it',
    leave: 'Leave the table',
    replace: (name: string, by: string) => `${by} takes over ${name}’s seat`,
    rules: 'Rule book',
    keys: 'Keyboard shortcuts',
    mute: 'Mute sound',
    link: 'Link to this table',
  },
  /** The list of a table's keys. */
  keys: {
    rows: {
      press: 'Press what has the focus',
      move: 'Move inside a group; Tab goes to the next group',
      legal: 'Next, previous thing you can press to answer',
      pass: 'Pass or decline, if you can',
      answer: 'Choose the answer with that number, while the list is open',
      confirm: 'Do it: confirm, or press the main button',
      restart: 'Restart the turn',
      question: 'Say question, consequence and clock again',
      since: 'Say what happened since your last move',
      skip: 'Skip the move that is being shown',
      places: 'To your hand, the board, the players',
      parts: 'Next, previous part of the table',
      list: 'Open the list of moves and go there',
      menu: 'Open the table menu',
      sound: 'Sound on or off',
      explain: 'Explain what has the focus, or show this list',
      close: 'Close what’s open',
    },
    names: { press: 'Enter, Space', move: 'Arrows, Home, End', parts: 'F6, Shift F6', escape: 'Esc' },
  },
  /** Says for every code what happened and what to do now. A missing code doesn’t compile. */
  problems: {
    ...problems,
    offline: 'No connection. Your match is safe. Check your network and try again.',
    'no-storage': 'This browser isn’t saving data, so the match ends with this page. Leave it open until you’re done.',
    'no-worker': 'This browser can’t run a match in the background. Use a newer one, or play on the server.',
    'no-clipboard': 'The browser blocked copying. Select the link and copy it yourself.',
    'import-foreign': 'This file doesn’t contain a Consigliere match. Choose one that was exported here.',
    'import-newer':
      'This file comes from a newer version of Consigliere. Reload the page to update, then import it again.',
    'import-broken': 'This file is damaged or cut short. Export the match again where it came from.',
    'import-changed': 'This file was changed after it was exported, so nothing was imported. Export the match again.',
    'import-other':
      'This match is already on this device and continued differently here. Export that one, remove it, then import again.',
    'position-broken':
      'This link doesn’t lead to a position: part of it is missing or was changed. Copy it again where it came from.',
    'position-other':
      'This link was made under another version of the rules, so its position can’t be set up. Ask for a new one.',
  } satisfies Readonly<Record<Problem, string>>,
};

export type InnerTexts = typeof texts;

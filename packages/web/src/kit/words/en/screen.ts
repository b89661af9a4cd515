/** The table on a common screen, with the hands on phones. */
export const texts = {
  title: (game: string) => `${game} on this screen`,
  who: 'Who’s playing?',
  scan: 'Scan this with your phone’s camera',
  orType: (address: string) => `or open ${address} and type the code`,
  qr: (address: string) => `QR code: ${address}`,
  code: 'Code',
  joinOrWatch: 'Join or watch',
  connected: 'Phone connected',
  host: 'host',
  away: 'Phone away',
  bot: (level: number) => `Bot, level ${level}`,
  free: 'Free seat',
  freeHint: 'Scan to sit down. The host can add bots.',
  hands: 'Your cards stay on your phone. This screen shows only what everybody may see.',
  waitsForHost: (name: string) => `${name} starts the match.`,
  waitsForPlayers: 'The first player to sit down is the host and starts the match from a phone.',
  fullScreen: 'Full screen',
  soundOn: 'Sound is on',
  soundOff: 'Sound is off',
  leave: 'Leave',
  /** Makes this device the common screen. */
  show: 'Show the table on this screen',
  table: 'The table',
  /** Over plain http the browser doesn’t keep the screen on. */
  plain:
    'This address has no https, so the screen may switch itself off: turn off its timer. Notifications and installing the app don’t work here either; everything else does.',
  localhost: 'Phones can’t open “localhost”. Open this page at the address that the terminal shows.',
  join: {
    title: 'Join a table',
    text: 'Type the five letters and digits from the screen.',
    go: 'Go to the table',
  },
  /** On the phones of such a table. */
  phone: {
    stage: 'The board is on the big screen. Tap to see it here.',
    hideStage: 'Hide the board',
    screenAway: 'The big screen is away. The match goes on here.',
    hideHand: 'Hide my hand',
    showHand: 'Show my hand',
    handHidden: 'Your hand is hidden.',
  },
};

export type ScreenTexts = typeof texts;

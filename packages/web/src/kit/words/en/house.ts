/** Reports, fair play, and the page for banned people. */
export const texts = {
  report: {
    /** The button beside a chat message. */
    remark: (name: string) => `Report ${name}’s message`,
    /** The button beside the list of players. */
    open: 'Report a player …',
    title: 'Report to the operator',
    /** Above the message that is reported. */
    quote: (name: string) => `${name} wrote:`,
    player: 'Player',
    note: 'One more sentence, if you like',
    noteHint: 'Only the operator of this server reads it.',
    ask: 'What’s wrong? Pressing a reason sends the report.',
    remarkReasons: {
      abuse: 'Insults, hatred or threats',
      sexual: 'Sexual content',
      spam: 'Spam or advertising',
      other: 'Something else',
    },
    playerReasons: {
      name: 'An offensive name',
      abuse: 'Pestering others',
      cheating: 'Cheating',
      stalling: 'Stalling, or leaving on purpose',
      other: 'Something else',
    },
    sent: 'Thank you. The operator of this server will look at it. The player isn’t told.',
    meanwhile: 'You can also mute or block the player.',
    rules: 'Fair play',
    cancel: 'Cancel',
    close: 'Done',
  },
  rules: {
    title: 'Fair play',
    intro: 'This is a game among mobsters, and still a friendly one.',
    list: [
      'Be kind. No insults, hatred, threats or harassment, in the chat or in names. Threats by characters of the game are fine.',
      'Nothing sexual, no advertising, no spam.',
      'Play fair: one person, one seat, and no secret deals with other windows or phones. Deals at the table are part of the game.',
      'Don’t keep others waiting on purpose. If you have to go, leave, and a stand-in plays for you.',
    ],
    reportTitle: 'If somebody breaks them',
    reports: [
      'Report the message or the player: in the chat, press ⋯ beside a message, or “Report a player …”.',
      'The operator of this server reads the report, a copy of the message, and who sent the report. The reported player isn’t told.',
      'Nothing happens by itself, no matter how many reports there are. The operator can hide a message, change a name, mute somebody in the chat or ban them, for a time or for good.',
      'Reports are deleted after a while, and when you or the reported player delete yourselves.',
      'You can mute or block anybody yourself, at once.',
    ],
  },
  banned: {
    title: 'You’re banned from this server',
    why: 'The operator’s reason:',
    noWhy: 'The operator gave no reason.',
    until: (time: string) => `The ban ends on ${time}.`,
    forGood: 'The ban has no end. Only the operator can lift it.',
    means:
      'You can’t open tables, take a seat, watch or write here. In your running matches a stand-in plays; when the ban is over, you can take your seat back.',
    still: 'What you can still do',
    local: 'You can play against bots on this device, and look at the matches kept on it.',
    data: 'You can save everything this server has of you, and delete yourself below. The ban stays.',
    save: 'Save my data as file',
    nobody: 'You aren’t banned',
    nobodyText: 'This server has no ban for you or this device.',
  },
};

export type HouseTexts = typeof texts;

/** The part of the settings about news that leaves the page. Loaded only where the server sends any. */
export const texts = {
  title: 'Webhooks',
  hint: 'When it’s your turn, a match starts or ends, or somebody is waiting for you, this server can send a message to an address of your own: to a program, or to a service that passes it on.',
  address: 'Address',
  addressHint: 'Begins with https://',
  isShared: 'Others can read the messages',
  sharedHint: 'Then we send only what concerns the whole table, and while answers are secret, we don’t name anybody.',
  add: 'Add webhook',
  secret:
    'Copy this secret now. It isn’t shown again. With it, the receiver can check that a message really comes from here.',
  shared: 'others can read it',
  since: (date: string) => `since ${date}`,
  test: (address: string) => `Send a test to ${address}`,
  remove: (address: string) => `Remove ${address}`,
  arrived: 'The test message has arrived.',
  /** Why the last message to an address failed. */
  faults: {
    address: 'The last message failed: nothing can be sent to this address.',
    timeout: 'The last message failed: the receiver didn’t answer in time.',
    connection: 'The last message failed: no secure connection could be made.',
    redirect: 'The last message failed: the address redirects to another one. Enter that one instead.',
    status: 'The last message failed: the receiver refused it.',
    gone: 'The receiver has said that it wants no more messages, so it was removed.',
  },
  quiet: 'Quiet hours',
  quietHint: (timeZone: string) =>
    `Nothing is sent during these hours (${timeZone}). When they end, you get everything that still matters in one message.`,
  from: 'From',
  to: 'Until',
  calendar: {
    title: 'Calendar',
    hint: 'Subscribe to a link in your calendar app to see when your time runs out in correspondence matches. Anyone who has the link can read these deadlines and open your tables, so keep it to yourself.',
    make: 'Make a link',
    link: 'Calendar link',
    replace: 'Replace the link',
    remove: 'Switch it off',
    made: 'Here’s your link.',
    replaced: 'Here’s your new link. The old one doesn’t work any more.',
    removed: 'The calendar is off. The link doesn’t work any more.',
  },
};

export type NewsTexts = typeof texts;

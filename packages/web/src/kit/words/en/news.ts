import type { ChannelKindName } from '@consigliere/protocol';

/** The words about a kind of channel: its name, how to get what it needs, and the labels of its fields. */
interface KindTexts {
  readonly name: string;
  readonly hint: string;
  readonly address?: string;
  readonly room?: string;
  readonly token?: string;
}

/** The part of the settings about news that leaves the page. Loaded only where the server sends any. */
export const texts = {
  title: 'News about your tables',
  hint: 'When it’s your turn, a match starts or ends, or somebody is waiting for you, this server can tell you even if this page is closed.',
  kind: 'Send it by',
  kinds: {
    email: {
      name: 'E-mail',
      hint: 'You get a mail with a link first, and no news before you’ve opened it and confirmed the address. Later you get one mail about a table, and the next once you’ve opened that table.',
      address: 'E-mail address',
    },
    discord: {
      name: 'Discord',
      hint: 'In Discord, open the channel’s settings, Integrations, Webhooks, and copy the URL of a webhook.',
      address: 'Webhook URL',
    },
    slack: {
      name: 'Slack',
      hint: 'Add “Incoming Webhooks” to a Slack app, and copy the URL of a webhook.',
      address: 'Webhook URL',
    },
    matrix: {
      name: 'Matrix',
      hint: 'Use an account made for this: the server keeps its access token and writes in its name.',
      address: 'Homeserver, such as https://matrix.example.org',
      room: 'Room ID, which begins with !',
      token: 'Access token',
    },
    push: { name: 'Notification', hint: 'Tick “Even when the page is closed” on the device itself.' },
    webhook: {
      name: 'Webhook',
      hint: 'For a program of yours. It gets signed JSON messages.',
      address: 'Address, which begins with https://',
    },
  } as Readonly<Record<ChannelKindName, KindTexts>>,
  isShared: 'Others can read the messages',
  sharedHint: 'Then we send only what concerns the whole table, and while answers are secret, we don’t name anybody.',
  add: (kind: string) => `Add ${kind}`,
  secret:
    'Copy this secret now. It isn’t shown again. With it, the receiver can check that a message really comes from here.',
  shared: 'others can read it',
  pending: 'Not confirmed yet: open the link in the mail we’ve sent there. It works for a day.',
  since: (date: string) => `since ${date}`,
  test: 'Send a test',
  remove: 'Remove',
  arrived: 'The test message has arrived.',
  /** Why the last message to an address failed. */
  faults: {
    address: 'The last message failed: nothing can be sent to this address.',
    timeout: 'The last message failed: the receiver didn’t answer in time.',
    connection: 'The last message failed: no secure connection could be made.',
    redirect: 'The last message failed: the address redirects to another one. Enter that one instead.',
    status: 'The last message failed: the receiver refused it.',
    gone: 'The receiver has said that it wants no more messages, so it was removed.',
    house: 'The last message failed: this server can’t send any at the moment. It will try again.',
    refused: 'The receiver refuses our messages. We send nothing more there until a test message arrives.',
  },
  quiet: 'Quiet hours',
  quietHint: (timeZone: string) =>
    `Nothing is sent during these hours (${timeZone}). When they end, you get everything that still matters in one message.`,
  from: 'From',
  to: 'Until',
  push: {
    choice: 'Even when the page is closed',
    choiceHint: 'On this device. The message travels encrypted through your browser’s push service.',
    obstacles: {
      insecure: 'Notifications with the page closed need https, which this address doesn’t have.',
      unsupported:
        'This browser can’t show notifications while the page is closed. On an iPhone or iPad, add the page to the home screen first.',
    },
    denied: 'The browser blocks notifications. You can allow them in its settings for this site.',
    failed: 'The browser couldn’t subscribe to notifications. Reload the page and try again.',
    here: 'this device',
  },
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

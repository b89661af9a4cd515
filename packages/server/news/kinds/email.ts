import { hash } from 'node:crypto';
import type { ErrorCode } from '@consigliere/protocol';
import { newSecret } from '../../guests/secret.ts';
import { makeLinkToken } from '../../mail/link-token.ts';
import { maskAddress, parseMailAddress } from '../../mail/mail-settings.ts';
import type { MailTools } from '../../mail/mail-tools.ts';
import type { MailOutcome } from '../../mail/post-office.ts';
import { writeConfirmMail, writeNewsMail } from '../../mail/write-mail.ts';
import type { Channel } from '../../store/channels.ts';
import { newsId } from '../message.ts';
import type { ChannelKind, KindTools, SendOutcome } from './kind.ts';

const DAY = 24 * 3600 * 1000;
/** The link that confirms an address works for this long, in milliseconds. */
export const CONFIRM_TIME = DAY;
/** How often a guest may have a link sent in a day, and how often one is sent to an address in a day and in a month, by all guests. */
const MOST_BY_GUEST = 5;
const MOST_IN_A_DAY = 2;
const MOST_IN_A_MONTH = 5;
/** How long requests for links are remembered, in milliseconds. */
export const REQUESTS_KEPT = 30 * DAY;

/** An address, as requests for it are counted: a reader of the store doesn't see the addresses of strangers. */
export const hashAddress = (address: string): string => hash('sha256', `mail:${mailboxOf(address)}`, 'hex');

const GMAIL = ['gmail.com', 'googlemail.com'];

/** The mailbox that an address probably leads to: most providers ignore what follows a plus, and Gmail ignores dots too. */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name, host] = [address.slice(0, at).toLowerCase(), address.slice(at + 1).toLowerCase()];
  const plain = name.replace(/(?<=.)\+.*/, '');
  return GMAIL.includes(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`;
}

/** E-mail, by the operator's own mail server. A mail can't be taken back, so it is never repeated. */
export const email: ChannelKind<'email'> = {
  most: 1,
  isLimitedByHost: false,
  hostOf: address => address.slice(address.lastIndexOf('@') + 1),
  show: maskAddress,
  open: ({ mail, publicUrl, clock }) =>
    mail == null
      ? null
      : {
          repeats: false,
          isOncePerTable: true,
          parse: async asked => {
            const address = parseMailAddress(asked.address);
            if (address === undefined) return 'bad-mail-address';
            return { address, secret: newSecret(), isShared: false, isSecretShown: false };
          },
          close: () => mail.office.close(),
          confirm: (channel, { language, caller }) =>
            sendLink({ mail, publicUrl, clock }, channel, { language, caller }),
          send: async ({ channel, message, language }) => {
            const stopUrl = `${publicUrl}/api/mail/stop/${makeLinkToken(channel, 'stop')}`;
            const content = writeNewsMail(message, { language, publicUrl, stopUrl });
            const outcome = await mail.office.send({
              ...content,
              id: message.id,
              to: channel.address,
              language,
              stopUrl,
            });
            if (outcome.type === 'down') mail.onDown(outcome.why);
            return asSendOutcome(outcome);
          },
        },
};

function asSendOutcome(outcome: MailOutcome): SendOutcome {
  const failed = { type: 'failed', retryAfter: null, isUncertain: false } as const;
  switch (outcome.type) {
    case 'sent':
      return { type: 'sent' };
    case 'refused':
      return { type: 'refused', fault: outcome.isRecipient ? 'refused' : 'status' };
    case 'failed':
      return { ...failed, fault: 'status' };
    case 'uncertain':
      return { ...failed, fault: 'timeout', isUncertain: true };
    case 'down':
      return { ...failed, fault: 'house' };
  }
}

interface LinkTools extends Pick<KindTools, 'publicUrl' | 'clock'> {
  readonly mail: MailTools;
}

/** Sends the link that confirms an address; a code: why not. Nobody can have mails sent to others again and again. */
async function sendLink(
  { mail: { office, mails, limits, onDown }, publicUrl, clock }: LinkTools,
  channel: Channel,
  { language, caller }: { readonly language: string; readonly caller: string },
): Promise<ErrorCode | null> {
  await limits.spend('mail', caller);
  const now = clock.wall();
  const addressHash = hashAddress(channel.address);
  // Noted first, so that requests which come together can't all be the last one.
  await mails.noteRequest({ id: channel.id, guest: channel.guest, addressHash, at: now });
  const isTooMuch =
    (await mails.countByGuest(channel.guest, now - DAY)) > MOST_BY_GUEST ||
    (await mails.countByAddress(addressHash, now - DAY)) > MOST_IN_A_DAY ||
    (await mails.countByAddress(addressHash, now - REQUESTS_KEPT)) > MOST_IN_A_MONTH;
  if (isTooMuch) {
    // Otherwise somebody could keep an address from ever being confirmed.
    await mails.withdrawRequest(channel.id);
    return 'too-many-mails';
  }
  // Last, so that requests which are refused anyway don't use up what everybody has together.
  await limits.spend('mails', '').catch(async problem => {
    await mails.withdrawRequest(channel.id);
    throw problem;
  });
  const url = `${publicUrl}/api/mail/confirm/${makeLinkToken(channel, 'confirm')}`;
  const outcome = await office.send({
    ...writeConfirmMail(language, publicUrl, url),
    ...{ id: newsId('confirm', channel.id), to: channel.address, language, stopUrl: null },
  });
  if (outcome.type === 'down') onDown(outcome.why);
  // Whether an uncertain one arrived is seen by its link.
  if (outcome.type === 'sent' || outcome.type === 'uncertain') return null;
  return outcome.type === 'refused' ? 'bad-mail-address' : 'no-mail';
}

import { createECDH, hash } from 'node:crypto';
import { deviceNameOf } from '../../guests/device-name.ts';
import { hostOf, parseTarget, sendRequest } from '../../outgoing/request.ts';
import { type NewsMessage, newsId } from '../message.ts';
import { encrypt, LONGEST_TEXT } from '../push/encrypt.ts';
import { openVapidKey, type VapidKey } from '../push/vapid.ts';
import { type ChannelKind, outcomeOf } from './kind.ts';

/** The push services of today's browsers; hosts that end like this if it begins with a dot. Others are in OUTGOING_HOSTS. */
const SERVICES = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];
const isService = (host: string): boolean =>
  SERVICES.some(service => (service.startsWith('.') ? host.endsWith(service) : host === service));

/** How long a service keeps a message for a device that is off, in seconds. */
const KEPT = 24 * 3600;
const URGENT = ['turn', 'nudged', 'test'];
const ID_LENGTH = 16;

/** A device whose browser shows notifications while no page is open. Its id follows from the address, so that the device knows it. */
export const push: ChannelKind<'push'> = {
  most: 10,
  isOfDevice: true,
  isLimitedByHost: false,
  hostOf: address => new URL(address).hostname,
  show: (_, secret) => readSecret(secret).name,
  open: ({ requests, clock, publicUrl, serverKeys }) => {
    let opening: Promise<VapidKey> | undefined;
    const key = (): Promise<VapidKey> => {
      opening ??= openVapidKey(serverKeys, publicUrl).catch(fault => {
        opening = undefined;
        throw fault;
      });
      return opening;
    };
    return {
      repeats: true,
      publicKey: async () => (await key()).publicKey,

      parse: async ({ endpoint, keys }, userAgent) => {
        const target = parseTarget(endpoint, requests.allowed);
        const isKnown = target !== null && (isService(target.hostname) || requests.allowed?.includes(hostOf(target)));
        if (!isKnown || !isPoint(keys.p256dh)) return 'bad-subscription';
        return {
          id: hash('sha256', target.href, 'hex').slice(0, ID_LENGTH),
          address: target.href,
          secret: JSON.stringify({ ...keys, name: deviceNameOf(userAgent) ?? '' } satisfies PushSecret),
          isShared: false,
          isSecretShown: false,
        };
      },

      send: async ({ channel, message }) => {
        const { p256dh, auth } = readSecret(channel.secret);
        const keys = { p256dh: Buffer.from(p256dh, 'base64url'), auth: Buffer.from(auth, 'base64url') };
        const headers = {
          'content-type': 'application/octet-stream',
          'content-encoding': 'aes128gcm',
          ttl: `${KEPT}`,
          urgency: URGENT.includes(message.kind) ? 'high' : 'normal',
          // A newer message about the same table replaces one that the service still has.
          topic: newsId('topic', channel.id, message.url ?? message.kind),
          authorization: (await key()).authorize(channel.address, clock.wall()),
        };
        const request = { url: channel.address, headers, body: encrypt(payloadOf(message), keys) };
        const outcome = await sendRequest(request, requests);
        const status = outcome.ok ? null : outcome.response?.status;
        return status === 404 || status === 410 ? { type: 'gone' } : outcomeOf(outcome);
      },
    };
  },
};

interface PushSecret {
  readonly p256dh: string;
  readonly auth: string;
  /** The device's name for its guest. */
  readonly name: string;
}

const readSecret = (text: string): PushSecret => JSON.parse(text);

/** Whether a public key is a point of the curve: otherwise nothing could be encrypted for it. */
function isPoint(p256dh: string): boolean {
  const probe = createECDH('prime256v1');
  probe.generateKeys();
  try {
    probe.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** The part of a message that the service worker shows. It has to fit: a digest of many tables is cut. */
function payloadOf({ id, kind, text, url }: NewsMessage): Buffer {
  const payload = (shown: string): Buffer =>
    Buffer.from(JSON.stringify({ id, kind, text: shown, ...(url === undefined ? {} : { url }) }));
  const whole = payload(text);
  return whole.length <= LONGEST_TEXT ? whole : payload(`${text.slice(0, LONGEST_CUT)}…`);
}

const LONGEST_CUT = 800;

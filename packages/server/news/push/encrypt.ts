import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription: its public key, an uncompressed point of P-256, and its secret. */
export interface SubscriptionKeys {
  readonly p256dh: Uint8Array;
  readonly auth: Uint8Array;
}

/** The random part of an encryption. Each is used once; a test gives its own. */
interface Fresh {
  readonly salt: Uint8Array;
  readonly sender: ECDH;
}

const RECORD_SIZE = 4096;
/** Texts are padded to multiples of this, so that their length tells a push service little. */
const BLOCK = 512;
const TAG_LENGTH = 16;
const KEY_LENGTH = 16;
const NONCE_LENGTH = 12;
const SECRET_LENGTH = 32;
/** It ends the last record's text; padding follows. */
const LAST_RECORD = 2;

function makeFresh(): Fresh {
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  return { salt: randomBytes(16), sender };
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Encrypts a message for a browser: RFC 8291, one record of aes128gcm (RFC 8188). Throws if the public key isn't a point of the curve. */
export function encrypt(
  text: Uint8Array,
  { p256dh, auth }: SubscriptionKeys,
  { salt, sender }: Fresh = makeFresh(),
  paddedTo = Math.ceil((text.length + 1) / BLOCK) * BLOCK,
): Buffer {
  const own = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, own]);
  const secret = derive(sender.computeSecret(p256dh), auth, info, SECRET_LENGTH);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), KEY_LENGTH);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), NONCE_LENGTH);

  const plain = Buffer.alloc(paddedTo);
  plain.set(text);
  plain[text.length] = LAST_RECORD;
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);

  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_SIZE);
  head.writeUInt8(own.length, 4);
  return Buffer.concat([salt, head, own, sealed]);
}

/** The longest text that fits into one message: services take 4096 bytes. */
export const LONGEST_TEXT = Math.floor((RECORD_SIZE - 16 - 5 - 65 - TAG_LENGTH) / BLOCK) * BLOCK - 1;

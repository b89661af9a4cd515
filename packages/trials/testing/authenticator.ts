import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

type Algorithm = 'ES256' | 'RS256';

/** A page's question to an authenticator: the challenge, and where the page is. */
interface Ceremony {
  readonly challenge: string;
  readonly origin: string;
  /** Absent: the host of the origin. */
  readonly rpId?: string;
}

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** A CBOR item of a type with an argument: enough for keys and attestations. */
function head(type: number, argument: number): Buffer {
  if (argument < 24) return Buffer.from([(type << 5) | argument]);
  if (argument < 256) return Buffer.from([(type << 5) | 24, argument]);
  return Buffer.from([(type << 5) | 25, argument >> 8, argument & 255]);
}
const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (...entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

/** One passkey on a device, by WebAuthn's rules, with user presence and verification. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #algorithm: Algorithm;
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  /** The number of signatures; it stays 0 for a passkey that is synchronised. */
  counter = 0;
  #handle = '';

  constructor(algorithm: Algorithm = 'ES256') {
    this.#algorithm = algorithm;
    const { privateKey, publicKey } =
      algorithm === 'ES256'
        ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
        : generateKeyPairSync('rsa', { modulusLength: 2048 });
    this.#privateKey = privateKey;
    this.#publicKey = publicKey;
  }

  /** The response to the options for a new passkey. */
  register({ user, ...ceremony }: Ceremony & { readonly user: { readonly id: string } }, algorithm?: number) {
    this.#handle = user.id;
    const data = Buffer.concat([
      this.#authenticatorData(ceremony, 0x45),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.#coseKey(algorithm),
    ]);
    const attestation = map([text('fmt'), text('none')], [text('attStmt'), map()], [text('authData'), bytes(data)]);
    const response = {
      clientDataJSON: this.#clientData('webauthn.create', ceremony).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    };
    return { ...this.#credential, response };
  }

  /** The response to the options for signing in. */
  sign(ceremony: Ceremony) {
    const authenticatorData = this.#authenticatorData(ceremony, 0x05);
    const clientData = this.#clientData('webauthn.get', ceremony);
    const signer = createSign('sha256').update(Buffer.concat([authenticatorData, sha256(clientData)]));
    const response = {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signer.sign(this.#privateKey).toString('base64url'),
      userHandle: this.#handle,
    };
    return { ...this.#credential, response };
  }

  get #credential() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  }

  #clientData(type: string, { challenge, origin }: Ceremony): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData({ origin, rpId = new URL(origin).hostname }: Ceremony, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  #coseKey(algorithm?: number): Buffer {
    const jwk = this.#publicKey.export({ format: 'jwk' });
    const part = (value = ''): Buffer => bytes(Buffer.from(value, 'base64url'));
    if (this.#algorithm === 'RS256')
      return map(
        [integer(1), integer(3)],
        [integer(3), integer(algorithm ?? -257)],
        [integer(-1), part(jwk.n)],
        [integer(-2), part(jwk.e)],
      );
    return map(
      [integer(1), integer(2)],
      [integer(3), integer(algorithm ?? -7)],
      [integer(-1), integer(1)],
      [integer(-2), part(jwk.x)],
      [integer(-3), part(jwk.y)],
    );
  }
}

import type { newPasskeySchema, passkeySignInSchema } from '@consigliere/protocol';
import type { z } from 'zod';
import type { Clock } from '../house/clock.ts';
import { newId } from '../id.ts';
import { Problem } from '../problem.ts';
import type { Guest } from '../store/guests.ts';
import type { Store } from '../store/open-store.ts';
import type { Passkey } from '../store/passkeys.ts';
import { findPerson } from './ids.ts';
import type { RelyingParty } from './relying-party.ts';
import { hashOf, newSecret } from './secret.ts';

/** A guest can have this many passkeys. */
const MOST_PASSKEYS = 10;
/** How long a challenge counts, in milliseconds. */
export const CHALLENGE_TIME = 5 * 60_000;

/** ES256 and RS256. The library's own list depends on the version of Node, and begins with an experimental algorithm. */
const ALGORITHMS = [-7, -257];
const NAME = 'Consigliere';

interface PasskeysOptions {
  readonly party: RelyingParty;
  readonly store: Pick<Store, 'passkeys' | 'challenges' | 'guests'>;
  readonly clock: Pick<Clock, 'wall'>;
}

type Registration = z.infer<typeof newPasskeySchema>['response'];
type Assertion = z.infer<typeof passkeySignInSchema>['response'];

/** Options for a browser. `session` is the secret by which the same browser is known when it responds. */
interface BrowserOptions {
  readonly options: { readonly challenge: string };
  readonly session: string;
}

/** Adds passkeys to guests, and finds the guest of one. */
export interface Passkeys {
  readonly party: RelyingParty;
  startAdding(guest: Guest): Promise<BrowserOptions>;
  /** Adds a passkey; a browser that wasn't given the challenge, or another guest, gets a problem. */
  add(guest: Guest, session: string, response: Registration): Promise<Passkey>;
  startSignIn(): Promise<BrowserOptions>;
  /** The guest whose passkey has signed; otherwise a problem. */
  findSigner(session: string, response: Assertion): Promise<Guest>;
}

/** It takes most of a second to load, so it isn't loaded at the start. */
const loadLibrary = () => import('@simplewebauthn/server');

export function openPasskeys({ party, store, clock }: PasskeysOptions): Passkeys {
  const expected = { expectedOrigin: party.origin, expectedRPID: party.id, requireUserVerification: false };

  const newChallenge = async (guest: string | null) => {
    const [challenge, session] = [newSecret(), newSecret()];
    const now = clock.wall();
    const hashes = { hash: hashOf('challenge', challenge), session: hashOf('session', session) };
    await store.challenges.add({ ...hashes, guest, expiresAt: now + CHALLENGE_TIME }, now);
    return { challenge: Buffer.from(challenge, 'base64url'), session };
  };

  /** Whether a signed challenge was given to this browser for this purpose. It counts once, whatever else is wrong. */
  const isDue = (session: string, guest: string | null) => async (challenge: string) => {
    const taken = await store.challenges.take(hashOf('challenge', challenge), clock.wall());
    return taken !== undefined && taken.guest === guest && taken.session === hashOf('session', session);
  };

  return {
    party,

    startAdding: async ({ id, ids, name }) => {
      const { generateRegistrationOptions } = await loadLibrary();
      const known = await store.passkeys.list(ids);
      if (known.length >= MOST_PASSKEYS) throw new Problem('too-many-passkeys');
      const { challenge, session } = await newChallenge(id);
      const options = await generateRegistrationOptions({
        rpName: NAME,
        rpID: party.id,
        userName: name,
        userDisplayName: name,
        userID: new TextEncoder().encode(id),
        challenge,
        timeout: CHALLENGE_TIME,
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map(({ credential, transports }) => ({
          id: credential,
          transports: [...transports],
        })),
      });
      return { options, session };
    },

    add: async (guest, session, response) => {
      const { verifyRegistrationResponse } = await loadLibrary();
      const verified = await refuseFaults(
        verifyRegistrationResponse({
          response,
          expectedChallenge: isDue(session, guest.id),
          supportedAlgorithmIDs: ALGORITHMS,
          ...expected,
        }),
      );
      if (!verified.verified) throw new Problem('bad-passkey');
      const { credential } = verified.registrationInfo;
      const passkey: Passkey = {
        id: newId(),
        credential: credential.id,
        guest: guest.id,
        handle: Buffer.from(guest.id).toString('base64url'),
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: response.response.transports ?? [],
        name: null,
        createdAt: clock.wall(),
        usedAt: null,
      };
      if (await store.passkeys.add(passkey, guest.ids, MOST_PASSKEYS)) return passkey;
      const isKnown = (await store.passkeys.find(passkey.credential)) !== undefined;
      throw new Problem(isKnown ? 'bad-passkey' : 'too-many-passkeys');
    },

    startSignIn: async () => {
      const { generateAuthenticationOptions } = await loadLibrary();
      const { challenge, session } = await newChallenge(null);
      const options = await generateAuthenticationOptions({
        rpID: party.id,
        challenge,
        timeout: CHALLENGE_TIME,
        userVerification: 'preferred',
      });
      return { options, session };
    },

    findSigner: async (session, response) => {
      const { verifyAuthenticationResponse } = await loadLibrary();
      const passkey = await store.passkeys.find(response.id);
      if (passkey === undefined) throw new Problem('no-such-passkey');
      if (response.response.userHandle !== passkey.handle) throw new Problem('bad-passkey');
      const { credential: id, publicKey, counter } = passkey;
      const { verified, authenticationInfo } = await refuseFaults(
        verifyAuthenticationResponse({
          response,
          expectedChallenge: isDue(session, null),
          credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
          ...expected,
        }),
      );
      if (!verified) throw new Problem('bad-passkey');
      const guest = await findPerson(store, passkey.guest);
      if (guest === undefined) throw new Problem('no-such-passkey');
      await store.passkeys.use(passkey.id, authenticationInfo.newCounter, clock.wall());
      return guest;
    },
  };
}

/** The library throws whatever it finds in a stranger's bytes; the stranger is told only that it wasn't accepted. */
function refuseFaults<X>(verifying: Promise<X>): Promise<X> {
  return verifying.catch(() => {
    throw new Problem('bad-passkey');
  });
}

import type {
  guestSchema,
  madeRecoverySchema,
  passkeySchema,
  passkeysSchema,
  recoverySchema,
} from '@consigliere/protocol';
import { forgetGuest, type OutputOf } from './api.ts';
import { rememberServer } from './keep.ts';
import { type ApiAnswer, ask, isRefusal, type Refusal } from './link.ts';

export type Passkey = OutputOf<typeof passkeySchema>;
type OwnPasskeys = OutputOf<typeof passkeysSchema>;
type ApiGuest = OutputOf<typeof guestSchema>;

/** The browser didn't ask, or the person has declined; and the device already has a passkey of the guest's. */
type BrowserRefusal = 'no-passkey-made' | 'passkey-known';

const refusalOf = (code: BrowserRefusal): Refusal => ({ code, rule: null });

/** The library is loaded with the first press: few visitors ever need it. */
const loadLibrary = () => import('@simplewebauthn/browser');

/** Whether passkeys work on this page: the server has them, at this very address, and the browser has them too. */
export const canUsePasskeys = ({ origin }: OwnPasskeys): boolean =>
  origin === location.origin && 'PublicKeyCredential' in window;

/** Makes this device the guest that the server has answered with. */
function become(answer: ApiAnswer<ApiGuest>): ApiAnswer<ApiGuest> {
  if (isRefusal(answer)) return answer;
  forgetGuest();
  rememberServer();
  return answer;
}

/** Requests about the ways in which a person's devices become the same guest. The way to a board doesn't load them. */
export const identityApi = {
  passkeys: (): Promise<ApiAnswer<OwnPasskeys>> => ask('GET', '/api/passkeys'),

  addPasskey: async (): Promise<ApiAnswer<Passkey>> => {
    const { startRegistration } = await loadLibrary();
    const options = await ask<Parameters<typeof startRegistration>[0]['optionsJSON']>('POST', '/api/passkeys/options');
    if (isRefusal(options)) return options;
    try {
      const response = await startRegistration({ optionsJSON: options });
      return await ask('POST', '/api/passkeys', { response });
    } catch (fault) {
      return refusalOf(
        fault instanceof Error && fault.name === 'InvalidStateError' ? 'passkey-known' : 'no-passkey-made',
      );
    }
  },

  renamePasskey: (id: string, name: string): Promise<ApiAnswer<object>> =>
    ask('PATCH', `/api/passkeys/${id}`, { name }),

  revokePasskey: (id: string): Promise<ApiAnswer<object>> => ask('DELETE', `/api/passkeys/${id}`),

  /** Everything that the server has about the guest. */
  everything: (): Promise<ApiAnswer<object>> => ask('GET', '/api/guests/me/export'),

  recovery: (): Promise<ApiAnswer<OutputOf<typeof recoverySchema>>> => ask('GET', '/api/recovery-code'),

  makeRecoveryCode: (): Promise<ApiAnswer<OutputOf<typeof madeRecoverySchema>>> => ask('POST', '/api/recovery-code'),

  removeRecoveryCode: (): Promise<ApiAnswer<object>> => ask('DELETE', '/api/recovery-code'),

  /** `merges`: the guest that this device is becomes a part of the one of the code for good. */
  useRecoveryCode: async (code: string, merges: boolean): Promise<ApiAnswer<ApiGuest>> =>
    become(await ask<ApiGuest>('POST', '/api/recovery-code/use', { code, merges })),

  signInWithPasskey: async (merges: boolean): Promise<ApiAnswer<ApiGuest>> => {
    const { startAuthentication } = await loadLibrary();
    const path = '/api/passkeys/sign-in';
    const options = await ask<Parameters<typeof startAuthentication>[0]['optionsJSON']>('POST', `${path}/options`);
    if (isRefusal(options)) return options;
    try {
      const response = await startAuthentication({ optionsJSON: options });
      return become(await ask<ApiGuest>('POST', path, { response, merges }));
    } catch {
      return refusalOf('no-passkey-made');
    }
  },
};

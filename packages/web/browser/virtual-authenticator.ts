import type { CDPSession, Page } from '@playwright/test';

/** An authenticator of Chromium's own, which agrees to everything at once. */
interface VirtualAuthenticator {
  readonly devTools: CDPSession;
  readonly id: string;
}

export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devTools, id: authenticatorId };
}

export type Credentials = Awaited<ReturnType<typeof listCredentials>>;

/** The passkeys of an authenticator, as its owner's account keeps them beyond the device. */
export async function listCredentials({ devTools, id: authenticatorId }: VirtualAuthenticator) {
  return (await devTools.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
}

export async function addCredentials(
  { devTools, id: authenticatorId }: VirtualAuthenticator,
  credentials: Credentials,
): Promise<void> {
  for (const credential of credentials) await devTools.send('WebAuthn.addCredential', { authenticatorId, credential });
}

/** Gives one authenticator the passkeys of another, as a person's devices synchronise them. */
export const synchronise = async (from: VirtualAuthenticator, to: VirtualAuthenticator): Promise<void> =>
  addCredentials(to, await listCredentials(from));

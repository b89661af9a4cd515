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

/** Gives one authenticator the passkeys of another, as a person's devices synchronise them. */
export async function synchronise(from: VirtualAuthenticator, to: VirtualAuthenticator): Promise<void> {
  const { credentials } = await from.devTools.send('WebAuthn.getCredentials', { authenticatorId: from.id });
  for (const credential of credentials)
    await to.devTools.send('WebAuthn.addCredential', { authenticatorId: to.id, credential });
}

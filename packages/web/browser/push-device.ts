import type { BrowserContext, Page } from '@playwright/test';

/** A browser here reaches no push service, so its subscription is given: everything after it is real. */
export async function giveSubscription(context: BrowserContext, device: object): Promise<void> {
  await context.addInitScript(given => {
    const held = 'subscribed';
    const subscription = {
      ...given,
      toJSON: () => given,
      unsubscribe: async () => localStorage.removeItem(held),
    };
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem(held) === null ? null : (subscription as unknown as PushSubscription);
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem(held, 'yes');
      return subscription as unknown as PushSubscription;
    };
  }, device);
}

/** Hands a message to the service worker of a house, as the browser does that has got and decrypted it. The page may be anywhere. */
export async function deliver(page: Page, data: string, origin = new URL(page.url()).origin): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const found = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
    if (own !== undefined) found.resolve(own.registrationId);
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found.promise, data });
  await session.detach();
}

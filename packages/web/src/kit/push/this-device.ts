import { signal } from '@preact/signals';
import { ask, isRefusal } from '../link/link.ts';
import { notify } from '../preferences.ts';
import { loadChannels, ownChannels } from './own-channels.ts';

/** Why this browser can't show notifications while no page is open; null: it can. */
export function findObstacle(): 'insecure' | 'unsupported' | null {
  if (!isSecureContext) return 'insecure';
  const isAble = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  return isAble ? null : 'unsupported';
}

/** The id of the channel that leads to this device; null: there is none. */
export const idHere = signal<string | null>(null);

/** Whether it is known by now if there is one. */
export const isKnownHere = signal(false);

const ID_LENGTH = 16;

/** The server names such a channel by its address too (packages/server/news/kinds/push.ts). */
async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
  return [...sum]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, ID_LENGTH);
}

const findSubscription = async (): Promise<PushSubscription | null> => {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
};

/** Looks whether this device is subscribed. A subscription of which the server doesn't know is ended: it was removed elsewhere, or is another guest's. */
export async function lookHere(): Promise<void> {
  if (findObstacle() !== null || ownChannels.peek()?.isOn !== true) return;
  const subscription = await findSubscription();
  const id = subscription && (await idOf(subscription));
  const isKnown = ownChannels.peek()?.channels.some(each => each.id === id) === true;
  idHere.value = isKnown ? id : null;
  isKnownHere.value = true;
  if (!isKnown) await subscription?.unsubscribe();
}

/** Subscribes this device, on a press. Returns why it didn't work: the browser denies it or fails, or the server's code. */
export async function turnOn(pushKey: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const worker = await navigator.serviceWorker.getRegistration();
  if (worker === undefined) return 'failed';
  const subscription = await subscribe(worker.pushManager, pushKey).catch(() => null);
  if (subscription === null) return 'failed';
  const { endpoint, keys } = subscription.toJSON();
  const made = await ask<{ readonly id: string }>('POST', '/api/channels', { kind: 'push', endpoint, keys });
  if (isRefusal(made)) {
    await subscription.unsubscribe();
    return made.code;
  }
  notify.value = 'on';
  idHere.value = made.id;
  await loadChannels();
  return null;
}

/** The browser's subscription with this key; one with another key, of a server that was set up again, is replaced. */
async function subscribe(manager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await manager.subscribe(options);
  } catch (fault) {
    const old = await manager.getSubscription();
    if (old === null) throw fault;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

/** Ends this device's subscription. */
export async function turnOff(): Promise<void> {
  const id = idHere.peek();
  idHere.value = null;
  await (await findSubscription())?.unsubscribe();
  if (id !== null) await ask('DELETE', `/api/channels/${id}`);
  await loadChannels();
}

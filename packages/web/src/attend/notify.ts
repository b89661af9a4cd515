import { notify } from '../preferences.ts';

const mayNotify = (): boolean =>
  notify.value === 'on' && 'Notification' in globalThis && Notification.permission === 'granted';

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** Tells whoever has allowed it, and looks elsewhere, that somebody waits for him. On phones only the service worker may. */
export async function tellElsewhere(title: string, body: string): Promise<void> {
  if (!document.hidden || !mayNotify()) return;
  const options = { body, tag: location.pathname, icon: '/icon-192.png', data: location.href };
  const worker = await registration();
  if (worker !== undefined) return worker.showNotification(title, options);
  new Notification(title, options).onclick = () => focus();
}

/** Who is back needs no notice. */
export async function takeBack(): Promise<void> {
  const told = (await (await registration())?.getNotifications({ tag: location.pathname })) ?? [];
  for (const each of told) each.close();
}

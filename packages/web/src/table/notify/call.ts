import type { RoomView } from '@consigliere/match';
import { effect, untracked } from '@preact/signals';
import type { Link } from '../../kit/link/link.ts';
import { notify, sound } from '../../kit/preferences.ts';
import { playSound } from '../../kit/sound/play.ts';
import { callText } from '../../kit/window-name.ts';
import type { TableTexts } from '../../kit/words/en/table.ts';

/** Whether the match waits for the one who looks: he is asked, or has still to confirm what he answered. */
export function isAwaited(seen: RoomView | null): boolean {
  if (seen === null || seen.phase !== 'playing' || seen.isPaused || seen.match === null) return false;
  return seen.match.prompt !== null || seen.match.held !== null;
}

const mayNotify = (): boolean =>
  notify.value === 'on' && 'Notification' in globalThis && Notification.permission === 'granted';

const findServiceWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** Tells whoever has allowed it, and looks elsewhere, that somebody waits for him. On phones only the service worker may. */
async function showNotification(title: string, body: string): Promise<void> {
  if (!document.hidden || !mayNotify()) return;
  const options = { body, tag: location.pathname, icon: '/icon-192.png', data: location.href };
  const worker = await findServiceWorker();
  if (worker !== undefined) return worker.showNotification(title, options);
  new Notification(title, options).onclick = () => focus();
}

/** Who is back needs no notice. */
async function closeNotifications(): Promise<void> {
  const told = (await (await findServiceWorker())?.getNotifications({ tag: location.pathname })) ?? [];
  for (const each of told) each.close();
}

/** Calls the player whenever the match begins to wait for him. Gives back how to stop. */
export function callWhenAwaited(link: Link, game: string, words: TableTexts['attend']): () => void {
  let wasAwaited: boolean | null = null;
  const announce = (): void => {
    if (sound.value === 'on') playSound('your-turn');
    showNotification(words.yourTurn, words.waits(game)).catch(reportError);
  };
  const stop = effect(() => {
    const awaited = isAwaited(link.seen.value);
    // Who has just come sees it; who waited elsewhere for the start does not.
    const isNews = awaited && (wasAwaited === null ? document.hidden : !wasAwaited);
    wasAwaited = awaited;
    callText.value = awaited ? words.yourTurn : null;
    if (isNews) untracked(announce);
  });
  const onReturn = (): void => {
    if (!document.hidden) closeNotifications().catch(reportError);
  };
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    stop();
    callText.value = null;
    document.removeEventListener('visibilitychange', onReturn);
  };
}

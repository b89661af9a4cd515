import type { RoomView } from '@consigliere/match';
import { effect, untracked } from '@preact/signals';
import type { Link } from '../../kit/link/link.ts';
import { notify, sound } from '../../kit/preferences.ts';
import { playSound } from '../../kit/sound/play.ts';
import { callText } from '../../kit/window-name.ts';
import type { TableTexts } from '../../kit/words/en/table.ts';

/** Whether the match waits for the viewer, who must answer or confirm an answer. */
export function isAwaited(roomView: RoomView | null): boolean {
  if (roomView === null || roomView.phase !== 'playing' || roomView.isPaused || roomView.match === null) return false;
  return roomView.match.prompt !== null || roomView.match.held !== null;
}

/** How long a phone vibrates, in milliseconds. */
const CALL = 150;

const mayNotify = (): boolean =>
  notify.value === 'on' && 'Notification' in globalThis && Notification.permission === 'granted';

const findServiceWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** Shows a notification if the player has allowed it and the page is hidden. On phones only the service worker may do that. */
async function showNotification(title: string, body: string): Promise<void> {
  if (!document.hidden || !mayNotify()) return;
  const options = { body, tag: location.pathname, icon: '/icon-192.png', data: location.href };
  const worker = await findServiceWorker();
  if (worker !== undefined) return worker.showNotification(title, options);
  new Notification(title, options).onclick = () => focus();
}

/** Closes the notifications of this table once the player is back. */
async function closeNotifications(): Promise<void> {
  const told = (await (await findServiceWorker())?.getNotifications({ tag: location.pathname })) ?? [];
  for (const each of told) each.close();
}

/** Calls the player whenever the match starts to wait for them. Returns a function that stops it. */
export function callWhenAwaited(link: Link, game: string, words: TableTexts['notifications']): () => void {
  let wasAwaited: boolean | null = null;
  const announce = (): void => {
    if (sound.value === 'on') playSound('your-turn');
    // At a table on a common screen the phone may lie on its face.
    if (link.talk?.here.peek()?.hasScreen === true) navigator.vibrate?.(CALL);
    showNotification(words.yourTurn, words.waits(game)).catch(reportError);
  };
  const stop = effect(() => {
    const awaited = isAwaited(link.roomView.value);
    // A player who has just opened the page sees it. A hidden page that waited for the start doesn't.
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

import { effect, signal } from '@preact/signals';

/** The name of the house, which is the heading of its front page. */
export const APP_NAME = 'Consigliere';

/** What the page is about. */
export const pageName = signal(APP_NAME);
/** What the window says before that, because somebody waits for the player; null: nobody does. */
export const callText = signal<string | null>(null);

function titleOf(page: string, called: string | null): string {
  if (called !== null) return `● ${called} — ${page}`;
  return page === APP_NAME ? APP_NAME : `${page} · ${APP_NAME}`;
}

/** Names the window, and marks its icon while the player is called. */
export function nameWindow(): void {
  effect(() => {
    document.title = titleOf(pageName.value, callText.value);
    const icon = callText.value === null ? '/icon.svg' : '/icon-turn.svg';
    document.querySelector('link[rel="icon"]')?.setAttribute('href', icon);
  });
}

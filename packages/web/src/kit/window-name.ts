import { computed, effect, signal } from '@preact/signals';

/** The app's name, which is the heading of its front page. */
export const APP_NAME = 'Consigliere';

/** The title of the page. */
export const pageName = signal(APP_NAME);
/** Shown before the title while the match waits for the player; null otherwise. */
export const callText = signal<string | null>(null);

function titleOf(page: string, called: string | null): string {
  if (called !== null) return `● ${called} — ${page}`;
  return page === APP_NAME ? APP_NAME : `${page} · ${APP_NAME}`;
}

/** Names the window, and marks its icon while the player is called. */
export function nameWindow(): void {
  effect(() => {
    document.title = titleOf(pageName.value, callText.value);
  });
  // On its own, because a browser fetches an icon again whenever it is set.
  const isCalled = computed(() => callText.value !== null);
  effect(() => {
    const icon = isCalled.value ? '/icon-turn.svg' : '/icon.svg';
    document.querySelector('link[rel="icon"]')?.setAttribute('href', icon);
  });
}

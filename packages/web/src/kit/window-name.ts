import { effect, signal } from '@preact/signals';

/** The name of the house, which is the heading of its front page. */
export const HOUSE = 'Consigliere';

/** What the page is about. */
export const pageName = signal(HOUSE);
/** What the window says before that, because somebody waits for the player; null: nobody does. */
export const call = signal<string | null>(null);

function nameOf(page: string, called: string | null): string {
  if (called !== null) return `● ${called} — ${page}`;
  return page === HOUSE ? HOUSE : `${page} · ${HOUSE}`;
}

/** Names the window, and marks its icon while the player is called. */
export function nameWindow(): void {
  effect(() => {
    document.title = nameOf(pageName.value, call.value);
    const icon = call.value === null ? '/icon.svg' : '/icon-turn.svg';
    document.querySelector('link[rel="icon"]')?.setAttribute('href', icon);
  });
}

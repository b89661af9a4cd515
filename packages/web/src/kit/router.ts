import { computed, signal } from '@preact/signals';
import { parseRoute } from './routes.ts';

const path = signal(location.pathname);

/** The current route. */
export const route = computed(() => parseRoute(path.value));

/** The number of navigations. The first page doesn't take the focus. */
export const visits = signal(0);

function arrive(): void {
  path.value = location.pathname;
  visits.value += 1;
}

/** Navigates inside the client; `replace`: without a new history entry. */
export function go(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  arrive();
  scrollTo(0, 0);
}

/** Whether a click navigates inside the client, not to a new tab, a download or another site. */
function isPageClick(event: MouseEvent, anchor: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const isHere = anchor.origin === location.origin && !anchor.hasAttribute('download');
  return isPlain && isHere && (anchor.target === '' || anchor.target === '_self') && !event.defaultPrevented;
}

/** Handles clicks on ordinary links inside the client. */
export function listenToLinks(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', event => {
    const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (anchor === null || !isPageClick(event, anchor)) return;
    // The browser handles jumps within the page.
    if (anchor.hash !== '' && anchor.pathname === location.pathname) return;
    event.preventDefault();
    go(anchor.pathname + anchor.search + anchor.hash);
  });
}

import { computed, signal } from '@preact/signals';
import { parseRoute } from './routes.ts';

const path = signal(location.pathname);

/** Where the page is; an equal path is the same place. */
export const route = computed(() => parseRoute(path.value));

/** How often somebody has gone somewhere: the first page is drawn without taking the focus. */
export const visits = signal(0);

function arrive(): void {
  path.value = location.pathname;
  visits.value += 1;
}

/** Goes to a page of ours; `replace`: the page before is not to be come back to. */
export function go(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  arrive();
  scrollTo(0, 0);
}

/** Whether a click is an ordinary one, which does not ask for another tab, a download or another site. */
function isPageClick(event: MouseEvent, anchor: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const isHere = anchor.origin === location.origin && !anchor.hasAttribute('download');
  return isPlain && isHere && (anchor.target === '' || anchor.target === '_self') && !event.defaultPrevented;
}

/** Plain links are ours: every anchor of the page works, and so do its modifier keys. */
export function listenToLinks(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', event => {
    const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (anchor === null || !isPageClick(event, anchor)) return;
    // A jump within the page is the browser's.
    if (anchor.hash !== '' && anchor.pathname === location.pathname) return;
    event.preventDefault();
    go(anchor.pathname + anchor.search + anchor.hash);
  });
}

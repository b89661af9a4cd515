import './kit/look/tokens.css';
import './kit/look/base.css';
import './pages/pages.css';
import './pages/landing.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { applyPreferences } from './kit/preferences.ts';
import { listenToLinks } from './kit/router.ts';
import { nameWindow } from './kit/window-name.ts';
import { language } from './kit/words/language.ts';
import { loadTexts } from './kit/words/texts.ts';

/** How many milliseconds pages wait to be kept: the way to a board isn't shared with what may be wanted later. */
const PAUSE = 3_000;

/** Has the pages, games and languages kept on this device, some time after everything is here that is needed now. */
function keepPages(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    // Where the browser keeps nothing, the pages work as long as there is a network.
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  };
  const begin = (): void => void setTimeout(register, PAUSE);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no #app');

applyPreferences();
listenToLinks();
nameWindow();
effect(() => {
  document.documentElement.lang = language.value;
});
// Not awaited here: what is loaded may need this very module, and would wait for it in turn.
loadTexts(language.value).then(() => render(<App />, root));
keepPages();
// A language that does not arrive (no network) is left where it was: the page goes on in the one before.
language.subscribe(wanted => {
  loadTexts(wanted).catch(() => undefined);
});

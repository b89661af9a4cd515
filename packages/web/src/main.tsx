import './kit/look/tokens.css';
import './kit/look/fonts.css';
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

/** How long precaching waits, in milliseconds, so that it doesn't compete with the way to a board. */
const PAUSE = 3_000;

/** Stores the pages, games and languages on this device, some time after the page has loaded. */
function keepPages(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    // If the browser doesn't store anything, the pages still work online.
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
// Not awaited here: the loaded modules may import this one and would wait for it.
loadTexts(language.value).then(() => render(<App />, root));
keepPages();
// If a language doesn't arrive (no network), the page stays in the previous one.
language.subscribe(wanted => {
  loadTexts(wanted).catch(() => undefined);
});

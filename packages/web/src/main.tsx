import './kit/look/tokens.css';
import './kit/look/base.css';
import './pages/pages.css';
import './pages/landing.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { keepPages } from './kit/offline/keep-pages.ts';
import { applyPreferences } from './kit/preferences.ts';
import { listenToLinks } from './kit/router.ts';
import { nameWindow } from './kit/window-name.ts';
import { language } from './kit/words/language.ts';
import { loadTexts } from './kit/words/texts.ts';

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

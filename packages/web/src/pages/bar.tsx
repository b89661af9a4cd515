import { LANGUAGES } from '@consigliere/kernel';
import { route } from '../kit/router.ts';
import { LANGUAGE_NAMES, language, setLanguage } from '../kit/words/language.ts';
import { useTexts } from '../kit/words/texts.ts';

/** The bar on every page: links to the home page, tables, rules and settings, and the language. */
export function Bar() {
  const { bar, ways } = useTexts();
  const at = route.value;
  const page = at.page === 'rare' ? at.parts[0] : at.page;
  const here = (name: string) => (page === name ? ('page' as const) : undefined);
  return (
    <header class="top">
      <a class="top-name display" href="/" aria-label={`Consigliere: ${ways.home}`} aria-current={here('landing')}>
        Consigliere
      </a>
      <nav class="top-links">
        <a class="top-wide" href="/new" aria-current={here('new')}>
          {bar.open}
        </a>
        <a href="/tables" aria-current={here('tables')}>
          {bar.tables}
        </a>
        <a href="/rules" aria-current={here('rules')}>
          {bar.rules}
        </a>
        <a href="/settings" aria-current={here('settings')} aria-label={bar.settings} title={bar.settings}>
          <Gear />
        </a>
      </nav>
      <LanguageSelect label={bar.language} />
    </header>
  );
}

/** A select over two letters: small on a phone, and still a select. */
function LanguageSelect({ label }: { readonly label: string }) {
  return (
    <span class="tongue">
      <span aria-hidden="true">{language.value.toUpperCase()}</span>
      <select
        aria-label={label}
        value={language.value}
        onChange={event => {
          const chosen = LANGUAGES.find(each => each === event.currentTarget.value);
          if (chosen !== undefined) setLanguage(chosen);
        }}
      >
        {LANGUAGES.map(each => (
          <option key={each} value={each} lang={each}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
    </span>
  );
}

const Gear = () => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2">
    <circle cx="12" cy="12" r="3.2" />
    <circle cx="12" cy="12" r="7.2" />
    <path
      stroke-linecap="round"
      d="M12 1.8v3M12 19.2v3M1.8 12h3M19.2 12h3M4.8 4.8l2.1 2.1M17.1 17.1l2.1 2.1M4.8 19.2l2.1-2.1M17.1 6.9l2.1-2.1"
    />
  </svg>
);

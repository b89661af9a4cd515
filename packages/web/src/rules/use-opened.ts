import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '../words/language.ts';
import { rulesTexts } from '../words/rules.ts';
import type { RulesTexts } from '../words/rules-texts.ts';
import { type Opened, opened } from './library.ts';

/** What a language brings, once it is here; what came before stays until then. */
function useSpoken<X>(load: () => Promise<X>, about: string): X | null {
  const here = useSignal<{ readonly value: X } | null>(null);
  const fault = useSignal<unknown>(null);
  const spoken = language.value;
  useEffect(() => {
    let isWanted = true;
    load().then(
      value => {
        if (isWanted) here.value = { value };
      },
      error => {
        if (isWanted) fault.value = error;
      },
    );
    return () => {
      isWanted = false;
    };
  }, [about, spoken]);
  if (fault.value !== null && here.value === null) throw fault.value;
  return here.value?.value ?? null;
}

/** A rule book in the language that is spoken; null: it is on its way. */
export const useOpened = (game: string): Opened | null => useSpoken(() => opened(game, language.value), game);

/** The words around the books. */
export const useRulesTexts = (): RulesTexts | null => useSpoken(() => rulesTexts(language.value), '');

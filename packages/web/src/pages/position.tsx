import { LANGUAGES } from '@consigliere/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Refusal } from '../kit/link/link.ts';
import { Unknown } from '../kit/notice.tsx';
import { THEMES } from '../kit/preferences.ts';
import { language } from '../kit/words/language.ts';
import { useTexts } from '../kit/words/texts.ts';
import { LocalMatch } from './local-match.tsx';
import { forgetPosition, forgetStalePositions, openPositionRoom } from './position-room.ts';

/**
 * The position that the address names behind its #, playable from there against bots. When the part behind the # changes, the page
 * goes on to that position without being loaded again: `location.hash = link`. Once a position is there, `[data-position]` has its link.
 */
export function Position() {
  const { bar } = useTexts();
  const link = usePositionLink();
  const opened = usePositionRoom(link);
  if (opened === null) return <p class="waiting">{bar.loading}</p>;
  if (typeof opened !== 'string') return <Unknown code={opened.code} />;
  return (
    <div data-position={link}>
      <LocalMatch key={opened} room={opened} />
    </div>
  );
}

/** The room at a position, or why there is none; null: it isn't there yet. The room goes when another one is wanted. */
function usePositionRoom(link: string): string | Refusal | null {
  const opened = useSignal<{ readonly link: string; readonly room: string | Refusal } | null>(null);
  useEffect(() => {
    if (import.meta.env.DEV) applyAddressLook(location);
    forgetStalePositions().catch(reportError);
  }, []);
  useEffect(() => {
    const opening = openPositionRoom(link);
    let isWanted = true;
    opening.then(room => {
      if (isWanted) opened.value = { link, room };
    }, reportError);
    return () => {
      isWanted = false;
      opening.then(room => (typeof room === 'string' ? forgetPosition(room) : undefined)).catch(reportError);
    };
  }, [link]);
  return opened.value?.link === link ? opened.value.room : null;
}

/** What the address has behind its #. A jump within the page, which has no dot, isn't a link to another position. */
function usePositionLink(): string {
  const link = useSignal(location.hash.slice(1));
  useEffect(() => {
    const onHash = (): void => {
      const hash = location.hash.slice(1);
      if (hash.includes('.')) link.value = hash;
    };
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  return link.value;
}

/** Shows this page in the language and theme that its address names, and keeps neither: the reader's own choices stay as they are. */
function applyAddressLook({ search }: Pick<Location, 'search'>): void {
  const said = new URLSearchParams(search);
  const spoken = LANGUAGES.find(each => each === said.get('language'));
  if (spoken !== undefined) language.value = spoken;
  const theme = THEMES.find(each => each === said.get('theme'));
  if (theme !== undefined && theme !== 'auto') document.documentElement.dataset.theme = theme;
}

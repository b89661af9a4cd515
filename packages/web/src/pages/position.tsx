import { LANGUAGES } from '@consigliere/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Waiting } from '../kit/lazy.tsx';
import type { Refusal } from '../kit/link/link.ts';
import { Unknown } from '../kit/notice.tsx';
import { THEMES } from '../kit/preferences.ts';
import { language } from '../kit/words/language.ts';
import { LocalMatch } from './local-match.tsx';
import { forgetPosition, forgetStalePositions, openPositionRoom } from './position-room.ts';

/**
 * Shows the position named after the # in the address, playable against bots. When the hash changes, the page shows that position without
 * reloading: `location.hash = link`. `[data-position]` has the link of the position that is shown.
 */
export function Position() {
  const link = usePositionLink();
  const opened = usePositionRoom(link);
  if (opened === null) return <Waiting />;
  if (typeof opened !== 'string') return <Unknown code={opened.code} />;
  return (
    <div data-position={link}>
      <LocalMatch key={opened} room={opened} />
    </div>
  );
}

/** Returns the room at a position or a refusal, or null while it's opening. The room is deleted when the link changes. */
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

/** Returns the address's hash. A jump within the page has no dot and isn't a position link. */
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

/** Applies the address's language and theme to this page without storing them. */
function applyAddressLook({ search }: Pick<Location, 'search'>): void {
  const said = new URLSearchParams(search);
  const spoken = LANGUAGES.find(each => each === said.get('language'));
  if (spoken !== undefined) language.value = spoken;
  const theme = THEMES.find(each => each === said.get('theme'));
  if (theme !== undefined && theme !== 'auto') document.documentElement.dataset.theme = theme;
}

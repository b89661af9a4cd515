import { effect, untracked } from '@preact/signals';
import type { Link } from '../link/link.ts';
import { sound } from '../preferences.ts';
import { play } from '../sound/play.ts';
import { call } from '../window-name.ts';
import type { TableTexts } from '../words/en/table.ts';
import { isAwaited } from './awaited.ts';
import { takeBack, tellElsewhere } from './notify.ts';

/** Calls the player whenever the match begins to wait for him. Gives back how to stop. */
export function callWhenAwaited(link: Link, game: string, words: TableTexts['attend']): () => void {
  let wasAwaited: boolean | null = null;
  const announce = (): void => {
    if (sound.value === 'on') play('your-turn');
    tellElsewhere(words.yourTurn, words.waits(game)).catch(reportError);
  };
  const stop = effect(() => {
    const awaited = isAwaited(link.seen.value);
    // Who has just come sees it; who waited elsewhere for the start does not.
    const isNews = awaited && (wasAwaited === null ? document.hidden : !wasAwaited);
    wasAwaited = awaited;
    call.value = awaited ? words.yourTurn : null;
    if (isNews) untracked(announce);
  });
  const onReturn = (): void => {
    if (!document.hidden) takeBack().catch(reportError);
  };
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    stop();
    call.value = null;
    document.removeEventListener('visibilitychange', onReturn);
  };
}

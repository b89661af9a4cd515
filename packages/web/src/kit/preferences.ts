import { effect, signal } from '@preact/signals';
import { keep, kept } from './link/keep.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const SPEEDS = ['normal', 'fast', 'off'] as const;
export const SOUNDS = ['on', 'off'] as const;
export const NOTIFIES = ['off', 'on'] as const;
export const KEY_MODES = ['on', 'alt', 'off'] as const;
export const CHAT_ALOUD = ['on', 'off'] as const;

/** A choice that is kept on this device. Unknown values become the first one. */
function preference<T extends string>(name: string, values: readonly [T, ...T[]]) {
  const before = kept(name);
  return signal<T>(values.find(each => each === before) ?? values[0]);
}

export const theme = preference('theme', THEMES);
export const speed = preference('speed', SPEEDS);
export const sound = preference('sound', SOUNDS);
/** Whether to show a notification on the player's turn while the page is hidden. */
export const notify = preference('notify', NOTIFIES);
/** Whether single keys act at a table: always, only with Alt, or never. */
export const keyMode = preference('keys', KEY_MODES);
/** Whether screen readers say what is written in the chat. */
export const chatAloud = preference('chat-aloud', CHAT_ALOUD);
/** The guest's name; '' if there is none. */
export const guestName = signal(kept('name') ?? '');

/** Applies the choices to the page and keeps them for the next visit. */
export function applyPreferences(): void {
  const { dataset } = document.documentElement;
  effect(() => {
    if (theme.value === 'auto') delete dataset.theme;
    else dataset.theme = theme.value;
    keep('theme', theme.value);
  });
  effect(() => {
    dataset.speed = speed.value;
    keep('speed', speed.value);
  });
  effect(() => keep('sound', sound.value));
  effect(() => keep('notify', notify.value));
  effect(() => keep('keys', keyMode.value));
  effect(() => keep('chat-aloud', chatAloud.value));
  effect(() => keep('name', guestName.value));
}

import { effect, signal } from '@preact/signals';
import { keep, kept } from './link/keep.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const SPEEDS = ['normal', 'fast', 'off'] as const;
export const SOUNDS = ['on', 'off'] as const;
export const NOTIFIES = ['off', 'on'] as const;

/** A choice that is kept on this device; what is not one of the values is the first of them. */
function preference<T extends string>(name: string, values: readonly [T, ...T[]]) {
  const before = kept(name);
  return signal<T>(values.find(each => each === before) ?? values[0]);
}

export const theme = preference('theme', THEMES);
export const speed = preference('speed', SPEEDS);
export const sound = preference('sound', SOUNDS);
/** Whether to be told, while one looks elsewhere, that it is one's turn. */
export const notify = preference('notify', NOTIFIES);
/** What the guest is called; empty: he has not said it. */
export const guestName = signal(kept('name') ?? '');

/** Writes the choices where the style sheets and the next visit find them. */
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
  effect(() => keep('name', guestName.value));
}

import type { Speed } from '@consigliere/match';
import { effect, type Signal, signal } from '@preact/signals';
import { keep, kept } from './link/keep.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
/** The speeds of others' moves and of animations. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const satisfies readonly Speed[];
export const WAITS = ['off', 'on'] as const;
export const SOUNDS = ['on', 'off'] as const;
export const NOTIFIES = ['off', 'on'] as const;
export const KEY_MODES = ['on', 'alt', 'off'] as const;
export const CONFIRMS = ['turn', 'always'] as const;
export const CHAT_ALOUD = ['on', 'off'] as const;
export const SPEECHES = ['on', 'off'] as const;
export const CONTRASTS = ['normal', 'high'] as const;
export const TEXT_SIZES = ['small', 'normal', 'large', 'largest', 'double'] as const;

/** The size of the text in percent of the browser's own. */
const PERCENT: Readonly<Record<(typeof TEXT_SIZES)[number], number>> = {
  small: 90,
  normal: 100,
  large: 115,
  largest: 140,
  double: 200,
};

const all: (readonly [name: string, choice: Signal<string>])[] = [];

/** A choice that is kept on this device. Unknown values become the usual one. */
function preference<T extends string>(name: string, values: readonly [T, ...T[]], usual: T = values[0]): Signal<T> {
  const before = kept(name);
  const choice = signal<T>(values.find(each => each === before) ?? usual);
  all.push([name, choice]);
  return choice;
}

export const theme = preference('theme', THEMES);
/** A device that asks for more contrast gets it, until its owner chooses otherwise. */
export const contrast = preference(
  'contrast',
  CONTRASTS,
  globalThis.matchMedia?.('(prefers-contrast: more)').matches ? 'high' : 'normal',
);
export const textSize = preference('text-size', TEXT_SIZES, 'normal');
/** An earlier version called the last one "off". */
export const speed = preference('speed', SPEEDS, kept('speed') === 'off' ? 'instant' : 'normal');
/** Whether bots wait after each turn until the player goes on: a screen reader may need longer than any pace. */
export const waits = preference('waits', WAITS);
export const sound = preference('sound', SOUNDS);
/** Whether to show a notification on the player's turn while the page is hidden. */
export const notify = preference('notify', NOTIFIES);
/** Whether single keys act at a table: always, only with Alt, or never. */
export const keyMode = preference('keys', KEY_MODES);
/** Whether screen readers say what is written in the chat. */
export const chatAloud = preference('chat-aloud', CHAT_ALOUD);
/** Whether the bots' characters speak at their seats, and players' threats are shown there. */
export const speech = preference('speech', SPEECHES);
/** Which answers ask for a confirmation: those that hand the move over, or all. */
export const confirms = preference('confirms', CONFIRMS);
/** The guest's name; '' if there is none. */
export const guestName = signal(kept('name') ?? '');
/** How loud sounds are, from 0 to 100. */
export const volume = signal(Number(kept('volume') ?? 70));

/** Applies the choices to the page and keeps them for the next visit. */
export function applyPreferences(): void {
  const { dataset, style } = document.documentElement;
  for (const [name, choice] of all) effect(() => keep(name, choice.value));
  effect(() => keep('name', guestName.value));
  effect(() => keep('volume', `${volume.value}`));
  effect(() => {
    if (theme.value === 'auto') delete dataset.theme;
    else dataset.theme = theme.value;
  });
  effect(() => {
    dataset.speed = speed.value;
  });
  effect(() => {
    dataset.contrast = contrast.value;
    // Few people need it. Without it the page stays readable.
    if (contrast.value === 'high') import('./look/contrast.css').catch(() => undefined);
  });
  effect(() => {
    style.fontSize = textSize.value === 'normal' ? '' : `${PERCENT[textSize.value]}%`;
    // Whatever depends on the size of the window depends on the size of its text too.
    dispatchEvent(new Event('resize'));
  });
}

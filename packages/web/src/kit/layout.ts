import { computed, signal } from '@preact/signals';

/** The arrangements of a table's parts: see docs/decisions/0015-one-screen.md. */
export type Layout = 'desktop' | 'side' | 'tablet' | 'upright';

const watch = (query: string) => {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
};

const isRoomy = watch('(width >= 1100px) and (height >= 560px)');
const isWide = watch('(orientation: landscape) and (width >= 560px)');
const isLow = watch('(height < 480px)');

/** Whether the table is shown on a common screen, which is magnified: its window is smaller than the screen. */
export const isOnScreen = signal(false);

const fitting = computed<Layout>(() => {
  if (isRoomy.value || isOnScreen.value) return 'desktop';
  if (!isWide.value) return 'upright';
  return isLow.value ? 'side' : 'tablet';
});

/** How many lines of text an arrangement needs from the window's height. */
const LINES: Readonly<Record<Layout, number>> = { desktop: 33, tablet: 30, upright: 33, side: 20 };

const measureLines = (): number => innerHeight / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

const lines = signal(measureLines());
addEventListener('resize', () => {
  lines.value = measureLines();
});

/** Whether the text is too large for the window: then the parts lie below one another, and the table may scroll down. */
export const isTight = computed(() => !isOnScreen.value && lines.value < LINES[fitting.value]);

/** The arrangement that fits the window. */
export const layout = computed<Layout>(() => (isTight.value ? 'upright' : fitting.value));

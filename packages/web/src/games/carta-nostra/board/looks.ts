const LOOKS = [() => import('./desktop.css'), () => import('./small.css')] as const;

/** Loads the look of the arrangement that the window has. */
export async function loadLook(): Promise<void> {
  // Without a window nothing is drawn.
  if (typeof matchMedia === 'undefined') return;
  const { layout } = await import('../../../kit/layout.ts');
  await LOOKS[layout.peek() === 'desktop' ? 0 : 1]();
}

/** Loads all looks, because a window can be resized: to be called once the board is drawn. */
export const loadLooks = (): Promise<unknown> => Promise.all(LOOKS.map(load => load()));

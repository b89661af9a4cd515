import { layout } from '../../../kit/layout.ts';

const LOOKS = [() => import('./desktop.css'), () => import('./small.css')] as const;

/** Loads the look of the arrangement that the window has. */
export const loadLook = (): Promise<unknown> => LOOKS[layout.peek() === 'desktop' ? 0 : 1]();

/** Loads all looks, because a window can be resized: to be called once the board is drawn. */
export const loadLooks = (): Promise<unknown> => Promise.all(LOOKS.map(load => load()));

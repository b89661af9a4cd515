import { signal } from '@preact/signals';

/** Whether the stage is closed, because the board is on a common screen. It is apart from layout.ts, which needs a window. */
export const isStageClosed = signal(false);

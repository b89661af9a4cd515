import { finishing } from './finishing.ts';
import { middle } from './middle.ts';
import { money } from './money.ts';

/** Positions in which any decent player sees at once what to do, or what not to do. */
export const obvious = [...finishing, ...money, ...middle];

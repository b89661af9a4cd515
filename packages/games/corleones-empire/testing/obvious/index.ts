import { figures } from './figures.ts';
import { jobs } from './jobs.ts';
import { money } from './money.ts';
import { secrets } from './secrets.ts';
import { winning } from './winning.ts';

/** Positions in which any decent player sees at once what to do, or what not to do. */
export const obvious = [...winning, ...money, ...jobs, ...figures, ...secrets];

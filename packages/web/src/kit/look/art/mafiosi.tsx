import type { FunctionComponent } from 'preact';
import { Caporegime } from './mafiosi/caporegime.tsx';
import { Consigliere } from './mafiosi/consigliere.tsx';
import { Don } from './mafiosi/don.tsx';
import { Hitman } from './mafiosi/hitman.tsx';
import { Smuggler } from './mafiosi/smuggler.tsx';

/** Carta Nostra's five kinds, in the order of its rules. */
export const PORTRAITS: readonly FunctionComponent[] = [Caporegime, Don, Consigliere, Hitman, Smuggler];

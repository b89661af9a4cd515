import type { DeepReadonly } from '@consigliere/kernel';
import type { Given } from '../types.ts';
import { WEIGHTS } from './weights.ts';

/** DP-13, DP-33 The money that one business may still bring, in thousands; `rolls`: first rows still to come, of all families. */
export const estimateBusiness = ({ street }: DeepReadonly<Given>, business: number, rolls: number): number =>
  3 * WEIGHTS.held ** rolls + ((street[business]?.pay ?? 0) / 1000) * WEIGHTS.placed * rolls;

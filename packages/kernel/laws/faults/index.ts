import type { Fault } from './fault.ts';
import { flow, occurrence } from './flow.ts';
import { imagination } from './imagination.ts';
import { previews } from './previews.ts';
import { secrecy } from './secrecy.ts';
import { state } from './state.ts';

export const FAULTS: readonly Fault[] = [...secrecy, ...imagination, ...state, ...flow, ...occurrence, ...previews];

import { z } from 'zod';
import { mergesSchema } from './guests.ts';

/** When the guest's recovery code was made; null: there is none. */
export const recoverySchema = z.strictObject({ createdAt: z.number().nullable() });
/** A recovery code. It is shown only once. */
export const madeRecoverySchema = z.strictObject({ code: z.string() });
/** A code as somebody has typed it. */
export const recoverSchema = z.strictObject({ code: z.string().max(100), merges: mergesSchema });

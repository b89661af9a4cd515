import { z } from 'zod';
import { countSchema, noteSchema, roomIdSchema, seatSchema } from './text.ts';

/** The things that can be reported: a chat message, a name, or a player's behaviour at a table. */
export const REPORT_KINDS = ['remark', 'name', 'behaviour'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Why something is reported. */
export const REPORT_REASONS = ['abuse', 'sexual', 'spam', 'cheating', 'stalling', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** An operator's decision: something was done, or nothing had to be. */
export const VERDICTS = ['acted', 'dismissed'] as const;
export type Verdict = (typeof VERDICTS)[number];

const reasonSchema = z.enum(REPORT_REASONS);

/** A message is reported by its number; a player by the seat and the name that the reporter sees there. */
export const newReportSchema = z.strictObject({
  room: roomIdSchema,
  about: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('remark'), number: countSchema }),
    z.strictObject({ kind: z.literal('name'), seat: seatSchema, name: z.string().max(64) }),
    z.strictObject({ kind: z.literal('behaviour'), seat: seatSchema, name: z.string().max(64) }),
  ]),
  reason: reasonSchema,
  note: noteSchema.default(''),
});
export type NewReport = z.infer<typeof newReportSchema>;

/** The answer is always the same. */
export const reportedSchema = z.strictObject({});

/** A guest's own ban; null: there is none. Times are wall-clock times; `until` null: for good. */
export const ownBanSchema = z.strictObject({
  ban: z.strictObject({ why: z.string(), at: z.number(), until: z.number().nullable() }).nullable(),
});

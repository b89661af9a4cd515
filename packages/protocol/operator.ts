import { z } from 'zod';
import { CHANNEL_KIND_NAMES } from './channels.ts';
import { REPORT_KINDS, REPORT_REASONS, VERDICTS } from './reports.ts';
import { nameSchema, noteSchema } from './text.ts';

const idSchema = z.string().regex(/^[0-9a-z]{16}$/);
const guestIdSchema = z.string().regex(/^[0-9A-Za-z_-]{1,64}$/);
const timeSchema = z.number();

/** The operator who is signed in to the page; null: nobody is. `isSecure`: the browser would keep the session. */
export const operatorSchema = z.strictObject({ who: z.string().nullable(), isSecure: z.boolean() });
export const operatorSignInSchema = z.strictObject({ token: z.string().max(500), who: nameSchema });

/** Numbers of this node and of the whole store; nothing of any match. */
export const overviewSchema = z.strictObject({
  publicUrl: z.string().nullable(),
  load: z.strictObject({
    rooms: z.number(),
    sockets: z.number(),
    waiting: z.number(),
    /** In milliseconds. */
    lag: z.number(),
    /** In bytes. */
    memory: z.number(),
  }),
  /** By phase. */
  tables: z.record(z.string(), z.number()),
  openReports: z.number(),
  damage: z.number(),
});

const kindNameSchema = z.enum(CHANNEL_KIND_NAMES);

/** The news that leaves the house. `isOff`: switched off by an operator; `isOffered`: the settings of the server allow it. */
export const operatorNewsSchema = z.strictObject({
  calendars: z.number(),
  kinds: z.array(
    z.strictObject({ kind: kindNameSchema, count: z.number(), isOff: z.boolean(), isOffered: z.boolean() }),
  ),
  /** By status. */
  messages: z.record(z.string(), z.number()),
  /** Messages that couldn't be sent, and those of which nobody knows; `receiver`: the kind and host, null if it was removed. */
  lost: z.array(
    z.strictObject({
      id: z.string(),
      status: z.string(),
      kind: z.string(),
      guest: z.string(),
      attempts: z.number(),
      fault: z.string().nullable(),
      at: timeSchema,
      receiver: z.strictObject({ kind: kindNameSchema, host: z.string() }).nullable(),
    }),
  ),
});
/** `message`: null: all that couldn't be sent. */
export const sendAgainSchema = z.strictObject({ message: z.string().max(100).nullable() });
export const switchKindSchema = z.strictObject({ kind: kindNameSchema, isOff: z.boolean() });
export const removeChannelsSchema = z.strictObject({ guest: guestIdSchema, why: noteSchema.default('') });

/** A page of a list begins after this entry. */
const cursor = z
  .string()
  .regex(/^\d{1,15}(-[0-9a-z]{16})?$/)
  .exactOptional();
export const operatorPageSchema = z.strictObject({ after: cursor });

export const listedReportsSchema = z.strictObject({
  reports: z.array(
    z.strictObject({
      id: z.string(),
      at: timeSchema,
      reporter: z.string(),
      reported: z.string(),
      room: z.string(),
      kind: z.enum(REPORT_KINDS),
      number: z.number().nullable(),
      reason: z.enum(REPORT_REASONS),
      note: z.string(),
      name: z.string(),
      words: z.string(),
      verdict: z.enum(VERDICTS).nullable(),
      /** How many different guests have reported the person. */
      reporters: z.number(),
      /** How many reports the reporter has made, and how many of them were dismissed. */
      made: z.number(),
      dismissed: z.number(),
    }),
  ),
  next: z.string().nullable(),
});
export const reportPageSchema = z.strictObject({ after: cursor, open: z.enum(['yes', 'no']).default('yes') });
export const reportPathSchema = z.strictObject({ id: idSchema });

/** null: until it is lifted. */
const daysSchema = z.int().min(1).max(3650).nullable();

/** An operator's answer to a report. */
export const reportActionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['mute', 'ban']), days: daysSchema, why: noteSchema }),
  z.strictObject({ type: z.enum(['rename', 'hide', 'dismiss']), why: noteSchema.default('') }),
]);

export const listedSanctionsSchema = z.strictObject({
  sanctions: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(['mute', 'ban']),
      guest: z.string(),
      name: z.string(),
      why: z.string(),
      who: z.string(),
      at: timeSchema,
      until: timeSchema.nullable(),
      endedAt: timeSchema.nullable(),
    }),
  ),
  next: z.string().nullable(),
});
export const newSanctionSchema = z.strictObject({
  guest: guestIdSchema,
  kind: z.enum(['mute', 'ban']),
  days: daysSchema,
  why: noteSchema,
});
export const liftSchema = newSanctionSchema.pick({ guest: true, kind: true }).extend({ why: noteSchema.default('') });

export const listedAuditSchema = z.strictObject({
  deeds: z.array(
    z.strictObject({
      number: z.number(),
      at: timeSchema,
      who: z.string(),
      what: z.string(),
      room: z.string().nullable(),
      guest: z.string().nullable(),
      why: z.string().nullable(),
    }),
  ),
  next: z.string().nullable(),
});

/** An action was done. */
export const actedSchema = z.strictObject({});

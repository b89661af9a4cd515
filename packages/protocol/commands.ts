import { SPEEDS } from '@consigliere/match';
import { z } from 'zod';
import { countSchema, entropySchema, seatSchema } from './text.ts';

/** Times are in milliseconds. */
export const clockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    move: z.int().min(5_000).max(3_600_000),
    reserve: z.int().min(0).max(86_400_000),
  }),
  z.strictObject({
    kind: z.literal('correspondence'),
    bank: z.int().min(3_600_000).max(2_592_000_000),
    increment: z.int().min(0).max(604_800_000),
    /** Days for each player in a match. Absent: 14. */
    vacation: z.int().min(0).max(60).exactOptional(),
  }),
]);

/** How many milliseconds late spectators see the match; 0: live; null: nobody can watch. */
export const watchSchema = z.union([z.literal(0), z.int().min(10_000).max(3_600_000)]).nullable();

export const optionSchema = z.union([z.string().max(64), z.number(), z.boolean()]);

const singleSchema = z.union([z.string().max(64), z.number(), z.boolean(), z.null()]);
/** More places than the largest edition has. */
const MOST_DIFFERENCES = 256;
/** The differences of an edition from the standard one, by place. */
const differencesSchema = z
  .record(z.string().max(64), z.union([singleSchema, z.array(singleSchema).max(100).readonly()]))
  .refine(places => Object.keys(places).length <= MOST_DIFFERENCES);

/** The options of a game, with the edition among them. */
export const optionsSchema = z.record(z.string().max(64), z.union([optionSchema, differencesSchema]));

const plain = z.union([z.string().max(64), z.number(), z.boolean(), z.null()]);

/** One pick of an answer. The game checks its meaning; this limits its size. */
const pickSchema = z.object({ type: z.string().min(1).max(64) }).catchall(z.union([plain, z.array(plain).max(64)]));

/** House time, in milliseconds. */
export const timeSchema = z.int().min(0).max(8_640_000_000_000_000);

/** A command to a room. */
export const commandSchema = z.discriminatedUnion('type', [
  // The room checks whether a name is readable, with its own code.
  z.strictObject({
    type: z.literal('sit'),
    seat: seatSchema,
    name: z.string().max(96),
    entropy: entropySchema.exactOptional(),
  }),
  z.strictObject({ type: z.literal('add-entropy'), round: countSchema, entropy: entropySchema }),
  z.strictObject({ type: z.literal('leave'), standIn: z.int().min(1).max(5).exactOptional() }),
  z.strictObject({ type: z.literal('seat-bot'), seat: seatSchema, level: z.int().min(1).max(5) }),
  z.strictObject({ type: z.literal('clear'), seat: seatSchema, isBarred: z.boolean().exactOptional() }),
  z.strictObject({ type: z.literal('ask-seat'), seat: seatSchema, name: z.string().max(96) }),
  z.strictObject({ type: z.literal('admit'), request: countSchema, yes: z.boolean() }),
  z.strictObject({ type: z.literal('own') }),
  z.strictObject({
    type: z.literal('change-terms'),
    seats: z.int().min(1).max(16).exactOptional(),
    options: optionsSchema.exactOptional(),
    clock: clockSchema.exactOptional(),
    speed: z.enum(SPEEDS).exactOptional(),
    confirm: z.boolean().exactOptional(),
    isPublic: z.boolean().exactOptional(),
    watch: watchSchema.exactOptional(),
    isRated: z.boolean().exactOptional(),
  }),
  z.strictObject({ type: z.literal('start') }),
  z.strictObject({
    type: z.literal('answer'),
    decision: countSchema,
    branch: countSchema,
    picks: z.array(pickSchema).min(1).max(64),
    isSure: z.boolean().exactOptional(),
  }),
  z.strictObject({ type: z.literal('confirm') }),
  z.strictObject({ type: z.literal('undo') }),
  z.strictObject({ type: z.literal('order'), order: z.enum(['this-turn', 'unless-me', 'always']).nullable() }),
  z.discriminatedUnion('wish', [
    z.strictObject({ type: z.literal('wish'), wish: z.enum(['undo', 'pause', 'end']) }),
    z.strictObject({ type: z.literal('wish'), wish: z.literal('clock'), clock: clockSchema }),
  ]),
  z.strictObject({
    type: z.literal('vacation'),
    vacation: z.strictObject({ from: timeSchema, until: timeSchema }).nullable(),
  }),
  z.strictObject({ type: z.literal('vote'), yes: z.boolean() }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('back') }),
  z.strictObject({ type: z.literal('stand-in'), seat: seatSchema }),
  z.strictObject({ type: z.literal('nudge'), seat: seatSchema }),
]);
export type WireCommand = z.infer<typeof commandSchema>;

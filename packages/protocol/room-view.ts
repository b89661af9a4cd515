import { z } from 'zod';
import { countSchema, seatSchema } from './text.ts';

/** What a game alone can say more about: views, answers, events. */
export const ofGame = z.record(z.string(), z.unknown());
const time = z.number();

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
  }),
]);

/** The server opens no calm rooms; one that was played round a device may have come from there. */
const agreedClockSchema = z.discriminatedUnion('kind', [
  ...clockSchema.options,
  z.strictObject({ kind: z.literal('calm') }),
]);

const termsSchema = z.strictObject({
  id: z.string(),
  game: z.string(),
  version: z.int(),
  seats: z.int(),
  options: z.record(z.string(), z.unknown()),
  clock: agreedClockSchema,
  confirm: z.boolean(),
  isPublic: z.boolean(),
  language: z.string(),
});

const chairSchema = z.strictObject({
  sitter: z.enum(['nobody', 'person', 'bot']),
  name: z.string(),
  level: z.int(),
  isKept: z.boolean(),
  isNudged: z.boolean(),
  isAway: z.boolean(),
  awaySince: time.nullable(),
  hasLeft: z.boolean(),
  bank: z.number(),
  timeIsUp: time.nullable(),
});

export const chapterSchema = z.strictObject({
  events: z.array(ofGame),
  rules: z.array(z.string()),
  undoneBy: seatSchema.nullable(),
  by: z.tuple([seatSchema, z.enum(['person', 'bot', 'stand-in', 'clock'])]).nullable(),
});

const matchSchema = z.strictObject({
  view: ofGame,
  branch: countSchema,
  waiting: z.array(seatSchema),
  prompt: ofGame.nullable(),
  held: z.array(ofGame).nullable(),
  mayUndo: z.boolean(),
  result: ofGame.nullable(),
  heard: z.array(chapterSchema),
});

export const luckSchema = z.strictObject({
  commitment: z.string(),
  seed: z.string(),
  entropy: z.array(z.string().nullable()),
});

const orderSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('this-turn'), call: countSchema }),
  z.strictObject({ kind: z.literal('unless-me') }),
  z.strictObject({ kind: z.literal('always') }),
]);

/** A room as one viewer sees it. `match.heard` are the last chapters: the first of them is number `chapters` less their count. */
export const roomViewSchema = z.strictObject({
  terms: termsSchema,
  seat: seatSchema.nullable(),
  isOwner: z.boolean(),
  ownerSeat: seatSchema.nullable(),
  phase: z.enum(['gathering', 'playing', 'over', 'ended']),
  isPaused: z.boolean(),
  chairs: z.array(chairSchema),
  request: z
    .strictObject({ wish: z.enum(['undo', 'pause', 'end']), seat: seatSchema, open: z.array(seatSchema) })
    .nullable(),
  order: orderSchema.nullable(),
  windowEnds: time.nullable(),
  commitment: z.string(),
  luck: luckSchema.nullable(),
  inspections: z.array(z.strictObject({ at: time, who: z.string(), everything: z.boolean() })),
  rematch: z.string().nullable(),
  chapters: countSchema,
  match: matchSchema.nullable(),
});
export type WireRoomView = z.infer<typeof roomViewSchema>;

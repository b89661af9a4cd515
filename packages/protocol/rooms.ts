import { SPEEDS } from '@consigliere/match';
import { z } from 'zod';
import { errorCodeSchema } from './codes.ts';
import { clockSchema, commandSchema } from './commands.ts';
import { chatSchema } from './live.ts';
import { luckSchema, roomViewSchema } from './room-view.ts';
import {
  commandIdSchema,
  countSchema,
  entropySchema,
  languageSchema,
  nameSchema,
  roomIdSchema,
  seatSchema,
} from './text.ts';

const optionSchema = z.union([z.string().max(64), z.number(), z.boolean()]);

const singleSchema = z.union([z.string().max(64), z.number(), z.boolean(), z.null()]);
/** More places than the largest edition has. */
const MOST_DIFFERENCES = 256;
/** The differences of an edition from the standard one, by place. */
const differencesSchema = z
  .record(z.string().max(64), z.union([singleSchema, z.array(singleSchema).max(100).readonly()]))
  .refine(places => Object.keys(places).length <= MOST_DIFFERENCES);

/** A seat of a new room. */
export const seatPlanSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: z.int().min(1).max(5).default(3) }),
]);

export const newRoomSchema = z.strictObject({
  game: z.string().max(64),
  options: z.record(z.string().max(64), z.union([optionSchema, differencesSchema])).default({}),
  seats: z.array(seatPlanSchema).min(1).max(16),
  clock: clockSchema.default({ kind: 'none' }),
  speed: z.enum(SPEEDS).default('normal'),
  confirm: z.boolean().default(true),
  isPublic: z.boolean().default(false),
  language: languageSchema.exactOptional(),
  /** The creator's name at this table. Defaults to the guest's usual name. */
  name: nameSchema.exactOptional(),
  /** The creator's entropy. The server draws some if it is absent. */
  entropy: entropySchema.exactOptional(),
  start: z.boolean().default(false),
});
export type NewRoom = z.infer<typeof newRoomSchema>;

export const madeRoomSchema = z.strictObject({ room: z.string() });

/** A room in a list. */
const cardSchema = z.strictObject({
  room: z.string(),
  game: z.string(),
  phase: z.enum(['gathering', 'playing', 'over', 'ended', 'frozen']),
  seats: z.array(z.strictObject({ sitter: z.string(), name: z.string(), level: z.number() })),
  clock: z.string(),
  language: z.string(),
  createdAt: z.number(),
  updatedAt: z.number(),
});
/** `next`: the cursor of the next page; null: there is none. */
export const listedRoomsSchema = z.strictObject({ rooms: z.array(cardSchema), next: z.string().nullable() });
export const ownRoomsSchema = z.strictObject({ rooms: z.array(cardSchema.extend({ isAwaited: z.boolean() })) });
export const pageSchema = z.strictObject({
  after: z
    .string()
    .regex(/^\d{1,15}-[0-9A-Za-z_-]{1,64}$/)
    .exactOptional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

export const roomPathSchema = z.strictObject({ id: roomIdSchema });
export const fromSchema = z.strictObject({ from: z.coerce.number().int().min(0).max(1_000_000_000).default(0) });
export const shownRoomSchema = z.strictObject({ room: z.string(), now: z.number(), seen: roomViewSchema });

export const doneSchema = z.strictObject({ id: commandIdSchema });
export const commandBodySchema = z.strictObject({ id: commandIdSchema, command: commandSchema });

/** `rotate`: everybody moves to the next chair. */
export const rematchSchema = z.strictObject({ id: commandIdSchema, rotate: z.boolean().default(true) });

/** The record of a match, and its luck. */
export const recordSchema = z.strictObject({ record: z.record(z.string(), z.unknown()), luck: luckSchema });

/** The operators' deeds at a table. `at` is wall-clock time. */
export const auditSchema = z.strictObject({
  deeds: z.array(z.strictObject({ at: z.number(), who: z.string(), what: z.string() })),
});

export const chatPageSchema = z.strictObject({ remarks: z.array(chatSchema) });
/** Mutes or unmutes the player in that seat. */
export const muteSchema = z.strictObject({ room: roomIdSchema, seat: seatSchema, muted: z.boolean() });

export const gamesSchema = z.strictObject({
  games: z.array(
    z.strictObject({
      id: z.string(),
      version: z.int(),
      seats: z.strictObject({ min: z.int(), max: z.int() }),
      /** Each option with the values it may take, the default first. */
      options: z.record(z.string(), z.array(optionSchema)),
    }),
  ),
});

/** An error: a code for programs, a sentence for people, and the rule if there is one. */
export const problemSchema = z.strictObject({
  code: errorCodeSchema,
  message: z.string(),
  rule: z.string().nullable().exactOptional(),
});

export const healthSchema = z.strictObject({ alive: z.boolean(), store: z.boolean(), rooms: countSchema });

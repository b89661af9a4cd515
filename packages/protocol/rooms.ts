import { SPEEDS } from '@consigliere/match';
import { z } from 'zod';
import { CHANNEL_KIND_NAMES } from './channels.ts';
import { errorCodeSchema } from './codes.ts';
import { clockSchema, commandSchema, optionSchema, optionsSchema, timeSchema, watchSchema } from './commands.ts';
import { chatSchema, invitationSchema } from './live.ts';
import { luckSchema, roomViewSchema } from './room-view.ts';
import { commandIdSchema, countSchema, languageSchema, nameSchema, roomIdSchema, seatSchema } from './text.ts';

/** A seat of a new room. */
export const seatPlanSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: z.int().min(1).max(5).default(3) }),
]);

export const newRoomSchema = z.strictObject({
  game: z.string().max(64),
  options: optionsSchema.default({}),
  seats: z.array(seatPlanSchema).min(1).max(16),
  clock: clockSchema.default({ kind: 'none' }),
  speed: z.enum(SPEEDS).default('normal'),
  confirm: z.boolean().default(true),
  isPublic: z.boolean().default(false),
  watch: watchSchema.default(0),
  /** Whether the match counts for ratings. */
  isRated: z.boolean().default(false),
  language: languageSchema.exactOptional(),
  /** The creator's name at this table. Defaults to the guest's usual name. */
  name: nameSchema.exactOptional(),
  /** The table is shown on a common screen: this device, which takes no seat. */
  screen: z.boolean().default(false),
  /** Whether the match begins as soon as the creator's entropy has come. */
  start: z.boolean().default(false),
});
export type NewRoom = z.infer<typeof newRoomSchema>;

/** Wants to play a game with anybody. `name` and `language` as for a new room. */
export const anybodySchema = newRoomSchema.pick({ game: true, name: true, language: true });
export type Anybody = z.infer<typeof anybodySchema>;

/** A new room, with the digest of its seed and what entropy is added for. */
export const madeRoomSchema = z.strictObject({ room: z.string(), commitment: z.string(), entropyRound: countSchema });

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
/** `deadline`: until when the guest has to answer, by the wall clock; null: there is no such time. */
export const ownRoomsSchema = z.strictObject({
  rooms: z.array(cardSchema.extend({ isAwaited: z.boolean(), deadline: z.number().nullable() })),
});

const viewSchema = z.record(z.string(), z.unknown());
/**
 * The guest's own views since their last answer: the first one, and each of the others as changes from the one before. `ago`: how many
 * milliseconds ago that answer was. null: there is nothing to show again.
 */
export const sinceSchema = z.strictObject({
  since: z
    .strictObject({
      ago: z.number(),
      first: z.strictObject({ chapters: countSchema, view: viewSchema }),
      later: z.array(
        z.strictObject({
          chapters: countSchema,
          changes: z.array(z.union([z.tuple([z.string()]), z.tuple([z.string(), z.unknown()])])),
        }),
      ),
    })
    .nullable(),
});

/** A vacation at all correspondence tables, by the wall clock; null: those that are planned or going on end. */
export const newVacationSchema = z.strictObject({
  id: commandIdSchema,
  vacation: z.strictObject({ from: timeSchema, until: timeSchema }).nullable(),
});
/** At how many tables it was taken, and at how many it was refused. */
export const vacationSchema = z.strictObject({ tables: countSchema, refused: countSchema });
export const pageSchema = z.strictObject({
  after: z
    .string()
    .regex(/^\d{1,15}-[0-9A-Za-z_-]{1,64}$/)
    .exactOptional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

/** Which tables at which people gather: those of a game, with this many free seats, a kind of clock, and a language. */
export const openTablesSchema = pageSchema.extend({
  game: z.string().max(64).exactOptional(),
  free: z.coerce.number().int().min(1).max(15).default(1),
  clock: z.enum(['none', 'live', 'correspondence']).exactOptional(),
  language: languageSchema.exactOptional(),
});

export const roomPathSchema = z.strictObject({ id: roomIdSchema });
export const fromSchema = z.strictObject({ from: z.coerce.number().int().min(0).max(1_000_000_000).default(0) });
export const shownRoomSchema = z.strictObject({ room: z.string(), now: z.number(), seen: roomViewSchema });

/**
 * The seats of a running match that a guest may ask for: those of bots. `askedSeat`: the one this guest has asked for; `sees`: whether
 * this guest sees the match.
 */
export const lateSeatsSchema = z.strictObject({
  game: z.string(),
  seats: z.array(z.strictObject({ seat: seatSchema, level: z.number() })),
  askedSeat: seatSchema.nullable(),
  isBarred: z.boolean(),
  sees: z.boolean(),
});

/** `renew`: another code, because strangers have seen the old one. */
export const newCodeSchema = z.strictObject({ renew: z.boolean().default(false) });
/** `expiresAt` is wall-clock time. */
export const codeSchema = z.strictObject({ code: z.string(), expiresAt: z.number() });
export const codePathSchema = z.strictObject({ code: z.string().regex(/^[0-9A-Za-z]{5}$/) });
export const foundRoomSchema = z.strictObject({ room: z.string() });

/** A handle is made by the server and works for one guest alone. */
const handleSchema = z.string().regex(/^[0-9A-Za-z_-]{40,160}$/);
export const peopleSchema = z.strictObject({
  people: z.array(z.strictObject({ name: z.string(), handle: handleSchema })),
});
export const inviteSchema = z.strictObject({ handle: handleSchema });
export const invitationsSchema = z.strictObject({ invitations: z.array(invitationSchema) });
/** The answer to a request that has nothing to tell. */
export const nothingSchema = z.strictObject({});

export const doneSchema = z.strictObject({ id: commandIdSchema });
export const commandBodySchema = z.strictObject({ id: commandIdSchema, command: commandSchema });

export const rematchedSchema = z.strictObject({ room: z.string() });
/** `rotate`: everybody moves to the next chair. */
export const rematchSchema = z.strictObject({ id: commandIdSchema, rotate: z.boolean().default(true) });

/** The record of a match, and its luck. */
export const recordSchema = z.strictObject({ record: z.record(z.string(), z.unknown()), luck: luckSchema });

/** The operators' deeds at a table. `at` is wall-clock time. */
export const auditSchema = z.strictObject({
  deeds: z.array(z.strictObject({ at: z.number(), who: z.string(), what: z.string() })),
});

/** `muted`: the names of players at this table whom the guest has muted, here or at another one. */
export const chatPageSchema = z.strictObject({ remarks: z.array(chatSchema), muted: z.array(z.string()) });
/** Mutes or unmutes the player in that seat. */
export const muteSchema = z.strictObject({ room: roomIdSchema, seat: seatSchema, muted: z.boolean() });
/** Blocks the player in that seat, if it is still the one with that name. */
export const newBlockSchema = z.strictObject({ room: roomIdSchema, seat: seatSchema, name: nameSchema });
const blockId = z.string().regex(/^[0-9A-Za-z_-]{1,64}$/);
export const blockPathSchema = z.strictObject({ id: blockId });
/** The guests that the guest has blocked, by their names at that time; `at` is wall-clock time. */
export const blocksSchema = z.strictObject({
  blocks: z.array(z.strictObject({ id: blockId, name: z.string(), at: z.number() })),
});

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
  /** The tables because of which two guests can't become one. */
  tables: z.array(z.strictObject({ room: z.string(), game: z.string() })).exactOptional(),
});

export const healthSchema = z.strictObject({
  alive: z.boolean(),
  store: z.boolean(),
  rooms: countSchema,
  /** The parts that the operator has switched on: the house's own address, and everything that needs it. */
  on: z.strictObject({ publicUrl: z.boolean(), channels: z.array(z.enum(CHANNEL_KIND_NAMES)), passkeys: z.boolean() }),
  /** The damage that was found in the store, in words for the operator. */
  damage: z.array(z.string()),
});

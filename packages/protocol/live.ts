import { EMOTES } from '@consigliere/kernel';
import { z } from 'zod';
import { closedSchema, errorCodeSchema } from './codes.ts';
import { commandSchema } from './commands.ts';
import { guestSchema } from './guests.ts';
import { roomViewSchema, updateSchema } from './room-view.ts';
import { commandIdSchema, countSchema, remarkSchema, roomIdSchema, seatSchema } from './text.ts';

/** Raised when the server wouldn't understand an older client. */
export const PROTOCOL_VERSION = 2;

const playerSignSchema = z.enum(['active', 'idle', 'typing']);
export type PlayerSign = z.infer<typeof playerSignSchema>;

const emoteSchema = z.enum(EMOTES);

/** A message of a client on the socket. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  /** `from`: how many chapters the client has. */
  z.strictObject({
    type: z.literal('watch'),
    room: roomIdSchema,
    from: countSchema,
    /** The device is a common screen. */
    isScreen: z.boolean().exactOptional(),
  }),
  z.strictObject({ type: z.literal('unwatch'), room: roomIdSchema }),
  /** A sign of what the player at this device is doing. It is kept nowhere. */
  z.strictObject({ type: z.literal('sign'), room: roomIdSchema, sign: playerSignSchema }),
  z.strictObject({ type: z.literal('do'), room: roomIdSchema, id: commandIdSchema, command: commandSchema }),
  z.strictObject({ type: z.literal('say'), room: roomIdSchema, id: commandIdSchema, text: remarkSchema }),
  /** Says something with one press: the name of it, because every reader reads it in their own language. It is kept nowhere. */
  z.strictObject({ type: z.literal('emote'), room: roomIdSchema, id: commandIdSchema, emote: emoteSchema }),
  z.strictObject({ type: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;

/** A remark in a room. `seat` is null if its author has left the table. */
export const chatSchema = z.strictObject({
  type: z.literal('chat'),
  room: z.string(),
  number: countSchema,
  at: z.number(),
  name: z.string(),
  seat: seatSchema.nullable(),
  text: z.string(),
});
export type ChatMessage = z.infer<typeof chatSchema>;

/** Somebody invites the guest to a table. `at` is wall-clock time. */
export const invitationSchema = z.strictObject({
  room: z.string(),
  game: z.string(),
  /** The sender's name at that table. */
  name: z.string(),
  at: z.number(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** A message of the server on the socket. */
export const serverMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    version: z.int(),
    /** The name of the client build that the server has; null: it has none. */
    build: z.string().nullable(),
    now: z.number(),
    guest: guestSchema,
  }),
  /** A snapshot, sent when a client starts watching and when a match begins. */
  z.strictObject({ type: z.literal('seen'), room: z.string(), now: z.number(), seen: roomViewSchema }),
  updateSchema,
  z.strictObject({ type: z.literal('done'), id: commandIdSchema }),
  z.strictObject({
    type: z.literal('refused'),
    id: commandIdSchema,
    code: errorCodeSchema,
    rule: z.string().nullable(),
  }),
  z.strictObject({ type: z.literal('closed'), room: z.string(), code: closedSchema }),
  chatSchema,
  /** A player's emote. An id comes twice if its sender has repeated it. */
  z.strictObject({
    type: z.literal('emote'),
    room: z.string(),
    id: commandIdSchema,
    seat: seatSchema,
    emote: emoteSchema,
  }),
  /** Which players are connected: `Attendance` of packages/match explains the fields. */
  z.strictObject({
    type: z.literal('here'),
    room: z.string(),
    seats: z.array(seatSchema),
    left: z.array(z.tuple([seatSchema, z.number()])),
    since: z.number(),
    absentAfter: countSchema,
    /** The seats whose players do nothing, and since when; the seats whose players are writing. */
    idle: z.array(z.tuple([seatSchema, z.number()])),
    typing: z.array(seatSchema),
    /** Whether a common screen shows the table. */
    hasScreen: z.boolean(),
  }),
  z.strictObject({ type: z.literal('invited'), invitation: invitationSchema }),
  z.strictObject({ type: z.literal('pong') }),
  z.strictObject({ type: z.literal('error'), code: errorCodeSchema }),
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;
export type EmoteMessage = Extract<ServerMessage, { type: 'emote' }>;

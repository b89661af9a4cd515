import { z } from 'zod';

/**
 * Why a message didn't arrive. `address`: nothing is sent there, or its name leads nowhere; `gone`: the receiver doesn't want any more, and
 * the channel has been removed; `house`: this server can't send such messages at the moment; `refused`: neither, but the channel stays, and is sent nothing until a test message arrives.
 */
export const DELIVERY_FAULTS = [
  'address',
  'timeout',
  'connection',
  'redirect',
  'status',
  'gone',
  'house',
  'refused',
] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];
const faultSchema = z.enum(DELIVERY_FAULTS);

const channelIdSchema = z.string().regex(/^[0-9a-z]{16}$/);
const hourSchema = z.int().min(0).max(23);

/** Hours in which nothing is sent, by the clock of a time zone; they may go past midnight. What comes then is sent together when they end. */
const quietHoursSchema = z.strictObject({ from: hourSchema, to: hourSchema, timeZone: z.string().min(1).max(64) });

/** A webhook of one's own. `isShared`: others can read what is sent there, so it is told only what concerns the whole table. */
const newWebhookSchema = z.strictObject({
  kind: z.literal('webhook'),
  address: z.string().min(1).max(500),
  isShared: z.boolean().default(false),
});

/** A webhook of Discord or Slack. Their rooms usually have other readers. */
const newChatSchema = <Kind extends 'discord' | 'slack'>(kind: Kind) =>
  z.strictObject({
    kind: z.literal(kind),
    address: z.string().min(1).max(500),
    isShared: z.boolean().default(true),
  });

/** A room of Matrix: the homeserver's address, the room's id, and an access token of somebody in it. */
const newMatrixSchema = z.strictObject({
  kind: z.literal('matrix'),
  address: z.string().min(1).max(200),
  room: z.string().min(1).max(255),
  token: z.string().min(1).max(500),
  isShared: z.boolean().default(true),
});

/** An e-mail address. It gets a link first, and nothing else before the link's page has been answered. */
const newEmailSchema = z.strictObject({ kind: z.literal('email'), address: z.string().min(1).max(300) });
/** The link of a mail: the id of a channel, and a signature. */
export const mailLinkSchema = z.strictObject({ token: z.string().regex(/^[0-9a-z]{16}\.[0-9A-Za-z_-]{43}$/) });

/** A subscription for notifications, as a browser describes it. */
const newPushSchema = z.strictObject({
  kind: z.literal('push'),
  endpoint: z.string().min(1).max(1024),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
});

/** A new channel as a guest asks for it, by its kind. */
export const newChannelSchema = z.discriminatedUnion('kind', [
  newEmailSchema,
  newWebhookSchema,
  newChatSchema('discord'),
  newChatSchema('slack'),
  newMatrixSchema,
  newPushSchema,
]);
export type NewChannel = z.infer<typeof newChannelSchema>;
export type ChannelKindName = NewChannel['kind'];
export const CHANNEL_KIND_NAMES: readonly ChannelKindName[] = newChannelSchema.options.map(
  each => each.shape.kind.value,
);
const kindSchema = z.enum(CHANNEL_KIND_NAMES);

/**
 * A guest's channels. `isOn`: this server sends news at all; `kinds`: those that it offers; `pushKey`: the key that browsers
 * subscribe with, null if they can't; `address`: as the guest may read it, for a device its browser and system; `fault`: why the last
 * message failed, null if it arrived; `isPending`: the address hasn't been confirmed yet.
 */
export const channelsSchema = z.strictObject({
  isOn: z.boolean(),
  kinds: z.array(kindSchema),
  pushKey: z.string().nullable(),
  channels: z.array(
    z.strictObject({
      id: channelIdSchema,
      kind: kindSchema,
      address: z.string(),
      isShared: z.boolean(),
      isPending: z.boolean(),
      createdAt: z.number(),
      fault: faultSchema.nullable(),
    }),
  ),
  quietHours: quietHoursSchema.nullable(),
});

/** `secret`: the key of a webhook's signatures, which is shown only once; null: this kind has nothing to show. */
export const madeChannelSchema = z.strictObject({ id: channelIdSchema, secret: z.string().nullable() });
export const channelPathSchema = z.strictObject({ id: channelIdSchema });
/** Whether a test message arrived; `fault`: null if it did. */
export const testedChannelSchema = z.strictObject({ fault: faultSchema.nullable() });
/** null: there are no quiet hours. */
export const newQuietHoursSchema = z.strictObject({ quietHours: quietHoursSchema.nullable() });

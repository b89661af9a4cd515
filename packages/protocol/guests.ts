import { z } from 'zod';
import { languageSchema, nameSchema, roomIdSchema } from './text.ts';

/** Whether the guest that this device is becomes a part of the one it signs in as, for good, with all seats and the whole history. */
export const mergesSchema = z.boolean().default(false);

/** A guest's own data. */
export const guestSchema = z.strictObject({ id: z.string(), name: z.string(), language: z.string() });

/** A guest who was deleted. */
export const deletedGuestSchema = z.strictObject({ id: z.string() });

/** The guest that this device was before the server had https; null: none. */
export const formerGuestSchema = z.strictObject({ name: z.string().nullable() });

/** A guest's name and language. A new guest without a name gets one. */
export const newGuestSchema = z.strictObject({
  name: nameSchema.exactOptional(),
  language: languageSchema.exactOptional(),
});

/** A link that makes another device this guest: its secret, and until when it works. */
export const transferSchema = z.strictObject({ secret: z.string(), expiresAt: z.number() });
/** `room`: the room that the link leads to. */
export const newTransferSchema = z.strictObject({ room: roomIdSchema.exactOptional() });
export const redeemSchema = z.strictObject({ secret: z.string().regex(/^[0-9A-Za-z_-]{43}$/), merges: mergesSchema });
export const redeemedSchema = z.strictObject({ guest: guestSchema, room: z.string().nullable() });

/** A program's name, which tells its token from others. */
export const newTokenSchema = z.strictObject({ name: nameSchema.exactOptional() }).nullish();
const tokenId = z.string().regex(/^[0-9a-f]{16}$/);
/** A token for a program. It is shown only once. */
export const tokenSchema = z.strictObject({ token: z.string(), id: tokenId, expiresAt: z.number().nullable() });
export const tokenPathSchema = z.strictObject({ id: tokenId });
/**
 * A guest's devices and programs. `kind` of older ones isn't known; `usedAt`: the last use, to the day, null for the first device;
 * `expiresAt`: null if it doesn't expire; `isOwn`: the one that asks.
 */
export const listedTokensSchema = z.strictObject({
  tokens: z.array(
    z.strictObject({
      id: tokenId,
      kind: z.enum(['device', 'program']).nullable(),
      name: z.string().nullable(),
      createdAt: z.number(),
      usedAt: z.number().nullable(),
      expiresAt: z.number().nullable(),
      isOwn: z.boolean(),
    }),
  ),
});

import { z } from 'zod';
import { languageSchema, nameSchema, roomIdSchema } from './text.ts';

/** A guest as he sees himself. */
export const guestSchema = z.strictObject({ id: z.string(), name: z.string(), language: z.string() });

/** Another guest that this device was before the house had https; null: none. */
export const formerGuestSchema = z.strictObject({ name: z.string().nullable() });

/** What a guest may say of himself; a name is made up for who is new and says none. */
export const newGuestSchema = z.strictObject({
  name: nameSchema.exactOptional(),
  language: languageSchema.exactOptional(),
});

/** A link that makes another device this guest: its secret, and until when it can be used. */
export const transferSchema = z.strictObject({ secret: z.string(), expiresAt: z.number() });
/** The room is where the link leads to. */
export const newTransferSchema = z.strictObject({ room: roomIdSchema.exactOptional() });
export const redeemSchema = z.strictObject({ secret: z.string().regex(/^[0-9A-Za-z_-]{43}$/) });
export const redeemedSchema = z.strictObject({ guest: guestSchema, room: z.string().nullable() });

/** A token for a program: shown this once. */
export const tokenSchema = z.strictObject({ token: z.string() });

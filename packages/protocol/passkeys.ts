import { z } from 'zod';
import { mergesSchema } from './guests.ts';
import { nameSchema } from './text.ts';

/** Bytes, as browsers send them. */
const bytesSchema = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[0-9A-Za-z_-]*$/);

/** The id that an authenticator has given a passkey. */
const credentialIdSchema = bytesSchema(1400).min(1);

/** Things that a browser says about a passkey beside the signature. They aren't used. */
const besides = {
  clientExtensionResults: z.record(z.string().max(64), z.unknown()),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).exactOptional(),
};

/** A browser's response to the options for a new passkey. */
const registrationSchema = z.strictObject({
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: z.literal('public-key'),
  response: z.strictObject({
    clientDataJSON: bytesSchema(4000),
    attestationObject: bytesSchema(8000),
    authenticatorData: bytesSchema(4000).exactOptional(),
    transports: z.array(z.string().max(32)).max(16).exactOptional(),
    publicKeyAlgorithm: z.int().exactOptional(),
    publicKey: bytesSchema(4000).exactOptional(),
  }),
  ...besides,
});

/** A browser's response to the options for signing in. */
const assertionSchema = z.strictObject({
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: z.literal('public-key'),
  response: z.strictObject({
    clientDataJSON: bytesSchema(4000),
    authenticatorData: bytesSchema(4000),
    signature: bytesSchema(2000),
    userHandle: bytesSchema(200).exactOptional(),
  }),
  ...besides,
});

/** The options that a browser is given, as the standard describes them. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });

const passkeyId = z.string().regex(/^[0-9a-z]{16}$/);
/** `name`: null until the guest gives it one; `usedAt`: null if it wasn't used yet. */
export const passkeySchema = z.strictObject({
  id: passkeyId,
  name: z.string().nullable(),
  createdAt: z.number(),
  usedAt: z.number().nullable(),
});
/** A guest's passkeys; none for a device that isn't a guest. `origin`: the only address at which they work, null where there are none. */
export const passkeysSchema = z.strictObject({ origin: z.string().nullable(), passkeys: z.array(passkeySchema) });
export const passkeyPathSchema = z.strictObject({ id: passkeyId });
export const renamedPasskeySchema = z.strictObject({ name: nameSchema });
export const newPasskeySchema = z.strictObject({ response: registrationSchema });
export const passkeySignInSchema = z.strictObject({ response: assertionSchema, merges: mergesSchema });

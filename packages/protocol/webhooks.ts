import { z } from 'zod';

/** Why a message didn't arrive. `address`: nothing is sent there, or its name leads nowhere. */
export const DELIVERY_FAULTS = ['address', 'timeout', 'connection', 'redirect', 'status'] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];
const faultSchema = z.enum(DELIVERY_FAULTS);

const webhookIdSchema = z.string().regex(/^[0-9a-z]{16}$/);
const hourSchema = z.int().min(0).max(23);

/** Hours in which nothing is sent, by the clock of a time zone; they may go past midnight. What comes then is sent together when they end. */
const quietHoursSchema = z.strictObject({ from: hourSchema, to: hourSchema, timeZone: z.string().min(1).max(64) });

/** A guest's webhooks. `isOn`: this server sends news at all; `fault`: why the last message failed, null if it arrived. */
export const webhooksSchema = z.strictObject({
  isOn: z.boolean(),
  webhooks: z.array(
    z.strictObject({
      id: webhookIdSchema,
      address: z.string(),
      isShared: z.boolean(),
      createdAt: z.number(),
      fault: faultSchema.nullable(),
    }),
  ),
  quietHours: quietHoursSchema.nullable(),
});

/** `isShared`: others can read what is sent there, so it is told only what concerns the whole table. */
export const newWebhookSchema = z.strictObject({
  address: z.string().min(1).max(500),
  isShared: z.boolean().default(false),
});
/** The secret of its signatures is shown only once. */
export const madeWebhookSchema = z.strictObject({ id: webhookIdSchema, secret: z.string() });
export const webhookPathSchema = z.strictObject({ id: webhookIdSchema });
/** Whether a test message arrived; `fault`: null if it did. */
export const testedWebhookSchema = z.strictObject({ fault: faultSchema.nullable() });
/** null: there are no quiet hours. */
export const newQuietHoursSchema = z.strictObject({ quietHours: quietHoursSchema.nullable() });

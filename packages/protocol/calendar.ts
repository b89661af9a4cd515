import { z } from 'zod';

/** The address of the guest's calendar of deadlines. `isOn`: this server has such calendars at all; `url`: null if the guest has none. */
export const calendarSchema = z.strictObject({ isOn: z.boolean(), url: z.string().nullable() });
/** A calendar as a file: its name is the secret. */
export const calendarPathSchema = z.strictObject({ file: z.string().regex(/^[0-9A-Za-z_-]{43}\.ics$/) });

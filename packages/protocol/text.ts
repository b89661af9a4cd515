import { z } from 'zod';

/** Control characters, those that turn a line around or cannot be seen, and halves of characters, which no store keeps as they are. */
const UNREADABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
/** In what is said joiners are allowed: many emoji are made with them. */
const UNSPEAKABLE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

const LONGEST_NAME = 24;
const LONGEST_REMARK = 300;

const text = (longest: number, wrong: RegExp) =>
  z
    .string()
    .max(4 * longest)
    .refine(given => given.trim().length > 0 && given.trim().length <= longest && !wrong.test(given));

/** What a guest is called: text, never markup. */
export const nameSchema = text(LONGEST_NAME, UNREADABLE).describe(`a name of 1 to ${LONGEST_NAME} characters`);
/** What is said in a room: text, never markup. */
export const remarkSchema = text(LONGEST_REMARK, UNSPEAKABLE).describe(`1 to ${LONGEST_REMARK} characters`);

export const languageSchema = z.enum(['en', 'de', 'nl']);

/** 128 bits made by the client: names one command, so that a repeated one is done once. */
export const COMMAND_ID = /^[0-9a-f]{32}$/;
export const commandIdSchema = z.string().regex(COMMAND_ID);
/** What a person adds to the luck of a match. */
export const entropySchema = z.string().regex(/^[0-9a-f]{32,128}$/);
export const ROOM_ID = /^[0-9A-Za-z_-]{1,64}$/;
export const roomIdSchema = z.string().regex(ROOM_ID);
/** A seat, or the number of a chapter, a decision, a remark. */
export const countSchema = z.int().min(0).max(1_000_000_000);
export const seatSchema = z.int().min(0).max(63);

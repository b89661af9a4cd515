import { z } from 'zod';

/** Control characters, characters that reverse a line or are invisible, letters that are blank, and half surrogate pairs, which no store keeps unchanged. */
const UNREADABLE = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u;
/** Remarks may have joiners, which many emoji need. */
const UNSPEAKABLE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

const LONGEST_NAME = 24;
const LONGEST_REMARK = 300;

const text = (longest: number, wrong: RegExp) =>
  z
    .string()
    .max(4 * longest)
    .refine(given => given.trim().length > 0 && given.trim().length <= longest && !wrong.test(given));

/** A guest's name: text, never markup. */
export const nameSchema = text(LONGEST_NAME, UNREADABLE).describe(`a name of 1 to ${LONGEST_NAME} characters`);
/** A remark: text, never markup. */
export const remarkSchema = text(LONGEST_REMARK, UNSPEAKABLE).describe(`1 to ${LONGEST_REMARK} characters`);

/** A sentence for the operator, or none. */
export const noteSchema = z
  .string()
  .max(4 * LONGEST_REMARK)
  .refine(given => given.trim().length <= LONGEST_REMARK && !UNSPEAKABLE.test(given))
  .describe(`at most ${LONGEST_REMARK} characters`);

export const languageSchema = z.enum(['en', 'de', 'nl']);

/** The id of a command: 128 bits made by the client, so that a repeated command is run once. */
export const COMMAND_ID = /^[0-9a-f]{32}$/;
export const commandIdSchema = z.string().regex(COMMAND_ID);
/** A person's part of a match's luck. */
export const entropySchema = z.string().regex(/^[0-9a-f]{32,128}$/);
export const ROOM_ID = /^[0-9A-Za-z_-]{1,64}$/;
export const roomIdSchema = z.string().regex(ROOM_ID);
/** A seat, or the number of a chapter, a decision, a remark. */
export const countSchema = z.int().min(0).max(1_000_000_000);
export const seatSchema = z.int().min(0).max(63);

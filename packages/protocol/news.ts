import { z } from 'zod';
import { heardSchema, matchSchema, ofGame, seenSchema } from './seen.ts';
import { countSchema } from './text.ts';

const { phase, isPaused, chairs, request, windowEnds, luck, rematch, chapters } = seenSchema.shape;
const { seat, isOwner, order } = seenSchema.shape;
const { branch, waiting, prompt, held, mayUndo, result } = matchSchema.shape;

/** What has changed for everybody: each part as a whole; `heard` are the chapters that are new. */
const allSchema = z.strictObject({
  phase: phase.exactOptional(),
  isPaused: isPaused.exactOptional(),
  chairs: chairs.exactOptional(),
  request: request.exactOptional(),
  windowEnds: windowEnds.exactOptional(),
  luck: luck.exactOptional(),
  rematch: rematch.exactOptional(),
  chapters: chapters.exactOptional(),
  open: ofGame.exactOptional(),
  recalled: ofGame.exactOptional(),
  tally: ofGame.exactOptional(),
  flow: z.array(ofGame).exactOptional(),
  calls: countSchema.exactOptional(),
  waiting: waiting.exactOptional(),
  branch: branch.exactOptional(),
  result: result.exactOptional(),
  heard: z.array(heardSchema).exactOptional(),
});

/** What has changed for the viewer alone; `whispers`: in which new chapter, at which event he heard what instead. */
const mineSchema = z.strictObject({
  seat: seat.exactOptional(),
  isOwner: isOwner.exactOptional(),
  order: order.exactOptional(),
  own: ofGame.nullable().exactOptional(),
  picks: z.array(ofGame).exactOptional(),
  prompt: prompt.exactOptional(),
  held: held.exactOptional(),
  mayUndo: mayUndo.exactOptional(),
  whispers: z.array(z.tuple([countSchema, countSchema, ofGame])).exactOptional(),
});

/** What has changed in a room since the viewer was shown it last: `withNews` of packages/match puts it to what he has. */
export const newsSchema = z.strictObject({
  type: z.literal('news'),
  room: z.string(),
  now: z.number(),
  all: allSchema.exactOptional(),
  mine: mineSchema.exactOptional(),
});
export type WireNews = z.infer<typeof newsSchema>;

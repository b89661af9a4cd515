import { z } from 'zod';
import { chapterSchema, ofGame } from './room-view.ts';
import { countSchema } from './text.ts';

/** Where something has changed, a part of the room first, names and numbers with dots between, and what is there now; nothing: it is gone. */
const changeSchema = z.union([z.tuple([z.string(), z.unknown()]), z.tuple([z.string()])]);

/** What has changed in a room since the viewer was shown it last: `applyUpdate` of packages/match puts it to what he has. */
export const updateSchema = z.strictObject({
  type: z.literal('news'),
  room: z.string(),
  now: z.number(),
  /** For everybody; `heard` are the chapters that are new. */
  all: z
    .strictObject({ is: z.array(changeSchema).exactOptional(), heard: z.array(chapterSchema).exactOptional() })
    .exactOptional(),
  /** For the viewer alone; `whispers`: in which new chapter, at which event he heard what instead. */
  mine: z
    .strictObject({
      is: z.array(changeSchema).exactOptional(),
      whispers: z.array(z.tuple([countSchema, countSchema, ofGame])).exactOptional(),
    })
    .exactOptional(),
});
export type WireRoomUpdate = z.infer<typeof updateSchema>;

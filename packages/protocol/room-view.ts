import type { Shape } from '@consigliere/kernel';
import {
  CHAPTER,
  type ChapterWhisper,
  LUCK,
  matchParts,
  type Part,
  ROOM_PARTS,
  type RoomView,
  type Schema,
  type ViewChange,
  viewParts,
} from '@consigliere/match';
import { z } from 'zod';
import { countSchema, seatSchema } from './text.ts';

/** Data that only the game can describe further: views, answers, events. */
const gameSchema = z.record(z.string(), z.unknown());

const SIMPLE = {
  text: z.string(),
  flag: z.boolean(),
  number: z.number(),
  integer: z.int(),
  count: countSchema,
  seat: seatSchema,
  game: gameSchema,
} as const;

/** The zod schema for a schema of packages/match. */
const zodOf = <X>(schema: Schema<X>): z.ZodType<X> => translate(schema) as z.ZodType<X>;

function translate({ shape }: Schema<unknown>): z.ZodType {
  switch (shape.kind) {
    case 'choice':
      return z.enum(shape.values);
    case 'nullable':
      return translate(shape.of).nullable();
    case 'list':
      return z.array(translate(shape.of));
    case 'pair':
      return z.tuple([translate(shape.of[0]), translate(shape.of[1])]);
    case 'fields':
      return z.strictObject(mapValues(shape.of, translate));
    case 'variants':
      return z.discriminatedUnion('kind', shape.of.map(translate) as unknown as [z.ZodObject]);
    default:
      return SIMPLE[shape.kind];
  }
}

const mapValues = <X, Y>(record: Readonly<Record<string, X>>, map: (value: X) => Y): Record<string, Y> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

const partSchemas = (parts: Readonly<Record<string, Part<unknown, 'all' | 'own'>>>): Record<string, z.ZodType> =>
  mapValues(parts, ({ schema }) => translate(schema));

export const luckSchema = zodOf(LUCK);
const chapterSchema = zodOf(CHAPTER);

/**
 * A room as one viewer sees it, by the table of parts in packages/match. `match.heard` are the last chapters: the first of them
 * is number `chapters` less their count.
 */
export const roomViewSchema = z.strictObject({
  ...partSchemas(ROOM_PARTS),
  match: z
    .strictObject({
      view: z.strictObject(partSchemas(viewParts())),
      ...partSchemas(matchParts()),
      heard: z.array(chapterSchema),
    })
    .nullable(),
}) as unknown as z.ZodType<RoomView>;

/** The path of a change, which begins with the name of a part, and the new value. Without a value it was removed. */
const changeSchema = z.union([z.tuple([z.string(), z.unknown()]), z.tuple([z.string()])]) as z.ZodType<ViewChange>;

/** A whisper to the viewer's seat that replaces an event: the new chapter, the event in it, and the whisper. */
const whisperSchema = z.tuple([countSchema, countSchema, gameSchema]) as unknown as z.ZodType<ChapterWhisper<Shape>>;

/** The changes in a room since the viewer last got something. `applyUpdate` of packages/match applies it. */
export const updateSchema = z.strictObject({
  type: z.literal('news'),
  room: z.string(),
  now: z.number(),
  /** For everybody. `heard` are the new chapters. */
  all: z
    .strictObject({ is: z.array(changeSchema).exactOptional(), heard: z.array(chapterSchema).exactOptional() })
    .exactOptional(),
  /** For this viewer alone. */
  mine: z
    .strictObject({ is: z.array(changeSchema).exactOptional(), whispers: z.array(whisperSchema).exactOptional() })
    .exactOptional(),
});

import { UNRATED } from '@consigliere/match';
import { z } from 'zod';
import { countSchema } from './text.ts';

/** Why a match doesn't count for ratings. `imported`: its table came from a file. */
export const UNRATED_REASONS = [...UNRATED, 'imported'] as const;
export type UnratedReason = (typeof UNRATED_REASONS)[number];
const unratedSchema = z.enum(UNRATED_REASONS);

/** A rating as it is shown: new players have 1500 ± 500, one standard deviation. */
const shownRatingSchema = z.strictObject({ value: z.int(), uncertainty: z.int() });
const changeSchema = z.strictObject({ before: shownRatingSchema, after: shownRatingSchema });

/** The kinds of best moments. */
export const MOMENTS = ['margin', 'closest', 'longest', 'strongest'] as const;
export type MomentKind = (typeof MOMENTS)[number];

/** A best moment: how many points, moves, or bots of the highest level. `room`: null where it isn't told. */
const momentSchema = z.strictObject({
  kind: z.enum(MOMENTS),
  value: z.number(),
  at: z.number(),
  room: z.string().nullable(),
});

/** Somebody's results in one game. `curve`: the latest ratings, the oldest first. */
const gameProfileSchema = z.strictObject({
  game: z.string(),
  matches: countSchema,
  wins: countSchema,
  rated: countSchema,
  rating: shownRatingSchema.nullable(),
  byPlayers: z.array(z.strictObject({ players: countSchema, matches: countSchema, wins: countSchema })),
  curve: z.array(shownRatingSchema.extend({ at: z.number() })),
  moments: z.array(momentSchema),
});

/** A seat of somebody else. `name`: null where it isn't told; `level`: null for a person. */
const otherSchema = z.strictObject({ name: z.string().nullable(), level: z.int().nullable() });

/** `ahead`, `behind`: how often the profile's person came in before or after this one. */
const opponentSchema = otherSchema.extend({ matches: countSchema, ahead: countSchema, behind: countSchema });

const listedMatchSchema = z.strictObject({
  room: z.string().nullable(),
  game: z.string(),
  at: z.number(),
  /** 0: everybody has lost. */
  place: countSchema,
  players: countSchema,
  others: z.array(otherSchema),
  change: changeSchema.nullable(),
  unrated: unratedSchema.nullable(),
});

const historySchema = z.strictObject({ games: z.array(gameProfileSchema), opponents: z.array(opponentSchema) });
const matchPageSchema = z.strictObject({ matches: z.array(listedMatchSchema), next: z.string().nullable() });

/** One's own profile. `secret`: of the link by which others see it; null: they don't, or a program asks. */
export const profileSchema = historySchema.extend({ isListed: z.boolean(), secret: z.string().nullable() });
export const ownMatchesSchema = matchPageSchema;
export const matchesPageSchema = z.strictObject({
  after: z
    .string()
    .regex(/^\d{1,15}-[0-9A-Za-z_-]{1,64}$/)
    .exactOptional(),
});
export const listedChoiceSchema = z.strictObject({ isListed: z.boolean() });
export const profileLinkSchema = z.strictObject({ secret: z.string().nullable() });
export const sharedPathSchema = z.strictObject({ secret: z.string().regex(/^[0-9A-Za-z_-]{43}$/) });
/** Somebody else's profile. `until`: later matches aren't in it. */
export const sharedProfileSchema = historySchema.extend({
  name: z.string(),
  until: z.number(),
  matches: z.array(listedMatchSchema),
});

/** The effect of a match on one's own rating. `change`: null if it doesn't count, for the reason `unrated`. */
export const matchRatingSchema = z.strictObject({
  change: changeSchema.nullable(),
  unrated: unratedSchema.nullable(),
});

const seasonSchema = z.string().regex(/^\d{4}-Q[1-4]$/);
/** `after`: the rank after which a page begins. */
export const boardPageSchema = z.strictObject({
  game: z.string().max(64),
  season: seasonSchema.exactOptional(),
  after: z.coerce.number().int().min(0).max(100_000).default(0),
});
/** `value` is what a player is almost certainly better than; `least`: how many rated matches of the season it takes; `seasons`: the newest first. */
export const boardSchema = z.strictObject({
  season: seasonSchema,
  seasons: z.array(seasonSchema),
  least: countSchema,
  until: z.number(),
  rows: z.array(
    z.strictObject({
      rank: countSchema,
      name: z.string(),
      value: z.int(),
      rating: shownRatingSchema,
      matches: countSchema,
    }),
  ),
  next: countSchema.nullable(),
});

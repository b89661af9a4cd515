import { isGameId } from '@consigliere/games/list';
import { findOwnId } from '@consigliere/match';
import {
  boardPageSchema,
  boardSchema,
  listedChoiceSchema,
  matchesPageSchema,
  matchRatingSchema,
  ownMatchesSchema,
  profileLinkSchema,
  profileSchema,
  roomPathSchema,
  sharedPathSchema,
  sharedProfileSchema,
} from '@consigliere/protocol';
import type { Context } from '../../context.ts';
import { isProgram } from '../../guests/identity.ts';
import { idsOf } from '../../guests/ids.ts';
import { newSecret } from '../../guests/secret.ts';
import { keepBriefly } from '../../house/keep-briefly.ts';
import { Problem } from '../../problem.ts';
import { makeBoard, rankPeople } from '../../ratings/board.ts';
import { type HistoryOptions, listMatches, makeHistory, parseReason } from '../../ratings/history.ts';
import { cutAt, parseSeason } from '../../ratings/season.ts';
import { showChange } from '../../ratings/show.ts';
import type { FinishedMatch } from '../../store/finished.ts';
import type { App } from '../app.ts';
import { requireDevice, requireGuest } from '../guard.ts';
import { responses } from '../schemas.ts';

/** A profile counts at most this many matches, the newest. */
const MOST_MATCHES = 2000;
/** How many matches a page of a list has. */
const PAGE = 20;
/** Anybody can ask for these again and again, so they are kept: the number of milliseconds, and of people or games. */
const KEPT = { time: 10_000, most: 100 };

/** Histories, ratings and leaderboards. Others see only what somebody has chosen to show, and never anything later than the cut. */
export function addProfiles(app: App, context: Context): void {
  const { store, clock, limits, host, ratings, deriver } = context;
  const optionsFor = async (person: string, isShared: boolean): Promise<Omit<HistoryOptions, 'names'>> => {
    const now = clock.wall();
    return { person, ledger: await ratings.read(), now, before: isShared ? cutAt(now) : null };
  };

  /** The leaderboards of a game. */
  const rankings = keepBriefly({ wall: clock.wall, ...KEPT }, async game => {
    const listed = await store.profiles.listListed();
    return rankPeople(await ratings.read(), { game, listed, now: clock.wall() });
  });

  /** The part of a guest's history that others see. */
  const shared = keepBriefly({ wall: clock.wall, ...KEPT }, async guest => {
    const options = { ...(await optionsFor(guest, true)), names: null };
    const until = cutAt(options.now);
    const matches = await store.finished.listOf(await idsOf(store, guest), { limit: MOST_MATCHES, before: until });
    return { until, ...makeHistory(matches, options), matches: listMatches(matches.slice(0, PAGE), options) };
  });

  const namesIn = (matches: readonly FinishedMatch[]) => store.finished.readNames(matches.map(({ room }) => room));

  app.get('/api/profile', {
    schema: {
      summary: "The guest's own history, ratings and what others see of them",
      response: responses(profileSchema),
    },
    handler: async request => {
      const { id, ids } = await requireGuest(request, context);
      await limits.spend('profile', id);
      const matches = await store.finished.listOf(ids, { limit: MOST_MATCHES });
      const options = { ...(await optionsFor(id, false)), names: await namesIn(matches) };
      const { isListed, secret } = await store.profiles.find(id);
      // A program's token may be stolen, and the link would outlive it.
      return { isListed, secret: isProgram(request.raw) ? null : secret, ...makeHistory(matches, options) };
    },
  });

  app.get('/api/profile/matches', {
    schema: {
      summary: "The guest's own finished matches, the newest first",
      querystring: matchesPageSchema,
      response: responses(ownMatchesSchema),
    },
    handler: async request => {
      const { id, ids } = await requireGuest(request, context);
      await limits.spend('profile', id);
      const matches = await store.finished.listOf(ids, { limit: PAGE, after: readCursor(request.query.after) });
      const options = { ...(await optionsFor(id, false)), names: await namesIn(matches) };
      const last = matches.at(-1);
      const next = last === undefined || matches.length < PAGE ? null : `${last.at}-${last.room}`;
      return { matches: listMatches(matches, options), next };
    },
  });

  app.post('/api/profile/listed', {
    schema: {
      summary: 'Puts the guest on the leaderboards, or takes them off',
      body: listedChoiceSchema,
      response: responses(listedChoiceSchema),
    },
    handler: async request => {
      const { id } = await requireDevice(request, context);
      await store.profiles.setListed(id, request.body.isListed);
      rankings.clear();
      return request.body;
    },
  });

  app.post('/api/profile/link', {
    schema: {
      summary: 'Makes a link to the guest’s profile; an earlier one stops working',
      response: responses(profileLinkSchema),
    },
    handler: async request => {
      const { id } = await requireDevice(request, context);
      await limits.spend('profile', id);
      const secret = newSecret();
      await store.profiles.setSecret(id, secret);
      return { secret };
    },
  });

  app.delete('/api/profile/link', {
    schema: { summary: 'Switches off the link to the guest’s profile', response: responses(profileLinkSchema) },
    handler: async request => {
      const { id } = await requireDevice(request, context);
      await store.profiles.setSecret(id, null);
      return { secret: null };
    },
  });

  app.get('/api/profiles/:secret', {
    schema: {
      summary: 'A profile that somebody shares, as it was at the last cut, without names of others and without tables',
      params: sharedPathSchema,
      response: responses(sharedProfileSchema),
    },
    handler: async ({ ip, params: { secret } }) => {
      await limits.spend('profile', ip);
      const owner = await store.profiles.findBySecret(secret);
      if (owner === undefined) throw new Problem('no-such-profile');
      return { name: owner.name, ...(await shared.read(owner.player)) };
    },
  });

  app.get('/api/leaderboard', {
    schema: {
      summary: 'A season’s leaderboard of a game: people who asked to be listed, as it was at the last cut',
      querystring: boardPageSchema,
      response: responses(boardSchema),
    },
    handler: async ({ ip, query: { game, season: name, after } }) => {
      await limits.spend('profile', ip);
      const season = name === undefined ? undefined : parseSeason(name);
      // An unknown game has an empty board, the same for all of them.
      return makeBoard(await rankings.read(isGameId(game) ? game : ''), { season, after });
    },
  });

  app.get('/api/rooms/:id/rating', {
    schema: {
      summary: 'What a finished match did to the guest’s own rating',
      params: roomPathSchema,
      response: responses(matchRatingSchema),
    },
    handler: async request => {
      const { id } = request.params;
      const guest = await requireGuest(request, context);
      await limits.spend('profile', guest.id);
      const room = await host.look(id);
      if (typeof room === 'string') throw new Problem(room);
      const own = findOwnId(room, guest.ids);
      if (room.chairs.every(({ player }) => player !== own)) throw new Problem('not-seated');
      const match = room.phase === 'over' ? await deriver.derive(id) : undefined;
      if (match === undefined) throw new Problem('not-over');
      const steps = (await ratings.read()).stepsOf(match.game, guest.id);
      const step = steps.find(each => each.room === id);
      return { change: step === undefined ? null : showChange(step), unrated: parseReason(match.unrated) };
    },
  });
}

/** The match after which a page begins, as a client names it. */
function readCursor(after: string | undefined): Pick<FinishedMatch, 'at' | 'room'> | undefined {
  const [at = '', ...room] = (after ?? '').split('-');
  return after === undefined ? undefined : { at: Number(at), room: room.join('-') };
}

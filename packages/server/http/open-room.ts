import { randomBytes } from 'node:crypto';
import { rulesOf } from '@consigliere/kernel/host';
import type { Actor, Command, Terms } from '@consigliere/match';
import type { NewRoom } from '@consigliere/protocol';
import type { Context } from '../context.ts';
import { gameOf } from '../games.ts';
import { newCommandId, newId } from '../id.ts';
import { Problem } from '../problem.ts';
import type { Guest } from '../store/guests.ts';

/** A new room, with the parts that its creator needs to add entropy. */
interface MadeRoom {
  readonly room: string;
  readonly commitment: string;
  readonly entropyRound: number;
}

/** Opens a room as a guest wants it and seats those who sit down at once. Its seed is drawn now, before anybody adds entropy. */
export async function openRoom(
  { host, botTables }: Pick<Context, 'host' | 'botTables'>,
  guest: Guest,
  wanted: NewRoom,
  further: Pick<Terms, 'fillsAt'> = {},
): Promise<MadeRoom> {
  const terms = { ...termsOf(guest, wanted), ...further };
  const commands = [...seatingCommands(guest, wanted), ...(wanted.start ? [{ type: 'start' } as const] : [])];
  const asGuest = commands.map((command): [Actor, Command] => [{ player: guest.id, id: newCommandId() }, command]);
  const open = () => host.open(terms, randomBytes(32).toString('hex'), asGuest);
  const areBotsAlone = wanted.start && wanted.seats.every(({ kind }) => kind === 'bot');
  const opened = await (areBotsAlone ? botTables.admit({ ids: guest.ids, player: guest.id }, terms.id, open) : open());
  if (!opened.ok) throw new Problem(opened.code, opened.rule);
  const room = await host.look(terms.id);
  if (typeof room === 'string') throw new Problem(room);
  return { room: terms.id, commitment: room.commitment, entropyRound: room.entropyRound };
}

function termsOf({ id: owner, language }: Guest, wanted: NewRoom): Terms {
  const { clock, speed, confirm, isPublic, watch, isRated, options, seats } = wanted;
  const game = gameOf(wanted.game);
  if (game === undefined) throw new Problem('no-such-game');
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max) throw new Problem('bad-seats');
  if (seats.filter(({ kind }) => kind === 'me').length > 1) throw new Problem('bad-seats');
  if (!rulesOf(game, seats.length, options).ok) throw new Problem('bad-options');
  if (wanted.screen && watch !== 0) throw new Problem('screen-watches');
  return {
    id: newId(),
    game: game.id,
    version: game.version,
    seats: seats.length,
    options,
    clock,
    speed,
    confirm,
    isPublic,
    language: wanted.language ?? language,
    ...(wanted.screen ? { screen: true } : {}),
    ...(watch === 0 ? {} : { watch }),
    ...(isRated ? { isRated } : {}),
    owner,
  };
}

/** The guests and bots who sit down at once, seat by seat. */
function seatingCommands(guest: Guest, { seats, name = guest.name }: NewRoom): Command[] {
  return seats.flatMap((plan, seat): Command[] => {
    if (plan.kind === 'open') return [];
    if (plan.kind === 'bot') return [{ type: 'seat-bot', seat, level: plan.level }];
    return [{ type: 'sit', seat, name }];
  });
}

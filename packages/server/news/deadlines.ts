import { listNews, readCard } from '@consigliere/match';
import type { Guest } from '../store/guests.ts';
import type { Store } from '../store/open-store.ts';
import { type Deadline, writeCalendar } from './calendar.ts';
import { type DeriveOptions, lookAt } from './derive.ts';
import { makeMessage, nameGame, newsId } from './message.ts';
import { newsTexts } from './words.ts';

/** Tables of a guest that are looked at for deadlines. */
const MOST_TABLES = 50;

export interface DeadlineOptions extends Pick<DeriveOptions, 'host' | 'clock' | 'publicUrl' | 'onFault'> {
  readonly store: Pick<Store, 'lobby'>;
}

/** The person whose calendar it is. */
export type CalendarOwner = Pick<Guest, 'ids' | 'language'>;

/** The calendar of a person: when the time is up at each table that is played by post and where it's the guest's turn. */
export async function makeCalendar(options: DeadlineOptions, { ids, language }: CalendarOwner): Promise<string> {
  const deadlines: Deadline[] = [];
  for (const { id, phase, isAwaited, card, names, lines, updatedAt } of await options.store.lobby.listOwn(
    ids,
    MOST_TABLES,
  )) {
    if (!isAwaited || phase !== 'playing' || readCard(card, names).clock !== 'correspondence') continue;
    try {
      deadlines.push(...(await listDeadlines(options, { ids, language, room: id, lines, updatedAt })));
    } catch (fault) {
      // The other tables go on.
      options.onFault(id, fault);
    }
  }
  return writeCalendar('Consigliere', deadlines);
}

interface Place extends CalendarOwner {
  readonly room: string;
  readonly lines: number;
  readonly updatedAt: number;
}

/** A person's deadlines at a table: the turns that the person is also sent messages about. */
async function listDeadlines(
  options: DeadlineOptions,
  { ids, language, room: id, lines, updatedAt }: Place,
): Promise<readonly Deadline[]> {
  const { clock, publicUrl } = options;
  const room = await lookAt(options, id, lines);
  if (room === null) return [];
  const closed = clock.wall() - clock.now();
  const turns = listNews(room).filter(({ kind, player }) => kind === 'turn' && player !== null && ids.includes(player));
  const messages = await Promise.all(
    turns.map(turn =>
      makeMessage(newsId(id, turn.event, turn.player ?? ''), turn, room, {
        language,
        publicUrl,
        closed,
        timeZone: null,
      }),
    ),
  );
  const summary = newsTexts(language).deadline(await nameGame(room.terms.game, language));
  return messages.flatMap(({ id, text, url = publicUrl, deadline }) =>
    deadline === undefined
      ? []
      : [{ id, summary, description: text, url, at: deadline, changedAt: updatedAt + closed }],
  );
}

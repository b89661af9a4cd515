import { listNews, loadRoom, type Room, readLineByLine } from '@consigliere/match';
import { isNewsFor, newsId, type Store, thisBuild } from '@consigliere/server/internals';
import type { OwnChannel } from './people.ts';
import type { NewsTable } from './tables.ts';

/** Something that is owed to a channel, with the id that its message must have. */
export interface Owed {
  readonly id: string;
  readonly event: string;
  readonly channel: OwnChannel;
}

/** The items that are owed after some lines of a journal. */
export interface Standing {
  readonly lines: number;
  /** The time of the last of these lines, in house time. */
  readonly at: number;
  readonly owed: ReadonlyMap<string, Owed>;
}

/** Lists what a table owed after each line of its journal, by the journal and `listNews` alone. */
export async function readStanding(store: Store, { room: id, people }: NewsTable): Promise<readonly Standing[]> {
  const standing: Standing[] = [];
  const channels = people.flatMap(person => person.channels);
  const note = (room: Room, at: number): void => {
    standing.push({ lines: room.lines, at, owed: new Map(listOwed(room, channels).map(each => [each.id, each])) });
  };
  const fault = await readLineByLine(await loadRoom(store.rooms, id), thisBuild, note);
  if (fault !== null) throw new Error(`the journal of ${id} can't be read: ${fault}`);
  return standing;
}

const listOwed = (room: Room, channels: readonly OwnChannel[]): readonly Owed[] =>
  listNews(room).flatMap(item =>
    channels.flatMap(channel => {
      const { id, guest, isShared } = channel;
      if (!isNewsFor(item, { ids: [guest], isShared }, room)) return [];
      return [{ id: newsId(room.terms.id, item.event, guest, id), event: item.event, channel }];
    }),
  );

import { listNews, type Room } from '@consigliere/match';
import { isNewsFor, makeNewsMessage } from '@consigliere/server/internals';

const FACTS = { language: 'en', publicUrl: 'https://play.example.org', closed: 0, timeZone: 'Europe/Amsterdam' };

/** Every message that a guest's own webhook, and one that others can read, would be sent now, as text. */
export async function listOutgoing(room: Room, guest: string): Promise<readonly string[]> {
  const messages = [false, true].flatMap(isShared =>
    listNews(room)
      .filter(item => isNewsFor(item, { guest, isShared }, room))
      .map(item => makeNewsMessage(item.event, item, room, FACTS)),
  );
  return (await Promise.all(messages)).map(message => JSON.stringify(message));
}

import { listNews, type Room } from '@consigliere/match';
import {
  isNewsFor,
  makeNewsMessage,
  type NewsMessage,
  writeDiscord,
  writeMatrix,
  writeNewsMail,
  writeSlack,
} from '@consigliere/server/internals';

const publicUrl = 'https://play.example.org';
const FACTS = { language: 'en', publicUrl, closed: 0, timeZone: 'Europe/Amsterdam' };
const MAIL = { language: 'en', publicUrl, stopUrl: `${publicUrl}/stop` };

/** A message as each kind of channel sends it. */
const writeAll = (message: NewsMessage): readonly string[] => [
  JSON.stringify(message),
  writeDiscord(message),
  writeSlack(message),
  writeMatrix(message),
  ...Object.values(writeNewsMail(message, MAIL)),
];

/** Everything that a guest's own channels, and those that others can read, would be sent now, one by one and as a digest. */
export async function listOutgoing(room: Room, guest: string): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const isShared of [false, true]) {
    const items = listNews(room).filter(item => isNewsFor(item, { ids: [guest], isShared }, room));
    const news = await Promise.all(items.map(item => makeNewsMessage(item.event, item, room, FACTS)));
    for (const message of [...news, { id: '', kind: 'digest', text: '', news }]) texts.push(...writeAll(message));
  }
  return texts;
}

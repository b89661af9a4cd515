import type { Refusal } from '../kit/link/link.ts';
import { forgetLocal, importLocal, localRooms } from '../kit/link/local.ts';
import { newRoomId } from '../kit/link/random.ts';
import { language } from '../kit/words/language.ts';
import { positionText } from '../kit/worker/position-file.ts';
import { nameHere } from '../table/open/open.ts';

const PREFIX = 'position-';
/** A page that was closed couldn't forget its position: the next page to open one does, after a day. */
const STALE = 24 * 3600 * 1000;

/** Whether a room was made for a link to a position. Such a room is opened by its link, isn't listed, and goes when its page goes. */
export const isPositionRoom = (id: string): boolean => id.startsWith(PREFIX);

/** Makes a room on this device whose match stands at the position; gives back its id, or why not. */
export async function openPositionRoom(link: string): Promise<string | Refusal> {
  const room = PREFIX + newRoomId();
  const taken = await importLocal(positionText({ room, name: nameHere(), language: language.value, link }));
  return typeof taken === 'number' ? room : taken;
}

/** Forgets the room of a position that its page has left. One that is over stays for its replay, until it is stale. */
export async function forgetPosition(room: string): Promise<void> {
  const left = (await localRooms()).find(({ id }) => id === room);
  if (left?.phase === 'playing') await forgetLocal(room);
}

export async function forgetStalePositions(now = Date.now()): Promise<void> {
  for (const { id, updatedAt } of await localRooms())
    if (isPositionRoom(id) && updatedAt < now - STALE) await forgetLocal(id);
}

import type { Refusal } from '../kit/link/link.ts';
import { forgetLocal, importLocal, localRooms } from '../kit/link/local.ts';
import { newRoomId } from '../kit/link/random.ts';
import { language } from '../kit/words/language.ts';
import { positionText } from '../kit/worker/position-file.ts';
import { guestNameHere } from '../table/open/open.ts';

const PREFIX = 'position-';
/** A closed page can't delete its position. The next page that opens one deletes those older than this. */
const STALE = 24 * 3600 * 1000;

/** Returns whether a room was made for a position link. Such rooms aren't listed and are deleted when their page is left. */
export const isPositionRoom = (id: string): boolean => id.startsWith(PREFIX);

/** Makes a room on this device with its match at the position. Returns its id or a refusal. */
export async function openPositionRoom(link: string): Promise<string | Refusal> {
  const room = PREFIX + newRoomId();
  const taken = await importLocal(positionText({ room, name: guestNameHere(), language: language.value, link }));
  return typeof taken === 'number' ? room : taken;
}

/** Deletes a position's room after its page was left. A finished match stays for its replay until it's stale. */
export async function forgetPosition(room: string): Promise<void> {
  const left = (await localRooms()).find(({ id }) => id === room);
  if (left?.phase === 'playing') await forgetLocal(room);
}

export async function forgetStalePositions(now = Date.now()): Promise<void> {
  for (const { id, updatedAt } of await localRooms())
    if (isPositionRoom(id) && updatedAt < now - STALE) await forgetLocal(id);
}

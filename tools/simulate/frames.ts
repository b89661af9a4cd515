import { type Room, type RoomView, viewRoom } from '@consigliere/match';

/** The same frame without the chapters: they depend on what the viewer had. */
export const withoutChapters = (shown: RoomView): string =>
  JSON.stringify({ ...shown, match: shown.match === null ? null : { ...shown.match, heard: [] } });

/** The first chapter a frame brings. */
export const firstChapter = ({ chapters, match }: RoomView): number => chapters - (match?.heard.length ?? 0);

/** How far behind a node may be that has not heard of it. */
const FURTHEST = 200;

/** Whether a frame shows the room as it was after some line of its journal. */
export function showsSomeState(rooms: readonly Room[], player: string | null, text: string): boolean {
  const shown = JSON.parse(text) as RoomView;
  for (let at = rooms.length - 1; at >= Math.max(0, rooms.length - FURTHEST); at--) {
    const room = rooms[at] as Room;
    const chapters = room.match?.chapters.length ?? 0;
    if (chapters < shown.chapters) return false;
    if (chapters > shown.chapters) continue;
    if (JSON.stringify(viewRoom(room, player, firstChapter(shown))) === text) return true;
  }
  return false;
}

/** What is in no frame before the end. */
const secretsOf = ({ seed, chairs, match }: Room): string[] => [
  seed,
  ...chairs.flatMap(({ entropy }) => (entropy === null ? [] : [entropy])),
  ...(match === null ? [] : [match.seed]),
];

/** A secret that a text gives away. */
export const findSecret = (text: string, room: Room): string | undefined =>
  room.phase === 'over' || room.phase === 'ended' ? undefined : secretsOf(room).find(secret => text.includes(secret));

import { type Room, type RoomView, viewRoom } from '@consigliere/match';

/** The room view without chapters, which depend on what the viewer had. */
export const withoutChapters = (shown: RoomView): string =>
  JSON.stringify({ ...shown, match: shown.match === null ? null : { ...shown.match, heard: [] } });

/** The first chapter in a room view. */
export const firstChapter = ({ chapters, match }: RoomView): number => chapters - (match?.heard.length ?? 0);

/** How many lines a node may be behind. */
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

/** Secrets that must not be in any frame before the end. */
const secretsOf = ({ seed, chairs, match }: Room): string[] => [
  seed,
  ...chairs.flatMap(({ entropy }) => (entropy === null ? [] : [entropy])),
  ...(match === null ? [] : [match.seed]),
];

/** Finds a secret in a text. */
export const findSecret = (text: string, room: Room): string | undefined =>
  room.phase === 'over' || room.phase === 'ended' ? undefined : secretsOf(room).find(secret => text.includes(secret));

import { headOf, OLD_ROOM_FORMAT, ROOM_FORMAT, type RoomFile, type StoredLine } from '@consigliere/match';
import type { RoomHead } from './local-store.ts';

/** The format of a file with several rooms. */
const ROOMS_FORMAT = 'consigliere rooms 2';
const OLD_ROOMS_FORMAT = 'consigliere rooms 1';

/** All formats that can be read. */
const FORMATS: readonly unknown[] = [ROOM_FORMAT, OLD_ROOM_FORMAT, ROOMS_FORMAT, OLD_ROOMS_FORMAT];

/** Why a file isn't imported. */
export type FileProblem =
  | 'import-foreign'
  | 'import-newer'
  | 'import-broken'
  | 'import-changed'
  | 'import-other'
  | 'no-such-game';

/** A stored room as it goes into a file. */
export const roomFile = (
  { id, facts, names = {} }: RoomHead,
  lines: readonly StoredLine[],
  state: string | null,
): RoomFile => ({
  format: ROOM_FORMAT,
  room: id,
  facts,
  state,
  lines: lines.map(({ at, body }) => ({ at, body })),
  names,
  head: headOf(lines),
});

/** The text of a file: one room in the format of the server's tools, or a list of rooms. */
export const textOf = (rooms: readonly RoomFile[]): string =>
  JSON.stringify(rooms.length === 1 ? rooms[0] : { format: ROOMS_FORMAT, rooms });

/** The rooms in a file, each complete and unchanged, or what is wrong with it. */
export function roomsIn(text: string): readonly RoomFile[] | FileProblem {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    // A file that begins like ours was cut off.
    return /^\s*\{"format":"consigliere room/.test(text) ? 'import-broken' : 'import-foreign';
  }
  const problem = formatProblem(data);
  if (problem !== null) return problem;
  const rooms = isFields(data) && Array.isArray(data.rooms) ? data.rooms : [data];
  if (rooms.length === 0 || !rooms.every(isRoomFile)) return 'import-broken';
  return rooms.every(({ lines, head }) => headOf(lines) === head) ? rooms : 'import-changed';
}

type FileFields = Readonly<Record<string, unknown>>;
const isFields = (x: unknown): x is FileFields => typeof x === 'object' && x !== null && !Array.isArray(x);
const isText = (x: unknown): x is string => typeof x === 'string';

function formatProblem(data: unknown): FileProblem | null {
  const format = isFields(data) && isText(data.format) ? data.format : '';
  const version = /^consigliere rooms? (\d+)$/.exec(format)?.[1];
  if (version === undefined) return 'import-foreign';
  return FORMATS.includes(format) ? null : 'import-newer';
}

function isRoomFile(x: unknown): x is RoomFile {
  if (!isFields(x) || !FORMATS.includes(x.format) || !isText(x.head)) return false;
  const { room, facts, state, lines, names = {} } = x;
  const isNamed = isText(room) && /^[0-9A-Za-z_-]{1,64}$/.test(room);
  return isNamed && isFacts(facts) && (state === null || isText(state)) && isLines(lines) && isNames(names);
}

const isNames = (x: unknown): boolean => isFields(x) && Object.values(x).every(name => name === null || isText(name));

const isFacts = (x: unknown): boolean => isFields(x) && isText(x.game) && isText(x.card) && isCard(x.card);

/** Whether the text is a list entry that lists can show. */
function isCard(text: string): boolean {
  try {
    const card: unknown = JSON.parse(text);
    return isFields(card) && Array.isArray(card.seats) && card.seats.every(isFields);
  } catch {
    return false;
  }
}

const isLines = (x: unknown): boolean =>
  Array.isArray(x) && x.length > 0 && x.every(line => isFields(line) && Number.isFinite(line.at) && isText(line.body));

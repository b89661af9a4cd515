const LETTERS = '0123456789abcdefghijkmnpqrstvwxyz';
const LENGTH = 16;
/** Larger bytes would make some letters more likely than others. */
const FAIR = 256 - (256 % LETTERS.length);

/** Random bytes in hexadecimal digits. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');

/** The id of a command, so that a repeated one is run once. */
export const newCommandId = (): string => randomHex(16);

/** How many bytes each person adds to the luck of a match. */
const ENTROPY_BYTES = 32;
export const newEntropy = (): string => randomHex(ENTROPY_BYTES);

const LESSON = 'lesson-';

/** Whether a room on this device is a lesson's. */
export const isLesson = (room: string): boolean => room.startsWith(LESSON);

export const newLessonId = (): string => LESSON + newRoomId();

/** The id of a room on this device, as long as a server's. */
export function newRoomId(): string {
  let id = '';
  while (id.length < LENGTH)
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH)))
      if (byte < FAIR && id.length < LENGTH) id += LETTERS[byte % LETTERS.length];
  return id;
}

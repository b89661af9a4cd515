import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789abcdefghijkmnpqrstvwxyz';
const LENGTH = 16;

/** Makes an id that can be typed but not guessed: 16 letters, about 80 bits. Anybody who has a room's id may sit down there. */
export function newId(): string {
  let id = '';
  while (id.length < LENGTH)
    for (const byte of randomBytes(LENGTH)) {
      // Bytes that would make some letters more likely than others are discarded.
      const letter = byte < 231 ? LETTERS[byte % LETTERS.length] : undefined;
      if (letter !== undefined && id.length < LENGTH) id += letter;
    }
  return id;
}

/** Makes the id of a command that the server sends for a guest. */
export const newCommandId = (): string => randomBytes(16).toString('hex');

import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789abcdefghijkmnpqrstvwxyz';
const LENGTH = 16;

/** An id that can be typed and not guessed: 16 letters, about 80 bits. Whoever has the id of a room may sit down there. */
export function newId(): string {
  let id = '';
  while (id.length < LENGTH)
    for (const byte of randomBytes(LENGTH)) {
      // Bytes that would make some letters likelier than others are thrown away.
      const letter = byte < 231 ? LETTERS[byte % LETTERS.length] : undefined;
      if (letter !== undefined && id.length < LENGTH) id += letter;
    }
  return id;
}

/** The id of a command that the server makes for a guest. */
export const newCommandId = (): string => randomBytes(16).toString('hex');

/** The first byte of a frame that is the whole of a text. */
const TEXT = '\x81';
const LONGER_THAN_ASCII = /[\u0080-\uffff]/;

/**
 * A text as a frame of RFC 6455, every byte a character: several are put together, and written with one call, without a buffer
 * being made of any.
 */
export function frameOf(text: string): string {
  const bytes = LONGER_THAN_ASCII.test(text) ? Buffer.from(text).toString('latin1') : text;
  return TEXT + lengthOf(bytes.length) + bytes;
}

function lengthOf(length: number): string {
  if (length < 126) return String.fromCharCode(length);
  if (length < 65_536) return String.fromCharCode(126, length >> 8, length & 255);
  const bytes = Buffer.alloc(9, 127);
  bytes.writeBigUInt64BE(BigInt(length), 1);
  return bytes.toString('latin1');
}

/** SHA-256 (FIPS 180-4), synchronous, because `crypto.subtle` is asynchronous and absent over plain http. */

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every(prime => n % prime > 0)) PRIMES.push(n);

/** The first 32 bits after the point. Made, because tables of them don't compress; the tests know how exact that is. */
export const bitsAfterPoint = (root: number): number => (root % 1) * 2 ** 32;

const K = Uint32Array.from(PRIMES, prime => bitsAfterPoint(Math.cbrt(prime)));
const INITIAL = Uint32Array.from(PRIMES.slice(0, 8), prime => bitsAfterPoint(Math.sqrt(prime)));

const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** Pads the message with a one bit, zeros, and its length in bits, to a whole number of 64-byte blocks. */
function pad(message: Uint8Array): DataView {
  const bytes = new Uint8Array(((message.length + 72) >>> 6) << 6);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(bytes.length - 4, message.length << 3);
  return view;
}

const at = (words: Uint32Array, i: number): number => words[i] as number;

function expand(w: Uint32Array, block: DataView, from: number): void {
  for (let i = 0; i < 16; i++) w[i] = block.getUint32(from + i * 4);
  for (let i = 16; i < 64; i++) {
    const x = at(w, i - 15);
    const y = at(w, i - 2);
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
  }
}

/** The digest as eight words. */
export function sha256Words(message: Uint8Array): Uint32Array {
  const h = Uint32Array.from(INITIAL);
  const w = new Uint32Array(64);
  const block = pad(message);
  for (let from = 0; from < block.byteLength; from += 64) {
    expand(w, block, from);
    let [a, b, c, d, e, f, g, z] = h as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const t1 = (z + s1 + ((e & f) ^ (~e & g)) + at(K, i) + at(w, i)) | 0;
      const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      z = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    const add = [a, b, c, d, e, f, g, z];
    for (let i = 0; i < 8; i++) h[i] = at(h, i) + (add[i] as number);
  }
  return h;
}

/** UTF-8 without TextEncoder, which isn't part of the language. */
export function utf8(text: string): Uint8Array {
  // No UTF-16 unit takes more than three bytes.
  const bytes = new Uint8Array(text.length * 3);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at) as number;
    if (code < 0x80) bytes[length++] = code;
    else {
      if (code < 0x800) bytes[length++] = 0xc0 | (code >> 6);
      else {
        if (code < 0x10000) bytes[length++] = 0xe0 | (code >> 12);
        else {
          at++;
          bytes[length++] = 0xf0 | (code >> 18);
          bytes[length++] = 0x80 | ((code >> 12) & 63);
        }
        bytes[length++] = 0x80 | ((code >> 6) & 63);
      }
      bytes[length++] = 0x80 | (code & 63);
    }
  }
  return bytes.subarray(0, length);
}

/** The digest of a text as 64 hexadecimal digits. */
export function sha256(text: string): string {
  return Array.from(sha256Words(utf8(text)), word => word.toString(16).padStart(8, '0')).join('');
}

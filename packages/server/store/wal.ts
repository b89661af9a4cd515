import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { endianness } from 'node:os';

const HEADER = 32;
const FRAME_HEADER = 24;
/** The last bit says in which order of bytes checksums are computed. */
const MAGIC = 0x377f0682;
/** Frames that are read at once. */
const TOGETHER = 256;

/** The place in a write-ahead log up to which it was read: the end of a commit. */
export interface WalPlace {
  readonly salt: bigint;
  readonly pageSize: number;
  readonly frames: number;
  readonly check: Checksum;
}

interface ReadOptions {
  /** Reads on from here if the log hasn't been restarted since. */
  readonly from?: WalPlace | undefined;
  /** Called for each page of the commits, as the last of them left it. */
  readonly onPage: (page: number, data: Buffer) => void;
}

/**
 * Reads the committed frames of a write-ahead log, as SQLite's file format describes it: the log ends before the first frame whose
 * checksum is wrong. Undefined: there is no log.
 */
export function readWal(path: string, { from, onPage }: ReadOptions): WalPlace | undefined {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return undefined;
  }
  try {
    const header = Buffer.allocUnsafeSlow(HEADER);
    if (readSync(file, header, 0, HEADER, 0) < HEADER || (header.readUInt32BE(0) & ~1) >>> 0 !== MAGIC)
      return undefined;
    const pageSize = header.readUInt32BE(8);
    const salt = header.readBigUInt64BE(16);
    if (from?.salt === salt) return readFrames(file, from, onPage);
    const check = newChecksum((header.readUInt32BE(0) & 1) === 1).add(header, 0, HEADER - 8);
    if (!check.matches(header, HEADER - 8)) return undefined;
    return readFrames(file, { salt, pageSize, frames: 0, check }, onPage);
  } finally {
    closeSync(file);
  }
}

/** Returns the end of the last commit. */
function readFrames(file: number, from: WalPlace, onPage: ReadOptions['onPage']): WalPlace {
  const { salt, pageSize } = from;
  const size = FRAME_HEADER + pageSize;
  const total = Math.floor((fstatSync(file).size - HEADER) / size);
  const pages = new Map<number, readonly [part: Buffer, at: number]>();
  const pending: (readonly [page: number, part: Buffer, at: number])[] = [];
  let [end, check] = [from, from.check];
  reading: for (let number = from.frames; number < total; ) {
    const part = Buffer.allocUnsafeSlow(size * Math.min(TOGETHER, total - number));
    const read = Math.floor(readSync(file, part, 0, part.length, HEADER + number * size) / size);
    if (read === 0) break;
    for (let at = 0; at < read * size; at += size, number++) {
      if (part.readBigUInt64BE(at + 8) !== salt) break reading;
      check = check.add(part, at, at + 8).add(part, at + FRAME_HEADER, at + size);
      if (!check.matches(part, at + 16)) break reading;
      pending.push([part.readUInt32BE(at), part, at + FRAME_HEADER]);
      if (part.readUInt32BE(at + 4) === 0) continue;
      for (const [page, ...place] of pending.splice(0)) pages.set(page, place);
      end = { salt, pageSize, frames: number + 1, check };
    }
  }
  for (const [page, [part, at]] of pages) onPage(page, part.subarray(at, at + pageSize));
  return end;
}

/** SQLite's running checksum over pairs of 32-bit words. */
interface Checksum {
  /** The checksum after more bytes. */
  add(data: Buffer, from: number, to: number): Checksum;
  /** Whether it is the one that is written at a place. */
  matches(data: Buffer, at: number): boolean;
}

function newChecksum(isBigEndian: boolean, first = 0, second = 0): Checksum {
  return {
    add: (data, from, to) => {
      const words = wordsOf(data, isBigEndian);
      let [one, two] = [first, second];
      for (let at = from >> 2; at < to >> 2; at += 2) {
        one = (one + (words[at] ?? 0) + two) | 0;
        two = (two + (words[at + 1] ?? 0) + one) | 0;
      }
      return newChecksum(isBigEndian, one, two);
    },
    matches: (data, at) => data.readInt32BE(at) === first && data.readInt32BE(at + 4) === second,
  };
}

/** The words of a buffer that has its memory to itself. The last one is remembered: it is asked for frame by frame. */
let last: { readonly data: Buffer; readonly isBigEndian: boolean; readonly words: Int32Array } | undefined;

function wordsOf(data: Buffer, isBigEndian: boolean): Int32Array {
  if (last?.data === data && last.isBigEndian === isBigEndian) return last.words;
  const isSwapped = isBigEndian !== (endianness() === 'BE');
  const { buffer } = isSwapped ? Buffer.from(Uint8Array.from(data).buffer).swap32() : data;
  last = { data, isBigEndian, words: new Int32Array(buffer) };
  return last.words;
}

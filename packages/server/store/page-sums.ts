import { closeSync, existsSync, fstatSync, fsyncSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { readWal, type WalPlace } from './wal.ts';

const MAGIC = 'consigliere sums';
const HEADER = 24;
/** Pages of the database that are read at once. */
const TOGETHER = 1024;

/**
 * A checksum of every page of the database file, in a file beside it. SQLite writes that file only when it copies the write-ahead log
 * into it, so the sums of the pages in the log are written before each copy. A page is then either in the log, whose frames have
 * checksums, or as its sum says: whenever a process is killed, any other difference is damage.
 */
export class PageSums {
  readonly #paths: { readonly database: string; readonly wal: string; readonly sums: string };
  #place: WalPlace | undefined;

  constructor(database: string) {
    this.#paths = { database, wal: `${database}-wal`, sums: `${database}-sums` };
  }

  /**
   * Compares all pages of the file with their sums, before anything is written to it. Returns the numbers of those that differ, or
   * undefined if there are no sums yet. `isCut`: the file has fewer pages than it had.
   */
  check(): { readonly damaged: readonly number[]; readonly isCut: boolean } | undefined {
    const known = this.#read();
    if (known === undefined || !existsSync(this.#paths.database)) return undefined;
    const { sums, pageSize } = known;
    const inLog = new Set<number>();
    readWal(this.#paths.wal, { onPage: page => void inLog.add(page) });
    const damaged: number[] = [];
    const pages = this.#forEachPage(pageSize, (page, data) => {
      const sum = sums[page - 1] ?? 0;
      if (sum !== 0 && !inLog.has(page) && sum !== sumOf(data)) damaged.push(page);
    });
    const isCut = sums.some((sum, index) => sum !== 0 && index >= pages && !inLog.has(index + 1));
    return { damaged, isCut };
  }

  /** Writes the sums of the pages in the log: to be called before they are copied. Returns the number of frames in the log. */
  absorbLog(): number {
    const changed = new Map<number, number>();
    this.#place = readWal(this.#paths.wal, {
      from: this.#place,
      onPage: (page, data) => void changed.set(page, sumOf(data)),
    });
    if (this.#place !== undefined && changed.size > 0) this.#write(changed, this.#place.pageSize);
    return this.#place?.frames ?? 0;
  }

  get exist(): boolean {
    return existsSync(this.#paths.sums);
  }

  /** Makes all sums from the file as it is. */
  rebuild(): void {
    const pageSize = readPageSize(this.#paths.database);
    const sums = new Map<number, number>();
    this.#forEachPage(pageSize, (page, data) => void sums.set(page, sumOf(data)));
    closeSync(openSync(this.#paths.sums, 'w'));
    this.#write(sums, pageSize);
  }

  #read(): { readonly sums: Uint32Array; readonly pageSize: number } | undefined {
    if (!existsSync(this.#paths.sums)) return undefined;
    const data = readFileSync(this.#paths.sums);
    if (data.length < HEADER || data.toString('latin1', 0, MAGIC.length) !== MAGIC) return undefined;
    const count = Math.floor((data.length - HEADER) / 4);
    return {
      pageSize: data.readUInt32LE(MAGIC.length),
      sums: Uint32Array.from({ length: count }, (_, index) => data.readUInt32LE(HEADER + 4 * index)),
    };
  }

  #write(sums: ReadonlyMap<number, number>, pageSize: number): void {
    const file = openSync(this.#paths.sums, existsSync(this.#paths.sums) ? 'r+' : 'w+');
    try {
      const header = Buffer.alloc(HEADER);
      header.write(MAGIC, 'latin1');
      header.writeUInt32LE(pageSize, MAGIC.length);
      writeSync(file, header, 0, HEADER, 0);
      for (const { first, data } of runsOf(sums)) writeSync(file, data, 0, data.length, HEADER + 4 * (first - 1));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  }

  /** Returns the number of whole pages. */
  #forEachPage(pageSize: number, then: (page: number, data: Buffer) => void): number {
    const file = openSync(this.#paths.database, 'r');
    try {
      const pages = Math.floor(fstatSync(file).size / pageSize);
      const part = Buffer.allocUnsafe(pageSize * TOGETHER);
      for (let from = 0; from < pages; from += TOGETHER) {
        const read = Math.floor(readSync(file, part, 0, part.length, from * pageSize) / pageSize);
        for (let index = 0; index < read; index++)
          then(from + index + 1, part.subarray(index * pageSize, (index + 1) * pageSize));
      }
      return pages;
    } finally {
      closeSync(file);
    }
  }
}

/** The size of a page, from the header of a database file. */
function readPageSize(path: string): number {
  const file = openSync(path, 'r');
  try {
    const size = Buffer.alloc(2);
    readSync(file, size, 0, 2, 16);
    return size.readUInt16BE() === 1 ? 65_536 : size.readUInt16BE();
  } finally {
    closeSync(file);
  }
}

/** Never 0, which stands for a page without a sum. */
const sumOf = (data: Buffer): number => crc32(data) || 1;

/** Neighbouring pages are written together. */
function runsOf(sums: ReadonlyMap<number, number>): readonly { readonly first: number; readonly data: Buffer }[] {
  const runs: { first: number; sums: number[] }[] = [];
  for (const page of [...sums.keys()].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    const sum = sums.get(page) ?? 0;
    if (last !== undefined && last.first + last.sums.length === page) last.sums.push(sum);
    else runs.push({ first: page, sums: [sum] });
  }
  return runs.map(({ first, sums: run }) => {
    const data = Buffer.alloc(4 * run.length);
    for (const [index, sum] of run.entries()) data.writeUInt32LE(sum, 4 * index);
    return { first, data };
  });
}

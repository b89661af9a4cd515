import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

/** The file beside the database that says whose it is, and how many commits it must have at least. */
const HOUSE_FILE = 'consigliere.house';

export interface HouseRecord {
  /** The id of the house, which is in the database too. */
  readonly house: string;
  /** The number of commits that are durable in the database. */
  readonly commits: number;
}

const LINE = /^house (\S+) commits +(\d+) check ([0-9a-f]{8})\n$/;
const WIDTH = 16;

const formatRecord = ({ house, commits }: HouseRecord): string => {
  const text = `house ${house} commits ${`${commits}`.padStart(WIDTH)}`;
  return `${text} check ${checkOf(text)}\n`;
};

const checkOf = (text: string): string => crc32(text).toString(16).padStart(8, '0');

export const housePath = (folder: string): string => join(folder, HOUSE_FILE);

/** The record in a folder; undefined: there is none; `unreadable`: it isn't as it was written. */
export function readHouseFile(folder: string): HouseRecord | 'unreadable' | undefined {
  let text: string;
  try {
    text = readFileSync(housePath(folder), 'latin1');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : 'unreadable';
  }
  const [, house, commits, check] = LINE.exec(text) ?? [];
  if (house === undefined || commits === undefined) return 'unreadable';
  const record = { house, commits: Number(commits) };
  return formatRecord(record).endsWith(`check ${check}\n`) ? record : 'unreadable';
}

/** Writes the record after commits. That costs a few microseconds: it stays in the system's memory, which a killed process leaves intact. */
export interface HouseFile {
  write(commits: number): void;
  /** Makes sure that a power cut leaves it intact too. */
  sync(): void;
  close(): void;
}

export function openHouseFile(folder: string, house: string): HouseFile {
  const file = openSync(housePath(folder), 'a+');
  closeSync(file);
  const open = openSync(housePath(folder), 'r+');
  let isOpen = true;
  return {
    write: commits => {
      if (isOpen) writeSync(open, formatRecord({ house, commits }), 0, 'latin1');
    },
    sync: () => {
      if (isOpen) fsyncSync(open);
    },
    close: () => {
      if (isOpen) closeSync(open);
      isOpen = false;
    },
  };
}

/** Something stored that isn't as it was written. */
export interface Finding {
  /** The table that is closed because of it; null: it isn't about one table. */
  readonly room: string | null;
  /** Says in plain words what is wrong, and what the operator can do. */
  readonly message: string;
}

/** Collects damage to the store. Every finding is kept until the process ends. */
export class DamageReport {
  readonly #findings: Finding[] = [];
  readonly #rooms = new Map<string, string>();
  #listener: (finding: Finding) => void = () => undefined;

  get findings(): readonly Finding[] {
    return this.#findings;
  }

  /** Why a room is closed; undefined: it isn't. */
  whyClosed(room: string): string | undefined {
    return this.#rooms.get(room);
  }

  /** Adds a finding that isn't about one table. */
  note(message: string): void {
    if (this.#findings.every(finding => finding.message !== message)) this.#add({ room: null, message });
  }

  /** Closes a room: nothing more is appended to it. */
  closeRoom(room: string, why: string): void {
    if (this.#rooms.has(room)) return;
    this.#rooms.set(room, why);
    this.#add({ room, message: why });
  }

  /** Calls back for every finding, also for those that there are already. */
  listen(listener: (finding: Finding) => void): void {
    this.#listener = listener;
    for (const finding of this.#findings) listener(finding);
  }

  #add(finding: Finding): void {
    this.#findings.push(finding);
    this.#listener(finding);
  }
}

/** SQLite's error numbers: a page makes no sense (in the lowest byte), and a row is there already. */
const CORRUPT = 11;
const REPEATED_ROW = [1555, 2067];
/** PostgreSQL's codes for the same, for bytes that aren't text, and for a row that is there twice. */
const DAMAGED_CODES = ['XX001', 'XX002', '22021', '23505'];

/** A row that doesn't fit the rows before it. */
export class UnfittingRow extends Error {}

/** Whether an error comes from damaged or unfitting rows, and not from a database that can't be reached or has no space. */
export function isDamage(error: unknown): boolean {
  if (error instanceof UnfittingRow) return true;
  const { errcode, code } = error as { readonly errcode?: unknown; readonly code?: unknown };
  if (typeof errcode === 'number') return (errcode & 0xff) === CORRUPT || REPEATED_ROW.includes(errcode);
  return typeof code === 'string' && DAMAGED_CODES.includes(code);
}

export const describeFault = (fault: unknown): string => (fault instanceof Error ? fault.message : `${fault}`);

/** Reads rows without which tables play on. If they are damaged, that is reported, and there are none. */
export async function readUnlessDamaged<X>(
  damage: DamageReport,
  what: string,
  read: () => Promise<readonly X[]>,
): Promise<readonly X[]> {
  try {
    return await read();
  } catch (error) {
    if (!isDamage(error)) throw error;
    damage.note(`${what} can't be read: ${describeFault(error)}`);
    return [];
  }
}

/** The problems of a store before its first query; only `backup-refused` comes later. */
export type StoreFault =
  | 'folder-not-writable'
  | 'no-store'
  | 'not-a-database'
  | 'damaged'
  | 'database-unreachable'
  | 'newer-version'
  | 'backup-refused';

/** A problem that the operator can fix; the message says how. */
export class StoreError extends Error {
  readonly code: StoreFault;

  constructor(code: StoreFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StoreError';
    this.code = code;
  }
}

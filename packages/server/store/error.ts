/** What may be wrong with a store before the first question is put to it; `backup-refused` alone comes later. */
export type StoreFault =
  | 'folder-not-writable'
  | 'no-store'
  | 'not-a-database'
  | 'database-unreachable'
  | 'newer-version'
  | 'backup-refused';

/** Something whoever runs the server can put right; the message says how. */
export class StoreError extends Error {
  readonly code: StoreFault;

  constructor(code: StoreFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StoreError';
    this.code = code;
  }
}

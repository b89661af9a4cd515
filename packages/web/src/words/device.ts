/** What is said of several people round one device, and of matches kept there. */
export interface DeviceTexts {
  readonly together: string;
  readonly togetherLong: (game: string) => string;
  readonly people: string;
  readonly person: string;
  readonly nameOf: (chair: number) => string;
  readonly guest: (chair: number) => string;
  readonly handOver: (name: string) => string;
  readonly lookAway: string;
  readonly lift: (name: string) => string;
  readonly files: string;
  readonly filesHint: string;
  readonly export: string;
  readonly exportLong: (game: string) => string;
  readonly exportAll: string;
  readonly import: string;
  readonly imported: (matches: number) => string;
}

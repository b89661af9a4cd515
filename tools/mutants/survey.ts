/** A test file: what it costs where nothing is changed, and every source it imports, directly or not. */
export interface Surveyed {
  readonly test: string;
  readonly milliseconds: number;
  readonly imports: readonly string[];
}

/** The tests that reach a source: its own first, then the quickest. */
export function testsFor(path: string, survey: readonly Surveyed[]): Surveyed[] {
  const own = path.replace(/\.ts$/, '.test.ts');
  return survey
    .filter(({ imports }) => imports.includes(path))
    .sort((a, b) => Number(b.test === own) - Number(a.test === own) || a.milliseconds - b.milliseconds);
}

/** A rule and the tests that name it. */
export interface RuleTests {
  readonly rule: string;
  readonly tests: readonly string[];
}

/** The ids a rules page defines: in bold, component rows (-C) excepted. */
export function ruleIds(page: string): string[] {
  const ids = [...page.matchAll(/\*\*([A-Z]{2}-(?:[A-BD-Z])?\d+)\b[^*]*\*\*/g)].flatMap(([, id]) => id ?? []);
  return [...new Set(ids)];
}

/** For each rule, the titles of tests that name it. */
export function testsOf(rules: readonly string[], titles: readonly string[]): RuleTests[] {
  return rules.map(rule => ({ rule, tests: titles.filter(title => new RegExp(`\\b${rule}\\b(?!-)`).test(title)) }));
}

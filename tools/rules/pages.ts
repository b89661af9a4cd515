import { GAME_IDS } from '@consigliere/games';
import { loadParts } from '@consigliere/games/list';
import type { Ruling } from '@consigliere/kernel';

/** A rule and the tests that name it. */
interface RuleTests {
  readonly rule: string;
  readonly tests: readonly string[];
}

/** The rule ids that a page defines: in bold, except component rows (-C). */
export function ruleIds(page: string): string[] {
  const ids = [...page.matchAll(/\*\*([A-Z]{2}-(?:[A-BD-Z])?\d+)\b[^*]*\*\*/g)].flatMap(([, id]) => id ?? []);
  return [...new Set(ids)];
}

/** For each rule, the titles of tests that name it. */
export function testsOf(rules: readonly string[], titles: readonly string[]): RuleTests[] {
  return rules.map(rule => ({ rule, tests: titles.filter(title => new RegExp(`\\b${rule}\\b(?!-)`).test(title)) }));
}

/** The rulings of every game. */
export const RULINGS: Readonly<Record<string, readonly Ruling[]>> = Object.fromEntries(
  await Promise.all(GAME_IDS.map(async id => [id, await (await loadParts(id)).rulings()] as const)),
);

/** A game's rulings as a table in Markdown, in English. */
function rulingsTable(rulings: readonly Ruling[]): string {
  const rows = rulings.map(({ rule, option, en: { ruling, reason } }) => {
    const reading = option === undefined ? ruling : `${ruling} (option \`${option}\`)`;
    return `| ${rule} | ${reading} | ${reason} |`;
  });
  return ['| rule | ruling | reason |', '|---|---|---|', ...rows].join('\n');
}

/** The page with the table of every game in its place: between `<!-- rulings: GAME -->` and `<!-- end -->`. */
export function fillRulings(page: string, rulings: Readonly<Record<string, readonly Ruling[]>>): string {
  return Object.entries(rulings).reduce((filled, [game, list]) => {
    const place = new RegExp(`(<!-- rulings: ${game} -->\n)[^]*?(\n<!-- end -->)`);
    if (!place.test(filled)) throw new Error(`the page has no place for the rulings of ${game}`);
    return filled.replace(place, (_, before: string, after: string) => `${before}\n${rulingsTable(list)}\n${after}`);
  }, page);
}

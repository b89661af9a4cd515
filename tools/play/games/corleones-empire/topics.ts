import { MONEY } from '@consigliere/games/corleones-empire';
import { words } from '@consigliere/games/corleones-empire/text';
import type { Language } from '@consigliere/kernel';
import { labels } from './labels.ts';

interface Page {
  readonly name: string;
  readonly text: string;
}

/** Help by name: jobs, allies, businesses, icons and goods, figures, places, acts and phases. */
export function topics(language: Language): readonly Page[] {
  const { job, ally, business, icon, kind, neutral, rank, area, act, phase } = words[language];
  const things = [job, ally, business, icon, kind, neutral, rank, area, act, phase].flatMap(each =>
    Object.values(each),
  );
  const pages = merged(things.map(({ name, help }) => ({ name, text: help })));
  return [...pages, ...shortNames(language, pages)];
}

/** Icons whose short names on the table do not lead to their pages. */
function shortNames(language: Language, pages: readonly Page[]): readonly Page[] {
  const { numbered } = words[language];
  const leads = (short: string): boolean => pages.some(({ name }) => isStart(short, name));
  return labels[language].icon.flatMap((short, index) =>
    leads(short) ? [] : [{ name: short, text: numbered.icon(MONEY + index).help }],
  );
}

const isStart = (short: string, name: string): boolean => name.toLowerCase().startsWith(short.toLowerCase());

/** Two things of one name, such as a good and the icon that takes it, share a page. */
function merged(pages: readonly Page[]): readonly Page[] {
  const byName = Map.groupBy(pages, ({ name }) => name.toLowerCase());
  return [...byName.values()].map(those => ({
    name: those[0]?.name ?? '',
    text: [...new Set(those.map(({ text }) => text))].join(' '),
  }));
}

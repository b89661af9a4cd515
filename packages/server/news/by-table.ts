import type { NewsMessage } from './message.ts';

/** The news about one table; without a link it concerns none. */
export interface TableNews {
  readonly url: string | undefined;
  readonly messages: readonly NewsMessage[];
}

/** The kinds of news, beginning with those that concern a player most. */
const ORDER = ['turn', 'nudged', 'request', 'over', 'started', 'waiting'];
const rankOf = ({ kind }: NewsMessage): number => ORDER.indexOf(kind);

/** A message as people read it: what it says about each table stands together. */
export function groupByTable(message: NewsMessage): readonly TableNews[] {
  const news = (message.news ?? [message]).toSorted((one, other) => rankOf(one) - rankOf(other));
  return [...Map.groupBy(news, ({ url }) => url)].map(([url, messages]) => ({ url, messages }));
}

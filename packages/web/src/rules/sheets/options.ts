import type { RulesTexts } from '../../words/en/rules.ts';
import type { Sheet } from './sheet.ts';

type Options = Readonly<Record<string, readonly unknown[]>>;

/** What a table may agree on, the usual first. */
export function optionsSheet(
  options: Options,
  said: Readonly<Record<string, string>>,
  { columns, optionsSheet: title, yes, no, aSeat }: RulesTexts,
): Sheet {
  const value = (name: string, each: unknown): string => {
    if (typeof each === 'boolean') return each ? yes : no;
    if (typeof each === 'number') return name === 'start' ? aSeat : String(each);
    return said[String(each)] ?? String(each);
  };
  return {
    id: 'options',
    title,
    columns: [columns.option, columns.values],
    rows: Object.entries(options).map(([name, values]) => ({
      id: name,
      cells: [said[name] ?? name, [...new Set(values.map(each => value(name, each)))].join(' · ')],
    })),
    mark: null,
  };
}

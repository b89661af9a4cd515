import { standard } from '@consigliere/games/corleones-empire/edition';
import type { CorleonesEmpireWords } from '@consigliere/games/corleones-empire/text';
import type { RulesTexts } from '../../../kit/words/en/rules.ts';
import type { BoxTable, BoxTableRow } from '../../book.ts';
import type { Texts } from '../text/en.ts';

type Id = keyof Texts['sheets'];
const NUMERALS = ['I', 'II', 'III', 'IV'];

/** "2 × Gun, Booze". */
function countNames(names: readonly string[], joint = ', '): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Array.from(counts, ([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(joint);
}

/** CE-C1 to CE-C9 The box of Corleone's Empire. */
export function corleonesEmpireSheets(
  words: CorleonesEmpireWords,
  { columns, yes, no }: RulesTexts,
  { sheets }: Texts,
): BoxTable[] {
  const { turfs, families, acts, spaces, businesses, jobs, allies, money, goods, marks } = standard;
  const { table, icon, kind } = words;
  const sheet = (id: Id, heads: readonly string[], rows: readonly BoxTableRow[], mark: string = ''): BoxTable => ({
    id,
    title: sheets[id],
    columns: heads,
    rows,
    mark: mark === '' ? (markOf[id] ?? 'R') : mark,
  });
  const markOf: Readonly<Record<string, string>> = marks;
  const icons = (list: readonly (keyof typeof icon)[]): string => countNames(list.map(each => icon[each].name));
  const goodsOf = (cost: string): string =>
    countNames(
      [...cost].map(letter => kind[letter === 'G' || letter === 'M' ? letter : 'Z'].name),
      ' + ',
    );
  const shop = (row: (typeof businesses)[number], where: string): BoxTableRow => ({
    id: row.id,
    cells: [words.business[row.id].name, where, icons(row.back), icons(row.front)],
    mark: row.mark,
  });
  const shops = [columns.name, columns.place, table.back, table.front];
  return [
    sheet(
      'CE-C1',
      [table.turf, columns.number, columns.does],
      turfs.map((id, at) => ({ id, cells: [words.area[id].name, String(at + 1), words.area[id].help] })),
    ),
    sheet(
      'CE-C2',
      [columns.name, columns.colour],
      families.map(({ id, colour, mark }) => ({ id, cells: [words.family[id].name, words.colour[colour]], mark })),
    ),
    sheet(
      'CE-C3',
      [columns.act, columns.name, columns.does],
      acts.map(({ id, mark }, at) => ({
        id,
        cells: [NUMERALS[at] ?? '', words.act[id].name, words.act[id].help],
        mark,
      })),
    ),
    sheet(
      'CE-C4',
      [columns.space, table.threePlus],
      spaces.map(({ id, threePlus, mark }, at) => ({ id, cells: [words.space(at), threePlus ? yes : no], mark })),
    ),
    sheet(
      'CE-I',
      [columns.icon, columns.does],
      keysOf(icon).map(id => ({ id, cells: [icon[id].name, icon[id].help] })),
      'K',
    ),
    sheet(
      'CE-C5',
      shops,
      businesses.flatMap(row =>
        typeof row.on === 'number' ? [shop(row, words.area[turfs[row.on - 1] ?? 'wall-street'].name)] : [],
      ),
    ),
    sheet(
      'CE-C6',
      shops,
      businesses.flatMap(row => (typeof row.on === 'string' ? [shop(row, words.colour[row.on])] : [])),
    ),
    sheet(
      'CE-C7',
      [columns.name, columns.colour, columns.count, table.cost, table.reward, columns.does],
      jobs.map(({ id, colour, costs, reward, effect, mark }) => ({
        id,
        cells: [
          words.job[id].name,
          words.jobColour[colour].name,
          String(costs.length),
          [...new Set(costs.map(goodsOf))].join(' / '),
          reward.map(words.money).join(', '),
          words.effect[effect].help,
        ],
        mark,
      })),
    ),
    sheet(
      'CE-C8',
      [columns.name, columns.act, columns.does],
      allies.map(({ id, act, mark }) => ({
        id,
        cells: [words.ally[id].name, NUMERALS[act - 1] ?? '', words.ally[id].help],
        mark,
      })),
    ),
    sheet(
      'CE-C9',
      [columns.card, columns.count],
      [
        ...(['$1', '$2', '$3', '$5'] as const).map((id, at) => ({ id, cells: [kind[id].name, String(money[at])] })),
        ...(['G', 'M', 'Z', 'N'] as const).map((id, at) => ({ id, cells: [kind[id].name, String(goods[at])] })),
      ],
    ),
  ];
}

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[];

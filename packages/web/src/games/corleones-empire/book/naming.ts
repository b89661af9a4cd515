import { standard } from '@consigliere/games/corleones-empire/edition';
import type { CorleonesEmpireWords } from '@consigliere/games/corleones-empire/text';
import type { SingleValue } from '@consigliere/kernel';
import { type Around, type Naming, plainly } from '../../naming.ts';
import type { Texts } from '../text/en.ts';

const NUMERALS = ['I', 'II', 'III', 'IV'] as const;
const MONEY = ['$1', '$2', '$3', '$5'] as const;
const GOODS = ['G', 'M', 'Z', 'N'] as const;

export function namesOf(words: CorleonesEmpireWords, around: Around<Texts>): Naming {
  const { columns, players } = around.rules;
  const { label } = around.texts.edition;
  const { table, numbered, kind } = words;
  const single: Readonly<Record<string, string>> = {
    thugs: label.thugs,
    thugsOfTwo: label.thugsOfTwo,
    markers: label.markers,
    startingJobs: label.startingJobs,
    startingMoney: columns.startingMoney,
    bonus: label.bonus,
    park: `${words.area['central-park'].name}: ${table.back}`,
  };
  const column: Readonly<Record<string, string>> = {
    ...{ handLimit: table.handLimit, tile: label.tile, on: columns.place, back: table.back, front: table.front },
    ...{ colour: columns.colour, costs: table.cost, reward: table.reward, act: columns.act, icons: columns.icon },
  };
  const job = (at: number): string => {
    const id = standard.jobs[at]?.id;
    return id === undefined ? '' : words.job[id].name;
  };
  const rows: Readonly<Record<string, (at: number) => string>> = {
    acts: at => numbered.act(at).name,
    businesses: at => numbered.business(at).name,
    jobs: job,
    allies: at => numbered.ally(at).name,
  };
  const lists: Readonly<Record<string, (at: number) => string>> = {
    spaces: at => `${words.space(at)}: ${table.threePlus}`,
    startingTiles: at => `${label.startingTiles}, ${players(at + 2)}`,
    publicJobs: at => `${table.publicJobs}, ${players(at + 2)}`,
    money: at => kind[MONEY[at] ?? '$1'].name,
    moneyAlternative: at => `${kind[MONEY[at] ?? '$1'].name} (${label.otherSplit})`,
    goods: at => kind[GOODS[at] ?? 'G'].name,
  };

  function name([part = '', row = '', of = '']: readonly string[]): string {
    const named = rows[part];
    // A fault can be about a whole list.
    if (row === '') return single[part] ?? part;
    if (named !== undefined) return of === '' ? named(Number(row)) : `${named(Number(row))}: ${column[of] ?? of}`;
    return lists[part]?.(Number(row)) ?? single[part] ?? part;
  }

  function value([part = '', , of = '']: readonly string[], it: SingleValue): string {
    if (part === 'startingTiles' || (of === 'on' && typeof it === 'number')) return numbered.area(Number(it) - 1).name;
    if (of === 'act') return NUMERALS[Number(it) - 1] ?? String(it);
    if (of === 'reward' || part === 'startingMoney' || part === 'bonus') return words.money(Number(it));
    if (of === 'costs')
      return [...String(it)].map(good => kind[GOODS.find(each => each === good) ?? 'G'].name).join(' + ');
    if (of === 'back' || of === 'front' || of === 'icons')
      return (words.icon as Readonly<Record<string, { name: string }>>)[String(it)]?.name ?? String(it);
    if (of === 'on' || of === 'tile' || of === 'colour')
      return (words.colour as Readonly<Record<string, string>>)[String(it)] ?? String(it);
    return plainly(around, it);
  }
  return { name, value };
}

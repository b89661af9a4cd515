import { type EditionFault, fault } from '@consigliere/kernel';
import { type Edition, EFFECTS } from './edition.ts';

/** Data that should be an edition. */
export type Data = Partial<Edition>;

const isObject = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null;
const isMarked = (mark: unknown): boolean => typeof mark === 'string' && /[KLR]/.test(mark);
const isRank = (x: unknown, most: number): boolean => Number.isInteger(x) && Number(x) >= 1 && Number(x) <= most;

/** The parts that are lists of rows, each with its own id and a mark, and the fewest and most rows that the rules can number. */
const PARTS = {
  families: [5, 16],
  acts: [4, 4],
  spaces: [1, 32],
  businesses: [1, 32],
  jobs: [1, 90],
  allies: [1, 64],
} as const;
/** The lists with a number for each kind or each number of players. */
const FOURS = ['money', 'moneyAlternative', 'goods', 'publicJobs', 'startingTiles'] as const;

function rowsOf(part: keyof typeof PARTS, rows: unknown): EditionFault[] {
  const [min, max] = PARTS[part];
  if (!Array.isArray(rows) || rows.length < min || rows.length > max) return [fault(part, 'rows', { min, max })];
  const ids = rows.map(row => row?.id);
  return rows.flatMap((row, at): EditionFault[] => {
    const isNamed = typeof row?.id === 'string' && row.id !== '' && ids.indexOf(row.id) === at;
    if (!isNamed) return [fault(`${part}[${at}].id`, 'own-id')];
    return isMarked(row.mark) ? [] : [fault(`${part}[${at}].mark`, 'mark')];
  });
}

/** The effects of cards and the areas of spaces: rules and map know them, and no field can change them. */
function fixed({ spaces = [], jobs = [], allies = [], acts = [] }: Data): EditionFault[] {
  return [
    ...spaces.flatMap(({ areas }, at) => {
      const isSound =
        Array.isArray(areas) &&
        [2, 3].includes(areas.length) &&
        new Set(areas).size === areas.length &&
        areas.every(area => isRank(area, 8));
      return isSound ? [] : fault(`spaces[${at}].areas`, 'areas');
    }),
    ...jobs.flatMap(({ effect }, at) => (EFFECTS.includes(effect) ? [] : fault(`jobs[${at}].effect`, 'effect'))),
    ...allies.flatMap(({ effect, act }, at) => [
      ...(EFFECTS.includes(effect) ? [] : [fault(`allies[${at}].effect`, 'effect')]),
      ...(isRank(act, 3) ? [] : [fault(`allies[${at}].act`, 'choice')]),
    ]),
    ...acts.flatMap(({ newMember, bribery }, at) => [
      // Nobody joins before the first act.
      ...(typeof newMember === 'boolean' && !(at === 0 && newMember) ? [] : [fault(`acts[${at}].newMember`, 'choice')]),
      ...(typeof bribery === 'boolean' ? [] : [fault(`acts[${at}].bribery`, 'choice')]),
    ]),
  ];
}

/** The faults of an edition's structure, apart from its values. */
export function structure(data: Data): EditionFault[] {
  const { turfs, marks, park } = data;
  if (!Array.isArray(turfs) || turfs.length !== 7) return [fault('turfs', 'rows', { min: 7, max: 7 })];
  if (!isObject(marks) || !Object.values(marks).every(isMarked)) return [fault('marks', 'mark')];
  if (!isMarked(park?.mark)) return [fault('park.mark', 'mark')];
  const parts = Object.keys(PARTS) as (keyof typeof PARTS)[];
  const rows = parts.flatMap(part => rowsOf(part, data[part]));
  if (rows.length > 0) return rows;
  const lists = FOURS.flatMap(name => {
    const list = data[name];
    return Array.isArray(list) && list.length === 4 ? [] : fault(name, 'rows', { min: 4, max: 4 });
  });
  return lists.length > 0 ? lists : fixed(data);
}

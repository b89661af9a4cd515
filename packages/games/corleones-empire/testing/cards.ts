import { standard } from '../edition/standard.ts';
import { ALLY_CARDS, type HandCard, JOB_CARDS, KINDS } from '../types.ts';

/** Cards in words: "2×$5 gun blood-money heist heist:GZZ mayor-1". */

const KIND_NAMES = ['$1', '$2', '$3', '$5', 'gun', 'blood-money', 'booze', 'narcotics'];

/** The icons in order: cards to take, then the others. */
const ICON_NAMES = [
  ...KIND_NAMES,
  ...['suitcase', 'job', 'horse-head', 'discard-2', 'discard-1', 'exchange', 'discard-3'],
];

/** Icons in words, one by one: ['$1', 'gun', 'suitcase', 'suitcase']. */
export const iconNames = (icons: readonly number[]): string[] =>
  icons.flatMap((count, icon) => new Array<string>(count).fill(ICON_NAMES[icon] ?? '?'));

/** The job cards in order: by row, and within it by cost. */
const JOBS = standard.jobs.flatMap(({ id, costs }) => costs.map((cost: string) => ({ id: id as string, cost })));
const sorted = (cost: string): string => [...cost].sort().join('');

/** All cards of a name. */
function cardsNamed(name: string): HandCard[] {
  const kind = KIND_NAMES.indexOf(name);
  if (kind >= 0) return [kind];
  const ally = standard.allies.findIndex(({ id }) => id === name);
  if (ally >= 0) return [ALLY_CARDS + ally];
  const [id, cost] = name.split(':');
  const jobs = JOBS.flatMap((job, card) =>
    job.id === id && (cost === undefined || sorted(job.cost) === sorted(cost)) ? [JOB_CARDS + card] : [],
  );
  if (jobs.length === 0) throw new Error(`there is no card ${name}`);
  return jobs;
}

/** Deals cards by name, never a job or an ally twice. */
export function dealer(): (text: string) => HandCard[] {
  const dealt = new Set<HandCard>();
  return text =>
    text
      .split(' ')
      .filter(word => word !== '')
      .flatMap(word => {
        const [count, name = word] = word.includes('×') ? word.split('×') : ['1', word];
        return Array.from({ length: Number(count) }, () => {
          const card = cardsNamed(name).find(each => each < KINDS || !dealt.has(each));
          if (card === undefined) throw new Error(`there is no other card ${name}`);
          dealt.add(card);
          return card;
        });
      });
}

/** A card in words. */
export function cardName(card: HandCard): string {
  if (card < KINDS) return KIND_NAMES[card] ?? '?';
  if (card >= ALLY_CARDS) return standard.allies[card - ALLY_CARDS]?.id ?? '?';
  const job = JOBS[card - JOB_CARDS];
  return `${job?.id}:${job?.cost}`;
}

/** The first job card of a name, as answers and events number it. */
export const jobNamed = (name: string): number => (cardsNamed(name)[0] ?? 0) - JOB_CARDS;
export const allyNamed = (name: string): number => (cardsNamed(name)[0] ?? 0) - ALLY_CARDS;
export const kindNamed = (name: string): number => KIND_NAMES.indexOf(name);

const indexIn = (rows: readonly { readonly id: string }[], id: string): number => {
  const index = rows.findIndex(row => row.id === id);
  if (index < 0) throw new Error(`there is no ${id}`);
  return index;
};
export const businessNamed = (id: string): number => indexIn(standard.businesses, id);
export const spaceNamed = (id: string): number => indexIn(standard.spaces, id);
export const turfNamed = (id: string): number => {
  const turf = (standard.turfs as readonly string[]).indexOf(id);
  if (turf < 0) throw new Error(`there is no turf ${id}`);
  return turf;
};

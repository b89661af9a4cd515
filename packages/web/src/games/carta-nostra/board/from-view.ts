import { countOf, DON } from '@consigliere/games/carta-nostra/mafiosi';
import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import type { Action } from '@consigliere/kernel';
import type { CnBoardContext } from './board-context.ts';

type CnAnswer<K extends Action<CartaNostra>['type']> = Extract<Action<CartaNostra>, { readonly type: K }>;

/** The answers of a type. */
export const findAnswers = <K extends Action<CartaNostra>['type']>(
  { prompt }: Pick<CnBoardContext, 'prompt'>,
  type: K,
) => (prompt?.actions ?? []).filter((action): action is CnAnswer<K> => action.type === type);

/**
 * CN-18 The reaction that costs the player least: the companion of which most cards remain. The last card of a kind that the city
 * lacks comes last, a second Don before it.
 */
export function findCheapest(context: Pick<CnBoardContext, 'prompt' | 'view'>): CnAnswer<'react'> | undefined {
  const { own, open, seat } = context.view;
  const city = seat === null ? [] : (open.region[seat] ?? []);
  const cost = ({ companion }: CnAnswer<'react'>): number => {
    const count = countOf(own?.hand ?? [], companion);
    const isNeeded = count === 1 && countOf(city, companion) === 0;
    return (isNeeded ? 200 : 0) + (companion === DON ? 100 : 0) - count;
  };
  return findAnswers(context, 'react').toSorted((one, other) => cost(one) - cost(other))[0];
}

type Told = CartaNostra['Event'] | CartaNostra['Whisper'];

/** The events since the last card was played; none after an undo, because the page doesn't know what it left standing. */
export function listLastMove(story: CnBoardContext['story'] = []): readonly Told[] {
  const told = story
    .slice(story.findLastIndex(({ undoneBy }) => undoneBy !== null) + 1)
    .flatMap(({ events }) => events);
  const from = told.findLastIndex(({ type }) => type === 'job' || type === 'idle' || type === 'city');
  return from < 0 ? [] : told.slice(from).filter(({ type }) => !SKIPPED.has(type));
}

/** Events that don't belong to the card that was played. */
const SKIPPED = new Set<Told['type']>([
  'ended',
  'turn',
  'drew',
  'drew-card',
  'reshuffled',
  'nothing-to-draw',
  'looked',
]);

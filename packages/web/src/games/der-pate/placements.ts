import type { DerPate, Field } from '@consigliere/games/der-pate/rules';
import type { BoardProps } from '../kit/board-props.ts';

/** The field each die of this turn was put on; the table itself only remembers the row. */
export function placements(story: BoardProps<DerPate>['story']): ReadonlyMap<number, Field> {
  const events = (story ?? []).flatMap(chapter => chapter.events);
  const begun = events.findLastIndex(({ type }) => type === 'turn');
  const found = new Map<number, Field>();
  for (const event of events.slice(begun + 1)) if (event.type === 'placed') found.set(event.die, event.field);
  return found;
}

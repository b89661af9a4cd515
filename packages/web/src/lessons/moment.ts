import type { Shape } from '@consigliere/kernel';
import type { Moment } from '../games/lesson.ts';
import type { Sitting } from '../table/sitting.ts';

/** The present moment as the learner sees it; null: nothing is shown to him yet. */
export function momentOf({ seen, link }: Sitting): Moment<Shape> | null {
  const { match, seat } = seen.value;
  if (match === null || seat === null) return null;
  const { view, prompt, held } = match;
  const told = link.story.value.flatMap(({ events }) => events);
  return { seat, view, prompt: held === null ? prompt : null, isHeld: held !== null, told };
}

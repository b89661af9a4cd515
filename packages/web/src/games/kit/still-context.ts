import type { Shape, Words } from '@consigliere/kernel';
import { signal } from '@preact/signals';
import { language } from '../../kit/words/language.ts';
import type { BoardContext, BoardPlan } from './board-context.ts';

/** The context of a board on which nobody is asked, for pictures of it. */
export const makeStillContext = <T extends Shape, W extends Words<T>, L>(
  shown: Pick<BoardContext<T, W, L>, 'words' | 'view' | 'who'>,
  plan: BoardPlan<T, L>,
): BoardContext<T, W, L> => ({
  ...shown,
  ...{ labels: plan.labels[language.value], plan, answers: new Map(), barred: new Map(), held: signal(null) },
  ...{ prompt: null, chosen: null, windowEnds: null },
  ...{ preview: () => null, now: () => 0, choose: () => undefined, answer: () => Promise.resolve() },
});

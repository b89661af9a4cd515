import type { Seat, Shape } from '@consigliere/kernel';
import type { ChapterView } from '@consigliere/match';
import type { Story } from '../kit/link/room-signals.ts';
import type { Sitting } from './sitting.ts';

/** Undoes the viewer's steps of this turn, as far as no consent is needed. */
export async function restartTurn(sitting: Sitting): Promise<void> {
  const { link, roomView, isBusy, pending } = sitting;
  pending.value = null;
  isBusy.value = true;
  for (let left = countStepsToTakeBack(sitting); left > 0 && roomView.value.seat !== null; left--)
    if ((await link.do({ type: 'undo' })) !== null) break;
  isBusy.value = false;
}

/** Counts the viewer's steps in this turn: answers, and picks that aren't confirmed. */
export function countStepsToTakeBack({ link, roomView }: Sitting): number {
  const { seat, match } = roomView.value;
  if (seat === null || match === null) return 0;
  return countStepsInTurn(link.story.value, seat) + (match.held?.length ?? match.view.picks.length);
}

/** How many answers a seat has given since its turn began, if it is its turn; undone answers don't count. */
export function countStepsInTurn(story: Story, seat: Seat): number {
  const standing: ChapterView<Shape>[] = [];
  for (const chapter of story) {
    if (chapter.undoneBy === null) {
      standing.push(chapter);
      continue;
    }
    const gone = standing.findLastIndex(({ by }) => by?.[0] === chapter.undoneBy);
    if (gone >= 0) standing.splice(gone);
  }
  const began = standing.findLastIndex(({ events }) => events.some(({ type }) => type === 'turn'));
  const turn = standing[began]?.events.findLast(({ type }) => type === 'turn');
  if (turn === undefined || !('seat' in turn) || turn.seat !== seat) return 0;
  return standing.slice(began + 1).filter(({ by }) => by?.[0] === seat && by[1] === 'person').length;
}

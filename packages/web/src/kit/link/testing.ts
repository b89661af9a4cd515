import type { RoomView } from '@consigliere/match';

const CHAPTER = { events: [], undoneBy: null, by: null };

/** A room with so many chapters, as it is shown to somebody who has all but the last few. */
export function seenWith(chapters: number, fresh: number): RoomView {
  const heard = Array.from({ length: fresh }, (_, index) => ({
    ...CHAPTER,
    events: [{ type: `chapter-${chapters - fresh + index}` }],
  }));
  const match = { view: {}, branch: 0, waiting: [], prompt: null, held: null, mayUndo: false, result: null, heard };
  return { phase: 'playing', chapters, match } as unknown as RoomView;
}

/** The chapters of a story, by what happens in them. */
export const titlesOf = (story: readonly { readonly events: readonly { readonly type: string }[] }[]): string[] =>
  story.flatMap(({ events }) => events.map(({ type }) => type));

import type { RoomView } from '@consigliere/match';

const CHAPTER = { events: [], undoneBy: null, by: null };

/** A room view with this many chapters, of which the last few are in it. */
export function seenWith(chapters: number, fresh: number): RoomView {
  const heard = Array.from({ length: fresh }, (_, index) => ({
    ...CHAPTER,
    events: [{ type: `chapter-${chapters - fresh + index}` }],
  }));
  const match = { view: {}, branch: 0, waiting: [], prompt: null, held: null, mayUndo: false, result: null, heard };
  return { phase: 'playing', chapters, match } as unknown as RoomView;
}

/** The types of all events of a story. */
export const titlesOf = (story: readonly { readonly events: readonly { readonly type: string }[] }[]): string[] =>
  story.flatMap(({ events }) => events.map(({ type }) => type));

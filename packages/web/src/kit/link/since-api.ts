import type { Shape, View } from '@consigliere/kernel';
import { applyUpdate, type RoomView, type ViewChange } from '@consigliere/match';
import { ask, isRefusal } from './link.ts';

/** A view, and how many chapters the story had then. */
export interface KeptView {
  readonly chapters: number;
  readonly view: View<Shape>;
}

/** The response of the server: the first view, and each of the others as changes from the one before. */
interface SinceAnswer {
  readonly since: {
    readonly ago: number;
    readonly first: KeptView;
    readonly later: readonly { readonly chapters: number; readonly changes: readonly ViewChange[] }[];
  } | null;
}

/** The views that the player would have had since their last answer, and how long ago that was. */
export interface SinceLastMove {
  readonly ago: number;
  readonly views: readonly KeptView[];
}

/** Puts the views together. `roomView` is of the same table. */
export function unfoldSince(since: NonNullable<SinceAnswer['since']>, roomView: RoomView): SinceLastMove {
  const views = [since.first];
  let { view } = since.first;
  for (const { chapters, changes } of since.later) {
    if (roomView.match === null) break;
    view =
      applyUpdate({ ...roomView, match: { ...roomView.match, view } }, { all: { is: changes } }).match?.view ?? view;
    views.push({ chapters, view });
  }
  return { ago: since.ago, views };
}

/** Asks the server for it; null: there is nothing, or no answer. */
export async function readSince(roomView: RoomView): Promise<SinceLastMove | null> {
  const answer = await ask<SinceAnswer>('GET', `/api/rooms/${encodeURIComponent(roomView.terms.id)}/since`);
  return isRefusal(answer) || answer.since === null ? null : unfoldSince(answer.since, roomView);
}

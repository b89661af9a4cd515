import type { CorleonesEmpire } from '@consigliere/games/corleones-empire/rules';
import type { Seat } from '@consigliere/kernel';
import type { BoardProps } from '../kit/board-props.ts';

type Story = NonNullable<BoardProps<CorleonesEmpire>['story']>;

/** What has happened so far, and who reads it. */
export interface Read {
  readonly story?: Story;
  readonly view: { readonly seat: Seat | null };
}

/** So many answers after something was shown, a spectator has seen it. */
const SPECTATED = 4;

/** What has happened since the reader's last answer, that answer included: it is still news to him. */
export function recent({ story = [], view: { seat } }: Read): Story {
  const last = seat === null ? story.length - SPECTATED : story.findLastIndex(({ by }) => by?.[0] === seat);
  return story.slice(Math.max(0, last));
}

import { followEvent } from '@consigliere/kernel';
import { computed, effect, signal } from '@preact/signals';
import { language } from '../../kit/words/language.ts';
import { type Following, type RecapState, type Sitting, tellingAt } from '../sitting.ts';
import type { Beat, FollowFinder } from './beats.ts';
import { Follower } from './follower.ts';
import { findSpeed, holdTime } from './pace.ts';
import { Past } from './past.ts';
import { recap } from './recap.ts';
import { RecapLine } from './recap-line.tsx';
import { WaitingButtons, WaitingRecap } from './waiting.tsx';

/** Not with the other catalogues: those are known before the board. */
const TEXTS = {
  en: () => import('../../kit/words/en/follow.ts'),
  de: () => import('../../kit/words/de/follow.ts'),
  nl: () => import('../../kit/words/nl/follow.ts'),
} as const;

/** Starts to follow a match; `told`: how many chapters the story had when the table was first drawn. */
export async function startFollowing(sitting: Sitting, told: number): Promise<Following> {
  const { link, pack, roomView, who } = sitting;
  const [follow, eventSpots, { texts }] = await Promise.all([
    pack.follow(),
    pack.eventSpots(),
    TEXTS[language.peek()](),
  ]);
  const find: FollowFinder = (event, by) => {
    const view = sitting.past.value?.view ?? roomView.value.match?.view;
    return view === undefined
      ? { hold: 'none', hits: [], weight: 'none' }
      : followEvent(follow, event, { ...view, by });
  };
  link.pace?.follow(pack.id);
  const past = new Past(sitting, find);
  void past.complete();
  const live = signal<Beat | null>(null);
  const follower = new Follower(told);
  let timer = 0;
  const watch = (): void => {
    clearTimeout(timer);
    const { reader } = who.value;
    const { beat, next } = follower.watch({
      now: performance.now(),
      story: link.story.value,
      reader,
      follow: find,
      holdOf: each => holdTime(each, findSpeed(sitting), reader),
    });
    live.value = findSpeed(sitting) === 'instant' ? null : beat;
    if (next !== null) timer = window.setTimeout(watch, Math.max(0, next - performance.now()));
  };
  const since = computed(() => recap(link.story.value, find, tellingAt(sitting)));
  const recapState = signal<RecapState>('closed');
  const closeRecap = (): void => {
    if (since.value === null) recapState.value = 'closed';
  };
  const stops = [effect(watch), effect(closeRecap), () => clearTimeout(timer), () => past.close()];
  return {
    ...{ texts, RecapLine, WaitingRecap, WaitingButtons },
    find,
    eventSpots,
    past,
    beat: computed(() => (sitting.past.value === null ? live.value : past.beat.value)),
    recap: since,
    recapState,
    skip: all => {
      if (sitting.past.peek() !== null) return past.skip(all);
      follower.skip(all);
      link.pace?.skip(all === true ? 'turn' : 'step');
      watch();
    },
    close: () => {
      for (const stop of stops) stop();
    },
  };
}

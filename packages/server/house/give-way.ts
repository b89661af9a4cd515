import type { GiveWay } from '@consigliere/match';

/** Milliseconds after which work lets other work in; work that has already taken `quick` milliseconds does so sooner, and rests each time. */
const SLICES = { usual: 5, quick: 50, brief: 1, rest: 4 };

/**
 * Reading an ordinary journal is over soon. Longer work, such as the record of a long match, takes a fifth of the time, so that an answer,
 * which needs several turns of the event loop, hardly waits for it.
 */
export function newGiveWay(now = () => performance.now()): GiveWay {
  let began = now();
  let worked = 0;
  return () => {
    const took = now() - began;
    const isLong = worked >= SLICES.quick;
    if (took < (isLong ? SLICES.brief : SLICES.usual)) return undefined;
    worked += took;
    return new Promise(resolve => {
      const goOn = (): void => {
        began = now();
        resolve();
      };
      if (isLong) setTimeout(goOn, SLICES.rest);
      else setImmediate(goOn);
    });
  };
}

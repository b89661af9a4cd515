import type { GiveWay } from '@consigliere/match';

/** Milliseconds that long work may keep everybody else waiting. */
const SLICE = 5;

/** Lets long work go on for a slice of time, then lets in what has arrived meanwhile. */
export function newGiveWay(): GiveWay {
  let began = performance.now();
  return () => {
    if (performance.now() - began < SLICE) return undefined;
    return new Promise(resolve => {
      setImmediate(() => {
        began = performance.now();
        resolve();
      });
    });
  };
}

import { isReplayProblem, replayRecord, yieldToPage } from '../kit/replay/replay-record.ts';
import { loadSearched } from '../kit/worker/games.ts';
import { estimateEach, listEstimated } from './chances.ts';
import type { EstimatedPoint, EstimateTask } from './estimate.ts';

const post = (message: EstimatedPoint): void => self.postMessage(message);

async function estimate({ record, ...estimating }: EstimateTask): Promise<void> {
  const game = await loadSearched(record.game);
  const replayed = game === undefined ? null : await replayRecord(game, record, yieldToPage);
  if (replayed === null || isReplayProblem(replayed)) throw new Error(`${record.game} cannot be played again`);
  const all = listEstimated(replayed).length;
  for (const point of estimateEach(replayed, estimating)) post({ point, all });
}

// Errors are thrown outside the promise, so that the page's error handler gets them.
self.addEventListener('message', ({ data }: MessageEvent<EstimateTask>) => {
  estimate(data).catch(fault => {
    setTimeout(() => {
      throw fault;
    });
  });
});

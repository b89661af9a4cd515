import { filmOf, isTrouble, pause } from '../kit/film/film.ts';
import { loadSearched } from '../kit/worker/games.ts';
import { chancesIn, estimatedIn } from './chances.ts';
import type { Estimated, ToEstimate } from './estimate.ts';

const post = (message: Estimated): void => self.postMessage(message);

async function estimate({ record, ...estimating }: ToEstimate): Promise<void> {
  const game = await loadSearched(record.game);
  const film = game === undefined ? null : await filmOf(game, record, pause);
  if (film === null || isTrouble(film)) throw new Error(`${record.game} cannot be played again`);
  const all = estimatedIn(film).length;
  for (const point of chancesIn(film, estimating)) post({ point, all });
}

// What goes wrong is thrown where the page hears of it: out of the promise.
self.addEventListener('message', ({ data }: MessageEvent<ToEstimate>) => {
  estimate(data).catch(fault => {
    setTimeout(() => {
      throw fault;
    });
  });
});

import { loadFrozen } from '@consigliere/games/list';
import { checkRecord } from '@consigliere/kernel/host';
import { frozenFor } from '@consigliere/match';
import { loadGame } from '../src/kit/worker/games.ts';

// Replays each record it is sent by the rules of this build, and answers with the result.
self.addEventListener('message', async ({ data: line }: MessageEvent<string>) => {
  const record = JSON.parse(line);
  const game = await loadGame(record.game, true);
  const frozen = await frozenFor(record, loadFrozen);
  self.postMessage(
    game === undefined ? { answers: 0, why: `there is no ${record.game}` } : checkRecord(game, record, frozen),
  );
});

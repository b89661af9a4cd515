import { expect, test } from 'vitest';
import { embeddedDeployment } from '../deployment.ts';
import { crashNews } from './crash-news.ts';

test('news is neither lost nor sent twice when a server is killed between a message and its answer, and at a statement', async () => {
  const plan = { kills: 2, seed: 'e', tables: 2, pace: 40, pause: 200, isCalm: true };
  const { kills, owed, lost, twice, faults } = await crashNews(variables => embeddedDeployment(variables(0)), plan);
  expect({ kills, lost, twice, faults }).toEqual({
    kills: { moment: 0, message: 1, statement: 1 },
    ...{ lost: [], twice: [], faults: [] },
  });
  expect(owed).toBeGreaterThan(10);
}, 60_000);

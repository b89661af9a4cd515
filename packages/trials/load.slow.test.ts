import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Deployment, embeddedDeployment } from './crash/deployment.ts';
import { runLoad } from './load/run-load.ts';

let deployment: Deployment;
beforeEach(async () => {
  deployment = await embeddedDeployment();
});
afterEach(async () => {
  await deployment.close();
});

test('twenty tables play, all connections drop at once, everybody reconnects, and no answer is lost or done twice', async () => {
  const plan = { tables: 20, seed: 'short', rate: 60, seconds: 3, step: 1, soak: 1 };
  const { sockets, storm, accounts, faults } = await runLoad(deployment, plan);
  const { lost, twice, untold } = accounts;
  expect({ sockets, lost, twice, untold, faults }).toEqual({
    sockets: 82,
    lost: [],
    twice: [],
    untold: [],
    faults: [],
  });
  expect(storm).not.toBeNull();
  expect(accounts.answers).toBeGreaterThan(100);
}, 120_000);

import { TEST_DATABASES } from '@consigliere/trials/testing';
import { expect, test } from 'vitest';
import { MIGRATIONS } from './migrations.ts';

/** The version before webhooks became channels. */
const BEFORE = MIGRATIONS.findIndex(step => step.some(each => each.includes('webhooks rename to channels')));

test.each(TEST_DATABASES)('an older database: webhooks become channels, %s', async (_, make) => {
  const database = await make();
  for (const statement of [
    'create table meta (key text not null primary key, value text not null)',
    ...MIGRATIONS.slice(0, BEFORE).flat(),
    "insert into webhooks values ('w', 'ada', 'https://example.org/', 's', 1, 5, 'status')",
    `insert into meta values ('version', '${BEFORE}')`,
  ])
    await database.query(statement);
  const channels = await (await database.open()).channels.list('ada');
  const rest = { address: 'https://example.org/', secret: 's', isShared: true, createdAt: 5, fault: 'status' };
  expect(channels).toMatchObject([{ id: 'w', guest: 'ada', kind: 'webhook', token: null, isPending: false, ...rest }]);
  await database.remove();
});

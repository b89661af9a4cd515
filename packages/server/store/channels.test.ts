import { TEST_DATABASES } from '@consigliere/trials/testing';
import { expect, test } from 'vitest';

test.each(TEST_DATABASES)('an older database: webhooks become channels, %s', async (_, make) => {
  const database = await make();
  await (await database.open()).close();
  for (const statement of [
    'drop index channels_token',
    'drop index outgoing_sending',
    'alter table channels drop column kind',
    'alter table channels drop column token',
    'drop index channels_guest',
    'alter table channels rename to webhooks',
    'create index webhooks_guest on webhooks (guest)',
    "insert into webhooks values ('w', 'ada', 'https://example.org/', 's', 1, 5, 'status')",
    "update meta set value = '21' where key = 'version'",
  ])
    await database.query(statement);
  const channels = await (await database.open()).channels.list('ada');
  const rest = { address: 'https://example.org/', secret: 's', isShared: true, createdAt: 5, fault: 'status' };
  expect(channels).toEqual([{ id: 'w', guest: 'ada', kind: 'webhook', token: null, ...rest }]);
  await database.remove();
});

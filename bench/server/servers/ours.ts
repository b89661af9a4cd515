import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../../packages/server/index.ts';
import { served } from '../process.ts';

/** With the embedded store, in a folder of its own: what is acknowledged is on the disk. */
const folder = mkdtempSync(join(tmpdir(), 'consigliere-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const { address } = await serve({
  port: 0,
  host: '127.0.0.1',
  folder,
  databaseUrl: undefined,
  redisUrl: undefined,
  origins: [],
  logLevel: 'warn',
  messagesPerSecond: 1000,
  pages: null,
});
served(address);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentSettings, serve } from '../../../packages/server/index.ts';
import { reportUsage } from '../process.ts';

/** Uses the embedded store in a temporary folder, so that acknowledged answers are on disk. */
const folder = mkdtempSync(join(tmpdir(), 'consigliere-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const settings = environmentSettings({ LOG_LEVEL: 'warn', MESSAGES_PER_SECOND: '1000' });
const { address } = await serve({ ...settings, port: 0, host: '127.0.0.1', folder, pages: null });
reportUsage(address);

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const RUN = join(import.meta.dirname, '../../tools/run.mjs');

/** Starts the shipped server with the built pages, as a process of its own. */
export async function openServer(): Promise<{ readonly address: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'consigliere-bench-'));
  const server = spawn(process.execPath, [RUN, 'serve', '--no-build', '--port', '0', '--data', folder], {
    env: { ...process.env, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(server.stdout), 'line');
  return {
    address: String(line).replace(/^.*(http:)/, '$1'),
    close: async () => {
      const gone = once(server, 'exit');
      server.kill();
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}

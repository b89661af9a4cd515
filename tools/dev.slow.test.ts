import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Starts `npm run dev` on any free port; resolves once it prints its address. */
async function open(data: string) {
  const run = spawn(process.execPath, ['tools/run.mjs', 'dev', '--port', '0', '--data', data], { cwd: ROOT });
  for await (const line of createInterface(run.stdout)) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) return { run, address };
  }
  throw new Error('it has ended without opening anything');
}

test('one command serves the client from its sources and a server behind one address, and an interrupt ends both', async () => {
  const data = mkdtempSync(join(tmpdir(), 'consigliere-dev-test-'));
  const { run, address } = await open(data);
  expect(await (await fetch(address)).text()).toContain('src/main.tsx');
  expect(await (await fetch(`${address}/src/gallery/gallery.tsx`)).text()).toContain('gallery-frames');
  expect(await (await fetch(`${address}/api/rooms`)).json()).toEqual({ rooms: [], next: null });
  expect(readdirSync(data)).not.toEqual([]);
  run.kill('SIGINT');
  expect(await once(run, 'exit')).toEqual([0, null]);
  await expect(fetch(address)).rejects.toThrow();
}, 60_000);

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { openTestServer, TestClient } from '@consigliere/trials/testing';
import { expect, test } from 'vitest';

test('without a client the first page says in three languages that the server is running', async () => {
  const server = await openTestServer();
  const { status, body, headers } = await new TestClient(server.address).get('/');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  for (const words of ['The server is running', 'Der Server läuft', 'De server draait'])
    expect(body.text).toContain(words);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'self';/);
  expect((await new TestClient(server.address).get('/table/x')).body).toMatchObject({ code: 'no-such-page' });
  await server.close();
});

test('a built client is served, and its pages are wherever there is no file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'consigliere-pages-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>board</title>');
  writeFileSync(join(folder, 'assets/app.js'), 'board()');
  writeFileSync(join(folder, '.secret'), 'no');
  const server = await openTestServer({ pages: folder });
  const browser = new TestClient(server.address, { accept: 'text/html,*/*' });
  for (const path of ['/', '/table/x', '/table/x?from=3'])
    expect((await browser.get(path)).body.text).toContain('board');
  expect((await browser.get('/assets/app.js')).body.text).toBe('board()');
  expect((await new TestClient(server.address).get('/assets/gone.js')).status).toBe(404);
  for (const path of ['/api/nothing', '/%2e%2e/%2e%2e/etc/passwd'])
    expect((await browser.get(path)).body.text ?? '').not.toContain('root:');
  expect((await browser.get('/api/nothing')).body).toMatchObject({ code: 'no-such-page' });
  await server.close();
  rmSync(folder, { recursive: true });
});

test('files with a hash in their names are cached for ever, the page and its service worker are revalidated each time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'consigliere-pages-'));
  mkdirSync(join(folder, 'assets'));
  for (const file of ['index.html', 'sw.js', 'assets/app-1a2b.js']) writeFileSync(join(folder, file), file);
  const server = await openTestServer({ pages: folder });
  const browser = new TestClient(server.address, { accept: 'text/html,*/*' });
  const caching = async (path: string) => (await browser.get(path)).headers.get('cache-control');
  expect(await caching('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/index.html', '/table/x', '/sw.js']) expect(await caching(path)).toBe('no-cache');
  await server.close();
  rmSync(folder, { recursive: true });
});

test('files compressed at build time are sent as they are to clients that accept them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'consigliere-pages-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), 'plain');
  writeFileSync(join(folder, 'assets/app.js'), 'plain');
  writeFileSync(join(folder, 'assets/app.js.br'), brotliCompressSync('brotli'));
  writeFileSync(join(folder, 'assets/app.js.gz'), gzipSync('gzip'));
  const server = await openTestServer({ pages: folder });
  const get = async (encoding: string) => {
    const visitor = new TestClient(server.address, { 'accept-encoding': encoding });
    const { body, headers } = await visitor.get('/assets/app.js');
    return [body.text, headers.get('content-encoding'), headers.get('cache-control')?.includes('immutable')];
  };
  expect(await get('gzip, br')).toEqual(['brotli', 'br', true]);
  expect(await get('gzip')).toEqual(['gzip', 'gzip', true]);
  expect(await get('identity')).toEqual(['plain', null, true]);
  await server.close();
  rmSync(folder, { recursive: true });
});

test("the greeting on a socket names the server's client build", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'consigliere-pages-'));
  writeFileSync(join(folder, 'index.html'), '<meta name="build" content="b7" />');
  for (const [pages, build] of [
    [folder, 'b7'],
    [null, null],
  ] as const) {
    const server = await openTestServer({ pages });
    const guest = new TestClient(server.address);
    await guest.post('/api/guests', {});
    expect(await (await guest.openSocket()).next('hello')).toMatchObject({ build });
    await server.close();
  }
  rmSync(folder, { recursive: true });
});

test("files of the pages don't count as a device's requests: eight pages in a row still load", async () => {
  const server = await openTestServer();
  const browser = new TestClient(server.address);
  const statuses: number[] = [];
  for (let file = 0; file < 250; file++) statuses.push((await browser.get('/')).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await server.close();
});

import { execSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** One more than the two cores that the tests are made for: pages and servers often wait. */
const WORKERS = Math.min(3, availableParallelism() + 1);
/** The port of the first worker's server. Set BROWSER_PORT to test several builds at once. */
const PORT = Number(process.env.BROWSER_PORT ?? 8123);
/** Every worker has a server of its own, so that tests side by side don't reach a server's limits for one address. */
const SERVERS = Array.from({ length: WORKERS }, (_, at) => ({ port: PORT + at, url: `http://localhost:${PORT + at}` }));
const baseURL = SERVERS[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]?.url ?? `http://localhost:${PORT}`;
const ROOT = join(import.meta.dirname, '../..');
const data = mkdtempSync(join(tmpdir(), 'consigliere-browser-'));

/**
 * Features of Chromium that no test needs. The lists of the address bar are pages of their own, which took more work for every window
 * than most tests. The others are Playwright's own list: Chromium uses only the last such switch.
 */
const DISABLED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // A page that goes to another address keeps its process.
  'IsolateOrigins',
  'site-per-process',
];

/** Runs Debian's Chromium against the built pages and the server. */
export default defineConfig({
  testDir: 'browser',
  // Pictures for the documents are taken on request.
  testMatch: process.env.BROWSER_PICTURES === undefined ? '**/*.spec.ts' : '**/*.pictures.ts',
  // The long specs play with every number of players; the others are enough for each change.
  testIgnore: process.env.BROWSER_SHORT === undefined ? [] : '**/*.long.spec.ts',
  outputDir: join(tmpdir(), `consigliere-browser-output-${PORT}`),
  workers: WORKERS,
  fullyParallel: true,
  forbidOnly: true,
  // Every match is dealt at random, but a test that fails once has failed.
  retries: 0,
  timeout: 120_000,
  // A page that shares its core with another is slow at times.
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: process.env.BROWSER_REPORT ?? join(data, 'report.json') }]],
  use: {
    baseURL,
    locale: 'en-GB',
    // The service worker fetches the whole client a few seconds after a page has loaded, which costs as much as many tests.
    // Specs about it allow it.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: execSync('command -v chromium', { encoding: 'utf8' }).trim(),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--in-process-gpu',
        '--disable-site-isolation-trials',
        // Pages live too short for the compiler that makes fast code fastest, but not for the one before it.
        '--js-flags=--no-opt',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${DISABLED.join(',')}`,
      ],
    },
  },
  webServer: SERVERS.map(({ port, url }) => ({
    command: `node tools/run.mjs serve --no-build --port ${port} --data ${join(data, `${port}`)}`,
    cwd: ROOT,
    url: `${url}/health`,
    env: { LOG_LEVEL: 'silent' },
    timeout: 120_000,
  })),
});

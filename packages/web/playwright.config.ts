import { execSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** Another one where several are tested at once. */
const PORT = Number(process.env.BROWSER_PORT ?? 8123);
const ROOT = join(import.meta.dirname, '../..');
const data = mkdtempSync(join(tmpdir(), 'consigliere-browser-'));

/**
 * What a window of Chromium has that no test needs. The lists of the address bar are pages of their own, which took more work for every window
 * than most tests; the others are Playwright's, because of two such switches only the last counts.
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
];

/** Real Chromium, as Debian has it, against the pages and the server as they are shipped. */
export default defineConfig({
  testDir: 'browser',
  // Pictures for the documents are taken when they are asked for.
  testMatch: process.env.BROWSER_PICTURES === undefined ? '**/*.spec.ts' : '**/*.pictures.ts',
  // Every number of players, in every way to play: some matches are enough for each change.
  testIgnore: process.env.BROWSER_SHORT === undefined ? [] : '**/*.long.spec.ts',
  outputDir: join(tmpdir(), `consigliere-browser-output-${PORT}`),
  // One page does not keep two cores busy; with more than two the one server, and what it allows one address, would be tested instead.
  workers: Math.min(2, availableParallelism()),
  fullyParallel: true,
  forbidOnly: true,
  // Every match has a new deal, but a test that fails once has failed all the same.
  retries: 0,
  timeout: 120_000,
  // A page that shares its core with another is slow now and then, not wrong.
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: process.env.BROWSER_REPORT ?? join(data, 'report.json') }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    // It fetches the whole client a few seconds after a page has loaded, which took as long as many a test. Specs about it turn it on.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: execSync('command -v chromium', { encoding: 'utf8' }).trim(),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${DISABLED.join(',')}`,
      ],
    },
  },
  webServer: {
    command: `node tools/run.mjs serve --no-build --port ${PORT} --data ${data}`,
    cwd: ROOT,
    url: `http://localhost:${PORT}/health`,
    env: { LOG_LEVEL: 'silent' },
    timeout: 120_000,
  },
});

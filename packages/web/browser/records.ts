import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordCheck } from '@consigliere/kernel/host';
import type { Page } from '@playwright/test';
import { build } from 'vite';

const FOLDER = join(import.meta.dirname, '../../../fixtures/records');
const WORKER = join(import.meta.dirname, 'records.worker.ts');
const TARGET = 'es2022';

/** The files of finished matches; each is replayed by the version of the rules it was played by. */
export const FILES = readdirSync(FOLDER).filter(name => name.endsWith('.jsonl.gz'));

/** The lines of each file to replay; null for all. */
interface Wish {
  readonly lines: readonly number[] | null;
}

/** Bundles rules and kernel into one file, minified like the pages. */
async function bundleRules(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: TARGET,
      minify: true,
      rolldownOptions: { input: WORKER, output: { codeSplitting: false } },
    },
  });
  const output = [built].flat().flatMap(each => ('output' in each ? each.output : []));
  const [script, ...more] = output.filter(each => each.type === 'chunk');
  if (script === undefined || more.length > 0) throw new Error('the rules are not packed into one file');
  return script.code;
}

/** Replays records in workers of this page, hash by hash. Returns the results by file. */
export async function replayIn(page: Page, { lines }: Wish): Promise<Record<string, readonly RecordCheck[]>> {
  const script = await bundleRules();
  await page.route('**/records/worker.js', route => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.route('**/records/*.gz', route => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    return route.fulfill({ contentType: 'application/octet-stream', body: readFileSync(join(FOLDER, name)) });
  });
  await page.goto('/');
  const results: Record<string, readonly RecordCheck[]> = {};
  for (const name of FILES)
    results[name] = await page.evaluate(
      async ([file, numbers]) => {
        const { body } = await fetch(`/records/${file}`);
        if (body === null) throw new Error(`${file} is empty`);
        const text = await new Response(body.pipeThrough(new DecompressionStream('gzip'))).text();
        const all = text.trimEnd().split('\n');
        const queue = numbers === null ? all : numbers.map(number => all[number] ?? '');
        const found: RecordCheck[] = [];
        let next = 0;
        const work = async (): Promise<void> => {
          const worker = new Worker('/records/worker.js', { type: 'module' });
          for (let at = next++; at < queue.length; at = next++)
            found[at] = await new Promise((resolve, reject) => {
              worker.onmessage = ({ data }) => resolve(data);
              worker.onerror = ({ message }) => reject(new Error(message));
              worker.postMessage(queue[at]);
            });
          worker.terminate();
        };
        await Promise.all(Array.from({ length: navigator.hardwareConcurrency }, work));
        return found;
      },
      [name, lines] as const,
    );
  return results;
}

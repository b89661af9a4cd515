import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const PAGE = 'index.html';
/** The service worker, which keeps the pages for use without a network. */
export const SERVICE_WORKER = 'sw.js';
/** These files are compressed already. */
const PACKED = /[.](woff2|png)$/;
/** Smaller files aren't compressed. */
const WORTHWHILE = 512;

/** Lists the files of a build, sorted. */
function filesIn(folder: string): string[] {
  const found = globSync('**/*', { cwd: folder, withFileTypes: true, exclude: ['**/*.br', '**/*.gz'] });
  return found
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** Names a build by a hash of its files. */
function nameOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (PACKED.test(file) || content.length < WORTHWHILE) return;
  await Promise.all([
    promisify(brotliCompress)(content).then(packed => writeFile(`${file}.br`, packed)),
    promisify(gzip)(content, { level: 9 }).then(packed => writeFile(`${file}.gz`, packed)),
  ]);
}

/** Finishes a build: names it, lists its files for the service worker, and compresses each file once. */
export function pack(): Plugin {
  let folder = '';
  return {
    name: 'consigliere-pack',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: async () => {
      const files = filesIn(folder);
      const build = nameOf(folder, files);
      const change = (file: string, how: (text: string) => string): void =>
        writeFileSync(join(folder, file), how(readFileSync(join(folder, file), 'utf8')));
      change(PAGE, html => html.replace('</title>', `</title>\n    <meta name="build" content="${build}" />`));
      const kept = files.filter(file => file !== SERVICE_WORKER).map(file => `/${file}`);
      change(SERVICE_WORKER, script => `const PAGES=${JSON.stringify({ build, files: kept })};\n${script}`);
      await Promise.all(files.map(file => compress(join(folder, file))));
    },
  };
}

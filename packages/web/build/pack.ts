import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const PAGE = 'index.html';
/** What keeps the pages for when there is no network. */
export const SERVICE_WORKER = 'sw.js';
/** Already as small as they get. */
const PACKED = /[.](woff2|png)$/;
/** Less is not worth another file. */
const WORTHWHILE = 512;

/** Every file of the build by its name, in one order. */
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

/** Names a build by everything in it: the same sources give the same name. */
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

/** Finishes a build: gives it a name, tells the service worker what there is to keep, and packs every file once for all who ask. */
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

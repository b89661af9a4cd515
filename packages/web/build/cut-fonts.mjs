// Cuts the fonts into the characters that src/kit/look/fonts.css names, without hints and unused features. Needed only when these change:
// npm install --no-save subset-font@2.9.0 && node packages/web/build/cut-fonts.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
// It isn't a dependency of the project, so nothing may look for it before it is installed.
const TOOL = 'subset-font';
const { default: subset } = await import(TOOL);
const LOOK = join(import.meta.dirname, '../src/kit/look');

/** The characters of a unicode-range. */
const charactersIn = range =>
  [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .map(([, from, to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)])
    .map(([from, to]) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i)))
    .join('');

const faces = [
  ...readFileSync(join(LOOK, 'fonts.css'), 'utf8').matchAll(
    /family: "([^"]+)"[^}]*?url\("([^"]+)"\)[^}]*?range:([^;]+)/g,
  ),
];
for (const [, family, file, range] of faces.filter(([, , file]) => file.startsWith('./'))) {
  const [, , whole] = faces.find(([, its, from]) => its === family && from.startsWith('@'));
  const cut = await subset(readFileSync(resolve(whole)), charactersIn(range), {
    targetFormat: 'woff2',
    noHinting: true,
    // Tabular figures are for counts. Kerning needs no tables about marks.
    keepFeatures: ['kern', 'tnum'],
    dropTables: ['GDEF', 'STAT'],
  });
  writeFileSync(join(LOOK, file), cut);
  console.log(`${file}: ${cut.length} bytes`);
}

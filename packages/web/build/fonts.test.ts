import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const PACKAGES = join(import.meta.dirname, '../..');
const LOOK = join(PACKAGES, 'web/src/kit/look');
const { resolve } = createRequire(import.meta.url);

/** A font face of fonts.css. */
interface FontFace {
  readonly family: string;
  readonly file: string;
  /** The characters of its unicode-range. */
  readonly named: ReadonlySet<string>;
}

function readFaces(): readonly FontFace[] {
  const css = readFileSync(join(LOOK, 'fonts.css'), 'utf8');
  const faces = css.matchAll(/family: "([^"]+)"[^}]*?url\("([^"]+)"\)[^}]*?range:([^;]+)/g);
  return [...faces].map(([, family = '', file = '', range = '']) => ({
    family,
    file: file.startsWith('.') ? join(LOOK, file) : resolve(file),
    named: new Set(
      [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, from = '', to = from]) =>
        charactersBetween(Number.parseInt(from, 16), Number.parseInt(to, 16)),
      ),
    ),
  }));
}

const charactersBetween = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, each) => String.fromCodePoint(from + each));

/** The characters for which a WOFF2 file has a glyph: its `cmap`, which is the first table of the compressed stream that isn't transformed. */
function charactersOf(file: string): ReadonlySet<string> {
  const font = readFileSync(file);
  let at = 48;
  const readNumber = (): number => {
    let value = 0;
    for (let isMore = true; isMore; at++) {
      const byte = font.readUInt8(at);
      value = value * 128 + (byte & 127);
      isMore = byte > 127;
    }
    return value;
  };
  let [start, end] = [-1, 0];
  for (let table = 0; table < font.readUInt16BE(12); table++) {
    const flags = font.readUInt8(at++);
    const [tag, transform] = [flags & 63, flags >> 6];
    if (tag === 63) at += 4;
    const isOutline = tag === 10 || tag === 11;
    const length = readNumber();
    const stored = transform === (isOutline ? 3 : 0) ? length : readNumber();
    if (tag === 0) start = end;
    end += stored;
  }
  const cmap = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20))).subarray(start);
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, each) => cmap.readUInt32BE(8 + 8 * each));
  return new Set(tables.filter(table => cmap.readUInt16BE(table) === 4).flatMap(table => segmentsOf(cmap, table)));
}

/** The characters of a subtable in format 4. */
function segmentsOf(cmap: Buffer, table: number): readonly string[] {
  const doubled = cmap.readUInt16BE(table + 6);
  return Array.from({ length: doubled / 2 }, (_, each) => table + 14 + 2 * each).flatMap(at => {
    const [from, to] = [cmap.readUInt16BE(at + doubled + 2), cmap.readUInt16BE(at)];
    return from === 0xffff ? [] : charactersBetween(from, to);
  });
}

/** Every character that our sources have, and so every one that our texts have. */
function readSources(): ReadonlySet<string> {
  const files = globSync(['web/src/**/*.{ts,tsx,css}', 'games/**/*.ts'], {
    cwd: PACKAGES,
    exclude: path => /(^|[/\\])(node_modules|dist|testing|frozen)$|[.]test[.]ts$/.test(path),
  });
  return new Set(files.flatMap(file => [...readFileSync(join(PACKAGES, file), 'utf8')]));
}

const faces = readFaces();
const FAMILIES = ['Limelight', 'Source Sans 3 Variable'].map(family => {
  const [whole, cut] = faces.filter(face => face.family === family);
  if (cut === undefined || whole === undefined) throw new Error(`fonts.css has no two faces of ${family}`);
  return { family, cut, whole };
});

test.each(FAMILIES)('$family has a glyph for each character that its unicode-range names', ({ cut, whole }) => {
  for (const { file, named } of [cut, whole]) {
    expect(named.size).toBeGreaterThan(20);
    expect([...named].filter(each => !charactersOf(file).has(each))).toEqual([]);
  }
});

test.each(FAMILIES)(
  'the part of $family that every page loads has all letters and signs of our texts',
  ({ family, cut, whole }) => {
    const all = charactersOf(whole.file);
    // Sources have all of ASCII, also the signs that only programs use. Limelight is for names and headings, which have few signs.
    // Only the pages of ratings have ±, and load the rest of the font for it.
    const wanted = family === 'Limelight' ? /[\p{L}\d '’,.:?!$&-]/u : /[^\n#*<=>@[\\\]^_`{|}~±]/u;
    const used = [...readSources()].filter(each => all.has(each) && wanted.test(each));
    expect(used).toEqual(expect.arrayContaining([...'Aéß’']));
    expect(used.filter(each => !cut.named.has(each))).toEqual([]);
  },
);

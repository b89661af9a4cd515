import { join } from 'node:path';
import { defineConfig } from 'vite';
import { together } from './build/chunks.ts';
import { pack, SERVICE_WORKER } from './build/pack.ts';

/** One page; games, languages and the worker are loaded when they are needed. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // A browser that cannot fetch modules ahead fetches them when they are needed.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // Packing takes its time, and that is known.
      checks: { bundlerTimings: false },
      input: {
        index: join(import.meta.dirname, 'index.html'),
        sw: join(import.meta.dirname, 'src/offline/service-worker.ts'),
      },
      output: {
        // Its address must stay the same from build to build.
        entryFileNames: ({ name }) => (name === 'sw' ? SERVICE_WORKER : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            together('first-page', '/src/main.tsx', '/src/words/say.ts'),
            together('table', '/src/table/table.tsx', '/src/games/totals.ts', '/src/attend/attend.tsx'),
            ...['en', 'de', 'nl'].flatMap(tongue =>
              [
                ['pages', 'device'],
                ['further', 'problems'],
                ['table', 'attend'],
              ].map(parts =>
                together(`${parts[0]}.${tongue}`, ...parts.map(part => `/src/words/${part}.${tongue}.ts`)),
              ),
            ),
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [pack()],
});

import { join } from 'node:path';
import { defineConfig } from 'vite';
import { together } from './build/chunks.ts';
import { pack, SERVICE_WORKER } from './build/pack.ts';

/** One page; games, languages and the worker are loaded when they are needed. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  // A published build contains only the published games.
  define: { __UNPUBLISHED__: JSON.stringify((process.env.CONSIGLIERE_GAMES ?? '') !== '') },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Browsers without module preloading load modules when they need them.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // The compression plugin is known to be slow. The totals of Carta Nostra are in its first chunk on purpose.
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      input: {
        index: join(import.meta.dirname, 'index.html'),
        sw: join(import.meta.dirname, 'src/kit/offline/service-worker.ts'),
      },
      output: {
        // Its address must not change between builds.
        entryFileNames: ({ name }) => (name === 'sw' ? SERVICE_WORKER : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            together('first-page', '/src/main.tsx', '/src/kit/words/say.ts'),
            // Every table needs these parts of the boards' kit.
            together(
              'table',
              '/src/table/table.tsx',
              ...['board-button.tsx', 'board-context.ts', 'flights.tsx'].map(part => `/src/games/kit/${part}`),
            ),
            // The first board's code is in one file, even if figures of the rule book need a part of it.
            together(
              'carta-nostra',
              ...[
                'face.ts',
                'loadable-parts.ts',
                'board/board.tsx',
                'text/totals.ts',
                'sounds.ts',
                'text/shared.ts',
              ].map(part => `/carta-nostra/${part}`),
            ),
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            together('kernel', ...['random', 'options', 'copy', 'edition/box'].map(part => `/kernel/${part}.ts`)),
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: process.env.CONSIGLIERE_API ?? 'http://localhost:8080', ws: true } } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [pack()],
});

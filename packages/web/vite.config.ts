import { join } from 'node:path';
import { GAME_IDS } from '@consigliere/games/list';
import { LANGUAGES } from '@consigliere/kernel';
import { defineConfig } from 'vite';
import { together } from './build/chunks.ts';
import { pack, SERVICE_WORKER } from './build/pack.ts';

/** A game's board with everything it needs of the game in one file, even if figures of the rule book need a part of it. */
const boardOf = (game: string, ...rules: readonly string[]) =>
  together(
    game,
    ...['face.ts', 'loadable-parts.ts', 'board/board.tsx', 'text/totals.ts', 'text/shared.ts', ...rules].map(
      part => `/${game}/${part}`,
    ),
  );

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
        entryFileNames: ({ name }) => (name === 'sw' ? SERVICE_WORKER : 'assets/[name]-[hash:7].js'),
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        comments: false,
        codeSplitting: {
          groups: [
            together('first-page', '/src/main.tsx', '/src/kit/words/say.ts', '/kernel/words.ts', '/room/update.ts'),
            // Every table needs these parts of the boards' kit.
            together(
              'table',
              '/src/table/table.tsx',
              ...[
                'board-button.tsx',
                'board-context.ts',
                'choices.tsx',
                'hyphenate.ts',
                'last-step.tsx',
                'pace.ts',
              ].map(part => `/src/games/kit/${part}`),
              ...['idioms', 'key', 'say'].map(part => `/kernel/${part}.ts`),
              '/games/loadable.ts',
              '/games/money.ts',
            ),
            // The pages about tables on the server share these, and the first page names each of their files.
            together(
              'server-parts',
              ...[
                ...['kit/link/api.ts', 'kit/link/signs.ts', 'kit/save-file.ts', 'kit/words/rare-catalogues.ts'],
                ...['pages/position-room.ts', 'pages/tables/former-seats.tsx', 'pages/tables/rows.ts'],
                'table/open/clocks.ts',
              ].map(part => `/src/${part}`),
            ),
            boardOf('carta-nostra'),
            boardOf('der-pate', 'text/preview.ts', 'edition/standard.ts', 'moves.ts', 'types.ts'),
            boardOf(
              'corleones-empire',
              'text/preview.ts',
              'edition/standard.ts',
              'board.ts',
              'hands.ts',
              'types.ts',
              'flow/war.ts',
            ),
            // A language of a game is one file, even if the rules in sentences need a part of it.
            ...GAME_IDS.flatMap(game =>
              LANGUAGES.map(spoken => together(`${game}-${spoken}`, `/packages/games/${game}/text/${spoken}.ts`)),
            ),
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      // A game's rules are one file with what loads them.
      checks: { ineffectiveDynamicImport: false },
      output: {
        chunkFileNames: 'assets/[name]-[hash:7].js',
        comments: false,
        codeSplitting: {
          groups: [
            together(
              'kernel',
              ...['random', 'options', 'copy', 'idioms', 'dream', 'play', 'view'].map(part => `/kernel/${part}.ts`),
            ),
            // A host's rules, and the advice for its bots, which comes later.
            ...GAME_IDS.flatMap(game => [
              together(`${game}-rules`, `/${game}/loadable-rules.ts`, `/${game}/hosted.ts`),
              together(`${game}-bots`, `/${game}/at-sight.ts`),
            ]),
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: process.env.CONSIGLIERE_API ?? 'http://localhost:8080', ws: true } } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [pack()],
});

import { defineConfig } from 'vite';

/** One page; games, languages and the worker are loaded when they are needed. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});

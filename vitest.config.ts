import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['packages/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'bench/**'],
    pool: 'threads',
    maxWorkers: 2,
    isolate: false,
    testTimeout: 30_000,
  },
});

export { findLeak } from './find-leak.ts';
export { LEAKS } from './leaks/index.ts';
export { runPair } from './run-pair.ts';
export { distance, watchWindows } from './windows.ts';

export * from './match.ts';
export { parseRecord } from './record.ts';

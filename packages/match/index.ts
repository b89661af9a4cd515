export * from './match.ts';

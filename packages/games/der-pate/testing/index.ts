export * from './answers.ts';
export { type Position, position, type Scene } from './position.ts';
export { after, turnUp } from './scene.ts';

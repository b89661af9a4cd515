export * from './answers.ts';
export { doing } from './doing.ts';
export { type Position, position, type Scene } from './position.ts';
export { type Answered, after } from './scene.ts';

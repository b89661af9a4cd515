export * from './answers.ts';
export { type PositionSpec, position, type TestScene } from './position.ts';
export { after, turnUp } from './scene.ts';

export * from './answers.ts';
export { type Position, position, type Scene } from './position.ts';
export { after, everybodyAnswers, everybodyPasses, type Happening } from './scene.ts';

export { type Bot, randomBot, type Situation } from './random.ts';

export { crash } from './crash/crash.ts';
export { embeddedTown, lonePostgresTown, postgresTown } from './crash/town.ts';
export { hostile } from './hostile/hostile.ts';
export { neighbours, ROUNDS } from './hostile/neighbours.ts';
export { MOST } from './load/figures.ts';
export { linesOf } from './load/lines.ts';
export { load } from './load/load.ts';
export { verdictOn } from './load/verdict.ts';

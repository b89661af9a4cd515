export { crash } from './crash/crash.ts';
export { embeddedTown, lonePostgresTown, postgresTown, troubledTown } from './crash/town.ts';
export { hostile } from './hostile/hostile.ts';
export { neighbours, openMob, openRaid, ROUNDS } from './hostile/neighbours.ts';
export { MOST } from './load/figures.ts';
export { linesOf } from './load/lines.ts';
export { load } from './load/load.ts';
export { verdictOn } from './load/verdict.ts';
export { upgradeIn } from './upgrade/upgrade-in.ts';

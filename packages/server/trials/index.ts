export { crash } from './crash/crash.ts';
export { embeddedTown, postgresTown } from './crash/town.ts';
export { hostile } from './hostile/hostile.ts';
export { neighbours } from './hostile/neighbours.ts';

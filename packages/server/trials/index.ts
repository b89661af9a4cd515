export { crash, type Survived } from './crash/crash.ts';
export { embeddedTown, postgresTown } from './crash/town.ts';
export { hostile, type Withstood } from './hostile/hostile.ts';

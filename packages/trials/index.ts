export { crash } from './crash/crash.ts';
export {
  embeddedDeployment,
  postgresDeployment,
  singleNodePostgresDeployment,
  unreliableDeployment,
} from './crash/deployment.ts';
export { hostile } from './hostile/hostile.ts';
export { neighbours, openMob, openRaid, ROUNDS } from './hostile/neighbours.ts';
export { MOST } from './load/figures.ts';
export { linesOf } from './load/lines.ts';
export { load } from './load/load.ts';
export { verdictOn } from './load/verdict.ts';
export { findLeak } from './secrecy/find-leak.ts';
export { LEAKS } from './secrecy/leaks/index.ts';
export { runPair } from './secrecy/run-pair.ts';
export { distance, watchWindows } from './secrecy/windows.ts';
export { upgradeIn } from './upgrade/upgrade-in.ts';

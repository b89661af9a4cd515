export { crash } from './crash/crash.ts';
export { damageHouses } from './crash/damage.ts';
export {
  embeddedDeployment,
  postgresDeployment,
  singleNodePostgresDeployment,
  unreliableDeployment,
} from './crash/deployment.ts';
export { crashNews } from './crash/news/crash-news.ts';
export { attackServer } from './hostile/attack-server.ts';
export {
  measureLatencyUnderAttack,
  openMob,
  openRaid,
  type Raid,
  USUAL_ROUNDS,
} from './hostile/latency-under-attack.ts';
export { LATENCY_LIMIT } from './load/figures.ts';
export { judgeLoad } from './load/judge-load.ts';
export { latencyLines } from './load/latency-lines.ts';
export { runLoad } from './load/run-load.ts';
export { findLeak } from './secrecy/find-leak.ts';
export { leaksIn } from './secrecy/leaks/index.ts';
export { runPair } from './secrecy/run-pair.ts';
export { compareDurations, measureWindows } from './secrecy/windows.ts';
export { upgradeInOwnStore } from './upgrade/upgrade-in-own-store.ts';

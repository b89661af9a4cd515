/** The parts of a server, for packages/trials: it builds servers with a clock, a store, bots or rules of its own. */
export { checkRoom } from './admin/check-room.ts';
export { exportRoom, importRoom } from './admin/export-room.ts';
export { openAdmin } from './admin/open-admin.ts';
export { restore } from './admin/restore.ts';
export { type ValidationCounts, validate } from './admin/validate.ts';
export { createServer, type Server } from './create-server.ts';
export { type Fanout, singleNodeFanout } from './fanout/fanout.ts';
export { allGames, type Build, gameOf, thisBuild } from './games.ts';
export { hashOf } from './guests/secret.ts';
export type { Clock } from './house/clock.ts';
export { openHost } from './house/host.ts';
export { type App, newApp } from './http/app.ts';
export { type Limits, newLimits, RATES } from './limits.ts';
export { frameOf } from './live/connection.ts';
export { type RunningServer, serve } from './main.ts';
export { newMetrics } from './metrics.ts';
export { environmentSettings, SetUpError } from './settings.ts';
export type { Store } from './store/open-store.ts';

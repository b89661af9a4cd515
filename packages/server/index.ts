export { type Admin, openAdmin } from './admin/open-admin.ts';
export { restore } from './admin/restore.ts';
export { type ValidationCounts, validate } from './admin/validate.ts';
export { type RunningServer, serve } from './main.ts';
export { environmentPort, environmentSettings, type Settings, SetUpError } from './settings.ts';

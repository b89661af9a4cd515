export { type Admin, openAdmin } from './admin/open-admin.ts';
export { restore } from './admin/restore.ts';
export { type Validated, validate } from './admin/validate.ts';
export { type Serving, serve } from './main.ts';
export { environmentPort, environmentSettings, type Settings, SetUpError } from './settings.ts';

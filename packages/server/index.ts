export { type Serving, serve } from './main.ts';
export { environmentPort, environmentSettings, type Settings, SetUpError } from './settings.ts';

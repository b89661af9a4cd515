import { installPrograms } from './lib/install.ts';
import { Help, main } from './lib/misuse.ts';
import { runServed } from './lib/services.ts';

const HELP = `node tools/run.mjs services SCRIPT [ARGS]
Runs a script by Node with a PostgreSQL and a Redis of its own (DATABASE_URL, REDIS_URL) that end with it, and exits as it does;
installs both from Debian if they are missing, or says what to do (exit 2). For example:
node tools/run.mjs services node_modules/vitest/vitest.mjs run packages/server`;

await main(async argv => {
  const [first] = argv;
  if (first === undefined || first === '--help') throw new Help(HELP);
  installPrograms();
  return await runServed(argv);
});

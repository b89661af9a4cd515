import { networkInterfaces } from 'node:os';
import { environmentPort, environmentSettings, SetUpError, serve } from '@consigliere/server';
import { type Command, parseArguments } from './lib/arguments.ts';
import { buildClient, PAGES } from './lib/client.ts';
import { describeAddresses } from './lib/local-network.ts';
import { Misuse, main } from './lib/misuse.ts';

const PORT = 8080;

const COMMAND = {
  call: 'npm start --',
  about:
    'Serves everything on one port: pages, sockets and the store. Environment variables: DATABASE_URL (PostgreSQL instead of a file), REDIS_URL (several nodes), ORIGINS (other addresses of the pages), PORT, LOG_LEVEL; docs/self-hosting.md lists all of them.',
  positionals: {},
  flags: {
    port: { kind: 'integer', min: 0, max: 65_535, help: `the port (default: PORT, or ${PORT}; 0: any that is free)` },
    host: { kind: 'text', value: 'ADDRESS', help: 'the address to listen on (default: all of this machine)' },
    data: { kind: 'text', value: 'FOLDER', default: 'data', help: 'the folder of the store' },
    'no-build': {
      kind: 'switch',
      help: 'serve the pages as they were built last (default: build them if they are old)',
    },
  },
} as const satisfies Command;

/** Resolves when the process is asked to end; a second signal ends it at once. */
const asked = (): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

await main(async argv => {
  const { port, host, data, 'no-build': isBuilt } = parseArguments(COMMAND, argv);
  if (!isBuilt) buildClient();
  try {
    const serving = await serve({
      ...environmentSettings(process.env),
      port: port ?? environmentPort(process.env) ?? PORT,
      host,
      folder: data,
      pages: PAGES,
    });
    process.stdout.write(`Consigliere is open: ${serving.address}\n`);
    if (host === undefined)
      process.stdout.write(describeAddresses(networkInterfaces(), serving.address, process.stdout.isTTY));
    await asked();
    await serving.close();
    return 0;
  } catch (error) {
    throw error instanceof SetUpError ? new Misuse(error.message) : error;
  }
});

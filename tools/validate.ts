import { environmentSettings, SetUpError, validate } from '@consigliere/server';
import { type Command, parseArguments } from './lib/arguments.ts';
import { Misuse, main } from './lib/misuse.ts';
import { type Progress, progress } from './lib/progress.ts';

const COMMAND = {
  call: 'npm run validate --',
  about:
    'Checks that every stored match continues on this build as it was left: the chain of hashes, the replayed journal, the stored state, the record. Lists those that would differ (exit 1 if there are any). DATABASE_URL: PostgreSQL instead of a file.',
  positionals: {},
  flags: {
    data: { kind: 'text', value: 'FOLDER', default: 'data', help: 'the folder of the store' },
    migrate: {
      kind: 'switch',
      help: 'with every server stopped: migrate matches of older rules, and freeze those that the game can’t migrate',
    },
  },
} as const satisfies Command;

await main(async argv => {
  const { data, migrate } = parseArguments(COMMAND, argv);
  let bar: Progress | null = null;
  const listed: string[] = [];
  try {
    const { databaseUrl } = environmentSettings(process.env);
    const { rooms, differing, frozen } = await validate(
      { folder: data, databaseUrl },
      {
        isToMigrate: migrate,
        onCount: count => {
          bar = progress('validate', count);
        },
        onRoom: (id, said) => {
          bar?.step();
          if (said !== null) listed.push(`${id}  ${said}`);
        },
      },
    );
    (bar as Progress | null)?.end();
    for (const line of listed) console.log(line);
    if (frozen > 0) console.log(`${frozen} frozen: npm run admin -- export ROOM`);
    console.log(`validate: ${rooms} rooms, ${differing} would differ`);
    return differing === 0 ? 0 : 1;
  } catch (error) {
    throw error instanceof SetUpError ? new Misuse(error.message) : error;
  }
});

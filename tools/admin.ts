import { writeFileSync } from 'node:fs';
import { type Admin, environmentSettings, openAdmin, restore, SetUpError } from '@consigliere/server';
import { type Arguments, type Command, parseArguments } from './lib/arguments.ts';
import { Misuse, main, textOf } from './lib/misuse.ts';

const PHASES = ['gathering', 'playing', 'over', 'ended', 'frozen'] as const;

const COMMAND = {
  call: 'npm run admin --',
  about: `The operator's commands; they work while the server runs:
  list            every table (--phase, --game, --idle)
  show ROOM       describes a table (--state: with everything hidden); its players can see that you looked
  pause ROOM      halts a match; resume ROOM lets it go on
  cancel ROOM     ends it without a result
  export ROOM     writes it to a file (--out); import FILE puts it into this store
  delete GUEST    deletes a person for good, as the button in the settings does; show lists the ids of players
  reports         what players have reported; dismiss REPORT closes one
  mute GUEST      keeps a person from writing in chats; ban GUEST from everything (--days, --why, --network); unmute, unban
  rename GUEST    gives a person another name; bans lists mutes and bans
  audit           who did what, when and why
  prune           removes tables, guests, tokens and chat whose time is up (--dry-run: only counts them)
  news            says what is sent to people outside the pages, and lists what couldn't be sent; with --again MESSAGE
                  (or all) it is tried again, with --off KIND a kind of channel waits until --on KIND, and with
                  --remove GUEST all channels of a person are removed
  ratings         counts finished and rated matches (--rebuild: reads every journal again and says whether the numbers are identical)
  backup FILE     copies the whole database, even while it is in use
  restore FILE    puts a copy in its place; no server may be running
  damage          says what is damaged in the store; accept-damage goes on with it as it is (restart the server then)
DATABASE_URL: PostgreSQL instead of a file; REDIS_URL: its nodes are notified at once.`,
  positionals: {
    command: { help: 'one of the above' },
    what: { default: '', help: 'a room, a guest, a report or a file' },
  },
  flags: {
    data: { kind: 'text', value: 'FOLDER', default: 'data', help: 'the folder of the store' },
    as: { kind: 'text', value: 'NAME', default: 'admin', help: 'your name in the audit log' },
    phase: { kind: 'choice', of: PHASES, help: 'list: only tables in this phase' },
    game: { kind: 'text', value: 'GAME', help: 'list: only tables of this game' },
    idle: {
      kind: 'integer',
      min: 0,
      max: 100_000,
      default: 0,
      help: 'list: only tables where nothing has happened for this many days',
    },
    state: { kind: 'switch', help: 'show: the whole state, hidden things included' },
    'dry-run': { kind: 'switch', help: 'prune: removes nothing' },
    days: {
      kind: 'integer',
      min: 0,
      max: 3650,
      default: 0,
      help: 'mute, ban: for this many days; 0: until it is lifted',
    },
    why: { kind: 'text', value: 'TEXT', default: '', help: 'the reason, for the audit; a banned person reads it' },
    network: { kind: 'text', value: 'NETWORK', help: 'ban: this address or network too, for at most 30 days' },
    rebuild: { kind: 'switch', help: 'ratings: derives every finished match again' },
    again: {
      kind: 'text',
      value: 'MESSAGE',
      help: 'news: tries a message that could not be sent again; all: all of them',
    },
    off: { kind: 'text', value: 'KIND', help: 'news: switches a kind of channel off' },
    on: { kind: 'text', value: 'KIND', help: 'news: switches it on again' },
    remove: { kind: 'text', value: 'GUEST', help: 'news: removes all channels of a person' },
    out: { kind: 'text', value: 'FILE', help: 'export: where to (default: ROOM.json)' },
  },
} as const satisfies Command;
type Given = Arguments<typeof COMMAND>;

const DAY = 24 * 3600 * 1000;

async function list(admin: Admin, { phase, game, idle }: Given): Promise<void> {
  const now = await admin.now();
  let count = 0;
  for await (const room of admin.rooms()) {
    // Stored house time is that of the last tick: a room may have changed since.
    const days = Math.max(0, now - room.updatedAt) / DAY;
    if ((phase ?? room.phase) !== room.phase || (game ?? room.game) !== room.game || days < idle) continue;
    const who = room.seats.map(({ sitter, name, level }) =>
      sitter === 'person' ? name || 'deleted player' : sitter === 'bot' ? `bot ${level}` : '–',
    );
    console.log(
      `${room.id}  ${room.game.padEnd(16)}  ${room.phase.padEnd(9)}  ${days.toFixed(1).padStart(6)} d  ${who.join(', ')}`,
    );
    count++;
  }
  console.log(`${count} tables`);
}

async function exportTo(admin: Admin, room: string, file = `${room}.json`): Promise<void> {
  writeFileSync(file, await admin.export(room));
  console.log(file);
}

async function prune(admin: Admin, { 'dry-run': isDryRun }: Given): Promise<void> {
  const { expiry } = environmentSettings(process.env);
  const counts = Object.entries(await admin.prune({ isDryRun, expiry }));
  for (const [rule, count] of counts) console.log(`${rule.padEnd(18)}  ${count}`);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  console.log(`prune: ${total} ${isDryRun ? 'would go' : 'gone'}`);
}

const print = (lines: readonly string[]): void => console.log(lines.join('\n'));

/** The action of each command on a room or a file. */
const COMMANDS: Readonly<Record<string, (admin: Admin, given: Given) => Promise<void>>> = {
  list,
  show: async (admin, { what, state }) => print(await admin.show(what, { state })),
  pause: (admin, { what }) => admin.pause(what),
  resume: (admin, { what }) => admin.resume(what),
  cancel: (admin, { what }) => admin.cancel(what),
  export: (admin, { what, out }) => exportTo(admin, what, out),
  import: async (admin, { what }) => console.log(await admin.import(textOf(what))),
  delete: (admin, { what }) => admin.forget(what),
  mute: ({ people }, { what, ...wishes }) => people.impose('mute', what, { days: wishes.days, why: wishes.why }),
  unmute: ({ people }, { what, why }) => people.lift('mute', what, why),
  ban: ({ people }, { what, ...wishes }) => people.impose('ban', what, wishes),
  unban: ({ people }, { what, why }) => people.lift('ban', what, why),
  rename: ({ people }, { what, why }) => people.rename(what, why),
  reports: async ({ people }) => print(await people.reports()),
  dismiss: ({ people }, { what, why }) => people.dismiss(what, why),
  bans: async ({ people }) => print(await people.bans()),
  audit: async ({ people }) => print(await people.audit()),
  prune,
  news: async (admin, { again, off, on, remove, why }) => {
    if (again !== undefined) await admin.people.sendAgain(again, why);
    if (off !== undefined) await admin.people.switchKind(off, true, why);
    if (on !== undefined) await admin.people.switchKind(on, false, why);
    if (remove !== undefined) await admin.people.removeChannels(remove, why);
    print(await admin.news());
  },
  ratings: async (admin, { rebuild }) => print(await admin.ratings(rebuild)),
  backup: (admin, { what }) => admin.backup(what),
  damage: async admin => console.log(admin.damage().join('\n') || 'nothing is damaged'),
  'accept-damage': admin => admin.acceptDamage(),
};

const NEEDING_NOTHING = ['list', 'reports', 'bans', 'audit', 'prune', 'news', 'ratings', 'damage', 'accept-damage'];

function restoreFrom({ data, what }: Given, databaseUrl: string | undefined): void {
  if (databaseUrl !== undefined)
    throw new Misuse(
      'PostgreSQL is restored with pg_restore --clean --if-exists -d "$DATABASE_URL" FILE, with all nodes stopped',
    );
  const before = restore(data, what);
  console.log(before === null ? 'restored' : `restored; what was there is ${before}`);
}

await main(async argv => {
  const given = parseArguments(COMMAND, argv);
  const { command, what, data, as } = given;
  const names = [...Object.keys(COMMANDS), 'restore'];
  if (!names.includes(command)) throw new Misuse(`unknown command "${command}"; the commands are ${names.join(', ')}`);
  if (!NEEDING_NOTHING.includes(command) && what === '')
    throw new Misuse(`${command} needs a room, a guest, a report or a file: npm run admin -- --help`);
  try {
    const { databaseUrl, redisUrl, publicUrl, mail } = environmentSettings(process.env);
    if (command === 'restore') {
      restoreFrom(given, databaseUrl);
      return 0;
    }
    // Only an import may create the store it writes to; every other command needs an existing one.
    const admin = await openAdmin({ folder: data, databaseUrl, redisUrl, publicUrl, mail }, as, {
      isNew: command === 'import',
    });
    try {
      await COMMANDS[command]?.(admin, given);
    } finally {
      await admin.close();
    }
    return 0;
  } catch (error) {
    throw error instanceof SetUpError ? new Misuse(error.message) : error;
  }
});

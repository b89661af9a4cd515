import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { legal, replay } from '@consigliere/kernel/host';
import { afterAll, describe, expect, test } from 'vitest';
import { Misuse } from '../lib/misuse.ts';
import { lines, played } from '../play/scripted.ts';
import { asJson, hex, published, recompute, verify } from './rehearsal.ts';
import { drawLines, lastLine, originLines, publishedIn, type Verified } from './verified.ts';

const MATCHES = await Promise.all(
  [
    ['carta-nostra', 2, 'greedy'],
    ['carta-nostra', 5, 'random'],
    ['der-pate', 2, 'random'],
    ['der-pate', 4, 'greedy'],
    ['corleones-empire', 2, 'greedy'],
    ['corleones-empire', 5, 'random'],
  ].map(async ([game, seats, bots]) => ({
    name: `${game} with ${seats}`,
    match: await published(String(game), Number(seats), String(bots)),
  })),
);
const SOUND = MATCHES[3]!.match;

describe.each(MATCHES)('$name players', ({ match }) => {
  const { answers, draws, wrong } = verify(match);

  test('everything is as recorded, and no draw of the generator is missing', () => {
    expect(wrong).toEqual([]);
    expect(answers).toBe(match.record.entries.length);
    const {
      playback: { rules },
      record,
    } = publishedIn('F', JSON.stringify(match));
    const end = [...replay(rules, record)].at(-1);
    const counted = end?.ok && 'epochs' in end.value.state.rng ? end.value.state.rng.epochs : {};
    const heard = Map.groupBy(draws, ({ purpose }) => purpose);
    expect(Object.fromEntries([...heard].map(([purpose, each]) => [purpose, each.length]))).toEqual(counted);
  });

  test('a second implementation draws the same', () => {
    expect(recompute(asJson(match))).toEqual({
      code: 0,
      out: `draws: commitment and match seed follow from the luck\ndraws: ${draws.length} recomputed, all as recorded\n`,
      err: '',
    });
  });
});

/** The match with something changed. */
const changed = (
  change: (match: { record: Record<string, unknown>; luck: Record<string, unknown> }) => void,
): unknown => {
  const match = JSON.parse(JSON.stringify(SOUND));
  change(match);
  return match;
};
const entryOf = (record: Record<string, unknown>, index: number): unknown[] => (record.entries as unknown[][])[index]!;

test.each<[string, Parameters<typeof changed>[0], readonly RegExp[]]>([
  [
    'an answer',
    ({ record }) => {
      entryOf(record, 6)[1] = [{ type: 'fly' }];
    },
    [/^entry 7: \[\{"type":"fly"\}\] of seat \d is refused: /],
  ],
  [
    'a hash',
    ({ record }) => {
      entryOf(record, 6)[2] = '0123456789abcdef';
    },
    [/^entry 7: the state is not the recorded one$/],
  ],
  [
    "the record's seed",
    ({ record }) => {
      record.seed = hex(32, 1);
    },
    [/^luck: the record's seed does not follow from seed, terms and entropy$/, /^entry \d+: /],
  ],
  [
    "the room's seed",
    ({ luck }) => {
      luck.seed = hex(32, 1);
    },
    [/^luck: the commitment is not that of the seed$/, /^luck: the record's seed does not follow/],
  ],
  [
    'the commitment',
    ({ luck }) => {
      luck.commitment = hex(32, 1);
    },
    [/^luck: the commitment is not that of the seed$/],
  ],
  [
    'entropy',
    ({ luck }) => {
      luck.entropy = [hex(16, 9), ...SOUND.luck.entropy.slice(1)];
    },
    [/^luck: the record's seed does not follow/],
  ],
  [
    'the number of seats',
    ({ luck }) => {
      luck.entropy = [...SOUND.luck.entropy, null];
    },
    [
      /^luck: the entropy and the levels of bots are not those of as many seats/,
      /^luck: the record's seed does not follow/,
    ],
  ],
  [
    'the level of a bot',
    ({ luck }) => {
      luck.levels = [null, 5, null, 3];
    },
    [/^luck: the record's seed does not follow/],
  ],
])('%s that was changed is found', (_what, change, reasons) => {
  const { wrong } = verify(changed(change));
  expect(wrong).toHaveLength(reasons.length);
  for (const [index, reason] of reasons.entries()) expect(wrong[index]).toMatch(reason);
});

test('terms that were changed after the fact are found, even if every answer and every state fits them', async () => {
  // By another option, from the seed that belongs to a match without it.
  const { seed, seats } = SOUND.record;
  const command = `der-pate --watch --seats ${seats} --bots greedy --option favour3=reputation-or-influence --seed ${seed} --save F`;
  const record = JSON.parse((await played(command, lines())).saved.join(''));
  expect(record.options).toEqual({ favour3: 'reputation-or-influence' });
  expect(verify(record)).toMatchObject({ wrong: [] });
  expect(verify({ record, luck: SOUND.luck }).wrong).toEqual([
    "luck: the record's seed does not follow from seed, terms and entropy",
  ]);
});

test('a match whose seed was made the first way still verifies, and the second program agrees', async () => {
  const first = await published('der-pate', 3, 'greedy', 1);
  expect(verify(first).wrong).toEqual([]);
  const { levels: _, ...asPublishedThen } = first.luck;
  expect(verify({ ...first, luck: asPublishedThen }).wrong).toEqual([]);
  expect(recompute(asJson(first))).toMatchObject({ code: 0 });
});

test.each([
  ['its last entry', (count: number) => count - 1],
  ['its second half', (count: number) => Math.floor(count / 2)],
  ['all its entries', () => 0],
])('a record without %s is refused: the match is not over', (_, keptOf) => {
  const answers = keptOf(SOUND.record.entries.length);
  const record = { ...SOUND.record, entries: SOUND.record.entries.slice(0, answers) };
  expect(verify({ ...SOUND, record })).toMatchObject({
    answers,
    wrong: ['the match is not over: the record was cut short, or the match was abandoned'],
  });
});

test('a legal answer in the place of another is found by its hash', () => {
  const {
    playback: { rules },
    record,
  } = publishedIn('F', JSON.stringify(SOUND));
  const courses = [...replay(rules, record)];
  const others = record.entries.map(([seat, deed], index) => {
    const course = courses[index]!;
    const actions = course.ok ? legal(rules, course.value.state, seat) : [];
    return actions.filter(action => JSON.stringify([action]) !== JSON.stringify(deed));
  });
  const index = others.findIndex(each => each.length > 0);
  const [seat, , hash] = record.entries[index]!;
  const entries = record.entries.with(index, [seat, [others[index]![0]!], hash]);
  expect(verify({ ...SOUND, record: { ...record, entries } })).toMatchObject({
    answers: index,
    wrong: [`entry ${index + 1}: the state is not the recorded one`],
  });
});

test('draws are listed by purpose; single ones that follow each other share a line', () => {
  const single = (epoch: number): Verified['draws'][number] => ({ purpose: 'die', epoch, values: [[6, epoch % 6]] });
  const deal = {
    purpose: 'deal',
    epoch: 0,
    values: [
      [3, 2],
      [2, 0],
    ] as const,
  };
  const draws = [
    single(0),
    deal,
    ...Array.from({ length: 11 }, (_, i) => single(i + 1)),
    { ...deal, epoch: 1, values: [] },
  ];
  expect(drawLines(draws, 80)).toEqual([
    '',
    'die',
    '      0–9  6→0 6→1 6→2 6→3 6→4 6→5 6→0 6→1 6→2 6→3',
    '    10–11  6→4 6→5',
    '',
    'deal',
    '        0  3→2 2→0',
    '        1  nothing to draw',
  ]);
});

test("it says what can't be checked", () => {
  const bare = publishedIn('F', JSON.stringify(SOUND.record));
  expect(bare.luck).toBeNull();
  expect(originLines(bare).join('\n')).toContain('The file has no luck');
  expect(originLines(publishedIn('F', JSON.stringify(SOUND))).join('\n')).toMatch(
    /^commitment .*\ngame +der-pate \d+\noptions +\{\}\n.*\nseat 1 +bot 3\n/s,
  );
  expect(lastLine({ answers: 3, draws: [], wrong: ['x'] })).toBe('verify: 3 answers, 0 draws, 1 wrong');
});

test('a file may name the players: nothing depends on it', () => {
  const { record, luck } = publishedIn('F', JSON.stringify({ ...SOUND, names: ['Ada'] }));
  const { record: sameRecord, luck: sameLuck } = publishedIn('F', JSON.stringify(SOUND));
  expect({ record, luck }).toEqual({ record: sameRecord, luck: sameLuck });
});

test.each<[unknown, RegExp]>([
  ['{', /^F: not JSON; a file is one match/],
  [JSON.stringify([1]), /^F: record: must be an object$/],
  [JSON.stringify({ ...SOUND, winner: 1 }), /^F: there is no field "winner"; a file is one match/],
  [JSON.stringify({ ...SOUND, luck: { seed: 'x' } }), /^F: luck: commitment is missing$/],
  [JSON.stringify({ ...SOUND.record, game: 'poker' }), /^unknown game "poker"/],
  [JSON.stringify({ ...SOUND.record, version: 99 }), /^F: the record is of version 99 of der-pate/],
])('%# is a misuse', (text, why) => {
  expect(() => publishedIn('F', String(text))).toThrow(Misuse);
  expect(() => publishedIn('F', String(text))).toThrow(why);
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'consigliere-verify-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (match: unknown, ...flags: readonly string[]): ReturnType<typeof recompute> => {
    const file = join(folder, 'match.json');
    writeFileSync(file, JSON.stringify(match, null, 2));
    const script = join(import.meta.dirname, '../run.mjs');
    const args = [script, 'verify', file, ...flags];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { code: status, out: stdout, err: stderr.replaceAll(file, 'F') };
  };
  const count = verify(SOUND).draws.length;
  const holds = `verify: ${SOUND.record.entries.length} answers, ${count} draws, all as recorded\n`;

  test('prints its verdict on the last line', () => {
    const { code, out, err } = run(SOUND, '--draws');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('\nstart player\n');
    expect(out.endsWith(`\n${holds}`)).toBe(true);
  });

  test('what it prints as JSON is what the second implementation reads', () => {
    const { code, out, err } = run(SOUND, '--json');
    expect(code).toBe(0);
    expect(err.endsWith(holds)).toBe(true);
    expect(JSON.parse(out)).toEqual(JSON.parse(asJson(SOUND)));
    expect(recompute(out).code).toBe(0);
  });

  test('passes on nothing that is wrong', () => {
    const { code, out, err } = run({ ...SOUND, luck: { ...SOUND.luck, commitment: hex(32, 1) } }, '--json');
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/F: luck: the commitment is not that of the seed\nverify: \d+ answers, \d+ draws, 1 wrong\n$/);
  });

  test('refuses a record that was cut short', () => {
    const record = { ...SOUND.record, entries: SOUND.record.entries.slice(0, -1) };
    const { code, err } = run({ ...SOUND, record });
    expect(code).toBe(1);
    expect(err).toContain('F: the match is not over');
  });

  test('a misuse is one line', () => {
    expect(run(SOUND, '--json', '--draws')).toEqual({
      code: 2,
      out: '',
      err: 'verify: --draws is to be read, --json to be passed on: choose one\n',
    });
  });
});

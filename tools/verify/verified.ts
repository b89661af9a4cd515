import type { Shape } from '@consigliere/kernel';
import { canonical, type Draw, type MatchRecord, type Playback, playbackOf } from '@consigliere/kernel/host';
import { checkLuck, type Flaw, type Luck, parseLuck, parseRecord } from '@consigliere/match';
import { frozenRules } from '../lib/frozen.ts';
import { gameOf } from '../lib/game.ts';
import { Misuse } from '../lib/misuse.ts';
import { wrapped } from '../play/text.ts';

/** The result of verifying a match: the valid answers, their draws, and what is wrong. */
export interface Verified {
  readonly answers: number;
  readonly draws: readonly Draw[];
  readonly wrong: readonly string[];
}

const FLAW_WORDS: Readonly<Record<Flaw, string>> = {
  commitment: 'luck: the commitment is not that of the seed',
  seats: 'luck: the entropy and the levels of bots are not those of as many seats as the record has',
  'match-seed': "luck: the record's seed does not follow from seed, terms and entropy",
};

/** Checks the origin of the seed and replays the record, up to the match's end; `onAnswer` is called for every valid answer. */
export function verified({ playback, record, luck }: Published, onAnswer: () => void): Verified {
  const wrong = luck === null ? [] : checkLuck(luck, record).map(flaw => FLAW_WORDS[flaw]);
  const draws: Draw[] = [];
  let entries = 0;
  let isWhole = true;
  for (const step of playback.draws()) {
    if (!step.ok) {
      wrong.push(step.why);
      isWhole = false;
      break;
    }
    draws.push(...step.value);
    entries++;
    onAnswer();
  }
  const last = isWhole ? [...playback.steps()].at(-1) : undefined;
  if (last?.ok && last.value.result === null)
    wrong.push('the match is not over: the record was cut short, or the match was abandoned');
  // The first step is the set-up, which has no answer.
  return { answers: Math.max(0, entries - 1), draws, wrong };
}

const AS_PUBLISHED = 'a file is one match: { "record": …, "luck": … } as it is published, or a record alone';

/** The match to verify. */
interface Published {
  readonly playback: Playback<Shape>;
  readonly record: MatchRecord<Shape>;
  /** null: the file has none, so that only the draws can be checked, not the origin of their seed. */
  readonly luck: Luck | null;
}

/** Parses a published match; one that this program can't replay is a misuse. */
export function publishedIn(file: string, text: string): Published {
  const { record: data, luck: given } = partsOf(file, text);
  const record = parseRecord<Shape>(data);
  if (!record.ok) throw new Misuse(`${file}: ${record.why}`);
  const luck = given === null ? null : parseLuck(given);
  if (luck !== null && !luck.ok) throw new Misuse(`${file}: ${luck.why}`);
  const playback = playbackOf(gameOf(record.value.game), record.value, frozenRules);
  if (!playback.ok) throw new Misuse(`${file}: ${playback.why}`);
  return { playback: playback.value, record: record.value, luck: luck === null ? null : luck.value };
}

function partsOf(file: string, text: string): { readonly record: unknown; readonly luck: unknown } {
  const data = jsonIn(file, text);
  if (typeof data !== 'object' || data === null || !('record' in data)) return { record: data, luck: null };
  const { record, luck = null, ...rest } = data as Record<string, unknown>;
  // The players' names are for people: nothing depends on them.
  const extra = Object.keys(rest).find(name => name !== 'names');
  if (extra !== undefined) throw new Misuse(`${file}: there is no field ${JSON.stringify(extra)}; ${AS_PUBLISHED}`);
  return { record, luck };
}

function jsonIn(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Misuse(`${file}: not JSON; ${AS_PUBLISHED}`);
  }
}

/** Describes the origin of the seed, or why it is unknown. */
export function originLines({ record, luck }: Published): readonly string[] {
  const seed = `match seed  ${record.seed}`;
  if (luck === null)
    return [
      seed,
      'The file has no luck: whether this seed was settled before the match, and by whom, cannot be checked.',
    ];
  const { game, version, options } = record;
  const bot = (seat: number): string => (luck.levels === null ? 'none (a bot)' : `bot ${luck.levels[seat]}`);
  const entropy = luck.entropy.map((each, seat) => `seat ${String(seat).padEnd(5)}  ${each ?? bot(seat)}`);
  const terms = luck.levels === null ? [] : [`game        ${game} ${version}`, `options     ${canonical(options)}`];
  return [
    `commitment  ${luck.commitment}`,
    `room seed   ${luck.seed}`,
    ...terms,
    ...entropy,
    seed,
    'Consistent in itself is all that a file can be. What your table showed before you added entropy is known to the device you did it with: its replay page compares.',
  ];
}

/** The data from which `draws.py` computes everything again. */
export const forSecondProgram = ({ record, luck }: Pick<Published, 'record' | 'luck'>, { draws }: Verified) => {
  const { game, version, options, seed } = record;
  return { seed, terms: { game, version, options }, luck, draws };
};

/** This many consecutive single draws share a line. */
const IN_A_ROW = 10;

/** Formats every draw by purpose and epoch: which one of 0 … n − 1 it was. */
export function drawLines(draws: readonly Draw[], width: number): readonly string[] {
  const byPurpose = Map.groupBy(draws, ({ purpose }) => purpose);
  return [...byPurpose].flatMap(([purpose, each]) => [
    '',
    purpose,
    ...rowsOf(each).flatMap(row => rowLines(row, width)),
  ]);
}

function rowsOf(draws: readonly Draw[]): readonly (readonly Draw[])[] {
  const rows: Draw[][] = [];
  for (const draw of draws) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    const isNext = draw.values.length === 1 && last?.values.length === 1 && last.epoch + 1 === draw.epoch;
    if (row !== undefined && isNext && row.length < IN_A_ROW) row.push(draw);
    else rows.push([draw]);
  }
  return rows;
}

function rowLines(row: readonly Draw[], width: number): readonly string[] {
  const epochs = row.map(({ epoch }) => epoch);
  const label = row.length === 1 ? `${epochs[0]}` : `${epochs[0]}–${epochs.at(-1)}`;
  const margin = `${label.padStart(9)}  `;
  const values = row.flatMap(draw => draw.values).map(([n, value]) => `${n}→${value}`);
  return wrapped(`${margin}${values.join(' ') || 'nothing to draw'}`, width, margin.length);
}

export function lastLine({ answers, draws, wrong }: Verified): string {
  const outcome = wrong.length === 0 ? 'all as recorded' : `${wrong.length} wrong`;
  return `verify: ${answers} answers, ${draws.length} draws, ${outcome}`;
}

import type { Language, Seat, Shape } from '@consigliere/kernel';
import {
  type Entry,
  entriesOf,
  eventsFor,
  type Notice,
  type Playback,
  type PlaybackStep,
  playbackOf,
  sayEvent,
} from '@consigliere/kernel/host';
import type { Colours } from '../lib/colours.ts';
import { frozenRules } from '../lib/frozen.ts';
import { Misuse } from '../lib/misuse.ts';
import { resultLines } from '../play/board.ts';
import { type Readable, readableGame } from '../play/games.ts';
import { opensParagraph, prose, type Remark } from '../play/log.ts';
import { namesFor } from '../play/session.ts';
import { type Easel, wrapped } from '../play/text.ts';
import { playWords } from '../play/words/index.ts';
import { type DataLine, recordIn } from './read.ts';

/** How to tell a record. */
export interface Telling {
  readonly language: Language;
  readonly colours: Colours;
  readonly width: number;
  /** The seat whose notices are told; null: everything hidden is told too. */
  readonly seat: Seat | null;
}

/** Checks that a line is a record this program can replay, and returns its playback; otherwise a `Misuse` names the line. */
export function prepareReplay(line: DataLine, telling: Telling): () => RetellResult {
  const { game } = recordIn<Shape>(line);
  try {
    return prepareReplayBy(readableGame(game), line, telling);
  } catch (error) {
    throw error instanceof Misuse ? new Misuse(`${line.at}: ${error.message}`) : error;
  }
}

function prepareReplayBy<T extends Shape>(readable: Readable<T>, line: DataLine, telling: Telling): () => RetellResult {
  const record = recordIn<T>(line);
  const { seat } = telling;
  const playback = playbackOf(readable.game, record, frozenRules);
  if (!playback.ok) throw new Misuse(playback.why);
  if (seat !== null && seat >= record.seats)
    throw new Misuse(`there is no seat ${seat}; the seats are 0 to ${record.seats - 1}`);
  const easel: Easel = { ...telling, who: { names: namesFor(record.seats, null), reader: seat } };
  return () => {
    const { lines, why } = retellRecord(readable, playback.value, entriesOf(record), easel);
    return { lines: [...title(readable, record, easel), '', ...lines], why };
  };
}

function title<T extends Shape>(
  readable: Readable<T>,
  record: ReturnType<typeof recordIn<T>>,
  { language, colours, who, width }: Easel,
): readonly string[] {
  const ui = playWords[language];
  const { seed, options } = record;
  const names = who.names.map((name, seat) => `${seat} ${name}`).join(', ');
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return [
    colours.bold(ui.replay.match(readable.words[language].name, entriesOf(record).length)),
    ...wrapped([`${ui.replay.seats}: ${names}`, ...chosen].join(' · '), width, 2),
    ui.ending.seed(seed),
  ];
}

/** A replayed record: its story up to the first fault, and what is wrong with it (null: nothing). */
interface RetellResult {
  readonly lines: readonly string[];
  readonly why: string | null;
}

/** Replays a record, checks every hash, and tells it from the reader's seat; without a reader, it tells everything. */
function retellRecord<T extends Shape>(
  readable: Readable<T>,
  playback: Playback<T>,
  entries: readonly Entry<T>[],
  easel: Easel,
): RetellResult {
  const ui = playWords[easel.language];
  const retell = easel.who.reader === null ? retellAll : retellTo(easel.who.reader);
  const remarks: Remark[] = [];
  let last: PlaybackStep<T> | null = null;
  let entry = -1;
  for (const step of playback.steps()) {
    if (!step.ok) return { lines: prose(remarks, easel), why: step.why };
    last = step.value;
    remarks.push(...undone(entries[entry++], easel), ...retell(readable, last.notices, easel));
  }
  const end = last?.result ?? null;
  const sheet = end === null ? [ui.result.unfinished] : resultLines(end, readable.words[easel.language], easel);
  return { lines: [...prose(remarks, easel), '', ...sheet, ui.replay.checked], why: null };
}

/** Reports an undo, if the entry is one. */
function undone<T extends Shape>(entry: Entry<T> | undefined, { who, language }: Easel): Remark[] {
  const [seat, picks] = entry ?? [0, []];
  if (picks !== null) return [];
  const ui = playWords[language];
  return [{ kind: 'sentence', text: seat === who.reader ? ui.youTookBack : ui.tookBack(who.names[seat] ?? '') }];
}

type Reteller = <T extends Shape>(
  readable: Readable<T>,
  notices: readonly Notice<T>[],
  easel: Easel,
) => readonly Remark[];

/** The notices as one seat received them. */
const retellTo =
  (seat: Seat): Reteller =>
  (readable, notices, { language, who }) =>
    eventsFor(notices, seat).map(event => ({
      kind: opensParagraph(readable, event) ? 'title' : 'sentence',
      text: sayEvent(readable.words[language], event, who),
    }));

/** The notices with every whisper: a single one replaces the event; several follow it, each with its receiver. */
const retellAll: Reteller = (readable, notices, { language, who }) =>
  notices.flatMap(({ event, instead = {} }) => {
    const words = readable.words[language];
    const whispers = Object.entries(instead);
    const [first] = whispers;
    if (first !== undefined && whispers.length === 1)
      return [{ kind: 'sentence', text: sayEvent(words, first[1], who) }];
    const kind = opensParagraph(readable, event) ? 'title' : 'sentence';
    const asides = whispers.map(([hearer, whisper]): Remark => {
      const reader = Number(hearer);
      return { kind: 'aside', text: `→ ${who.names[reader]}: ${sayEvent(words, whisper, { ...who, reader })}` };
    });
    return [{ kind, text: sayEvent(words, event, who) }, ...asides];
  });

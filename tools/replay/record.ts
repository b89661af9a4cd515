import { entriesOf, type Language, playbackOf, type Seat, type Shape } from '@consigliere/kernel';
import type { Colours } from '../lib/colours.ts';
import { frozenRules } from '../lib/frozen.ts';
import { Misuse } from '../lib/misuse.ts';
import type { Drawing, Easel } from '../play/drawing.ts';
import { withDrawing } from '../play/games/index.ts';
import { namesFor } from '../play/seating.ts';
import { wrapped } from '../play/text.ts';
import { playWords } from '../play/words/index.ts';
import { type Line, recordIn } from './read.ts';
import { type Retold, retold } from './retold.ts';

/** How a record is to be told. */
export interface Telling {
  readonly language: Language;
  readonly colours: Colours;
  readonly width: number;
  /** As which seat heard it; null: with everything that was hidden. */
  readonly seat: Seat | null;
}

/** Checks that a line is a record this program can replay, and gives what replays it; otherwise a `Misuse` names the line. */
export function prepared(line: Line, telling: Telling): () => Retold {
  const { game } = recordIn<Shape>(line);
  try {
    return withDrawing(game, drawing => preparedBy(drawing, line, telling));
  } catch (error) {
    throw error instanceof Misuse ? new Misuse(`${line.at}: ${error.message}`) : error;
  }
}

function preparedBy<T extends Shape>(drawing: Drawing<T>, line: Line, telling: Telling): () => Retold {
  const record = recordIn<T>(line);
  const { seat } = telling;
  const playback = playbackOf(drawing.game, record, frozenRules);
  if (!playback.ok) throw new Misuse(playback.why);
  if (seat !== null && seat >= record.seats)
    throw new Misuse(`there is no seat ${seat}; the seats are 0 to ${record.seats - 1}`);
  const easel: Easel = { ...telling, who: { names: namesFor(record.seats, null), reader: seat } };
  return () => {
    const { lines, why } = retold(drawing, playback.value, entriesOf(record), easel);
    return { lines: [...title(drawing, record, easel), '', ...lines], why };
  };
}

function title<T extends Shape>(
  drawing: Drawing<T>,
  record: ReturnType<typeof recordIn<T>>,
  { language, colours, who, width }: Easel,
): readonly string[] {
  const ui = playWords[language];
  const { seed, options } = record;
  const names = who.names.map((name, seat) => `${seat} ${name}`).join(', ');
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return [
    colours.bold(ui.replay.match(drawing.words[language].name, entriesOf(record).length)),
    ...wrapped([`${ui.replay.seats}: ${names}`, ...chosen].join(' · '), width, 2),
    ui.ending.seed(seed),
  ];
}

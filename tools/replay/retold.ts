import type { Entry, Playback, PlaybackStep, Shape } from '@consigliere/kernel';
import type { Drawing, Easel } from '../play/drawing.ts';
import { prose, type Remark } from '../play/prose.ts';
import { resultLines } from '../play/result.ts';
import { playWords } from '../play/words/index.ts';
import { retellAll, retellTo } from './retell.ts';

/** A record, replayed: its story up to where it holds, and what is wrong with it (null: nothing). */
export interface Retold {
  readonly lines: readonly string[];
  readonly why: string | null;
}

/** Plays a record again, checks every hash, and tells it as the easel's reader heard it; without a reader, everything. */
export function retold<T extends Shape>(
  drawing: Drawing<T>,
  playback: Playback<T>,
  entries: readonly Entry<T>[],
  easel: Easel,
): Retold {
  const ui = playWords[easel.language];
  const retell = easel.who.reader === null ? retellAll : retellTo(easel.who.reader);
  const remarks: Remark[] = [];
  let last: PlaybackStep<T> | null = null;
  let entry = -1;
  for (const step of playback.steps()) {
    if (!step.ok) return { lines: prose(remarks, easel), why: step.why };
    last = step.value;
    remarks.push(...undone(entries[entry++], easel), ...retell(drawing, last.told, easel));
  }
  const end = last?.result ?? null;
  const sheet = end === null ? [ui.result.unfinished] : resultLines(end, drawing.words[easel.language], easel);
  return { lines: [...prose(remarks, easel), '', ...sheet, ui.replay.checked], why: null };
}

/** That an entry took an answer back, if it did. */
function undone<T extends Shape>(entry: Entry<T> | undefined, { who, language }: Easel): Remark[] {
  const [seat, picks] = entry ?? [0, []];
  if (picks !== null) return [];
  const ui = playWords[language];
  return [{ kind: 'sentence', text: seat === who.reader ? ui.youTookBack : ui.tookBack(who.names[seat] ?? '') }];
}

import { type Course, type MatchRecord, type Rules, replay, result, rulesOfRecord, type Shape } from '@consigliere/kernel';
import { Misuse } from '../lib/misuse.ts';
import type { Drawing, Easel } from '../play/drawing.ts';
import { prose, type Remark } from '../play/prose.ts';
import { resultLines } from '../play/result.ts';
import { playWords } from '../play/words/index.ts';
import { retellAll, retellTo } from './retell.ts';

/** A record, replayed: its story up to where it holds, and what is wrong with it, if anything is. */
export interface Replayed {
  readonly lines: readonly string[];
  readonly why: string | null;
}

/** The rules of a record, which must be of this program's game and version. */
export function rulesAt<T extends Shape>(drawing: Drawing<T>, at: string, record: MatchRecord<T>): Rules<T> {
  const rules = rulesOfRecord(drawing.game, record);
  if (!rules.ok) throw new Misuse(`${at}: ${rules.why}`);
  return rules.value;
}

/** Plays a record again, checking every hash, and tells it as the easel's reader heard it (null: as nobody could). */
export function retold<T extends Shape>(
  drawing: Drawing<T>,
  rules: Rules<T>,
  record: MatchRecord<T>,
  easel: Easel,
): Replayed {
  const { who, language } = easel;
  const ui = playWords[language];
  const retell = who.reader === null ? retellAll : retellTo(who.reader);
  const remarks: Remark[] = [];
  let course: Course<T> | null = null;
  let why: string | null = null;
  for (const [index, step] of [...replay(rules, record)].entries()) {
    if (!step.ok) {
      why = step.why;
      break;
    }
    course = step.value;
    const [seat, picks] = record.entries[index - 1] ?? [0, []];
    if (picks === null) {
      const text = seat === who.reader ? ui.youTookBack : ui.tookBack(who.names[seat] ?? '');
      remarks.push({ kind: 'sentence', text });
    }
    remarks.push(...retell(drawing, course.told, easel));
  }
  const over = course === null ? null : result(rules, course.state);
  const sheet = over === null ? [ui.result.unfinished] : resultLines(over, drawing.words[language], easel);
  return { lines: [...prose(remarks, easel), ...(why === null ? [...sheet, ui.replay.checked] : [])], why };
}

import { heard, type Seat, type Shape, sayEvent, type Told } from '@consigliere/kernel';
import type { Drawing, Easel } from '../play/drawing.ts';
import type { Remark } from '../play/prose.ts';

type Reteller = <T extends Shape>(drawing: Drawing<T>, told: readonly Told<T>[], easel: Easel) => readonly Remark[];

/** What was told, as one seat heard it. */
export const retellTo =
  (seat: Seat): Reteller =>
  (drawing, told, { language, who }) =>
    heard(told, seat).map(event => ({
      kind: drawing.opensTurn(event) ? 'title' : 'sentence',
      text: sayEvent(drawing.words[language], event, who),
    }));

/** What was told, with every whisper: one instead of what the others heard; several below it, each to its hearer. */
export const retellAll: Reteller = (drawing, told, { language, who }) =>
  told.flatMap(({ event, instead = {} }) => {
    const words = drawing.words[language];
    const whispers = Object.entries(instead);
    const [first] = whispers;
    if (first !== undefined && whispers.length === 1)
      return [{ kind: 'sentence', text: sayEvent(words, first[1], who) }];
    const kind = drawing.opensTurn(event) ? 'title' : 'sentence';
    const asides = whispers.map(([hearer, whisper]): Remark => {
      const reader = Number(hearer);
      return { kind: 'aside', text: `→ ${who.names[reader]}: ${sayEvent(words, whisper, { ...who, reader })}` };
    });
    return [{ kind, text: sayEvent(words, event, who) }, ...asides];
  });

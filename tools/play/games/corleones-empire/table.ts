import type { Easel } from '../../drawing.ts';
import { families } from './families.ts';
import { possessions } from './hand.ts';
import { jobs } from './jobs.ts';
import { turfs } from './map.ts';
import type { CeView } from './names.ts';
import { besides, roundSpaces } from './spaces.ts';
import { supply } from './supply.ts';
import { title } from './title.ts';

type Part = (view: CeView, easel: Easel) => readonly string[];

/** From top to bottom: the act, the families, the map, what is to be had, the jobs, and what the reader holds. */
const PARTS: readonly Part[] = [title, families, turfs, roundSpaces, besides, supply, jobs, possessions];
/** Before the map is laid out, and once nothing more will happen on it. */
const SHORTER = { families: [title, families], over: [title, families, turfs] } satisfies Record<
  string,
  readonly Part[]
>;

export function table(view: CeView, easel: Easel): readonly string[] {
  const { phase } = view.open;
  const parts = phase === 'families' || phase === 'over' ? SHORTER[phase] : PARTS;
  return parts.flatMap(part => part(view, easel));
}

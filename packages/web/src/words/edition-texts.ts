import type { FAULTS as CartaNostraFaults } from '@consigliere/games/carta-nostra/box';
import type { FAULTS as CorleonesEmpireFaults } from '@consigliere/games/corleones-empire/box';
import type { FAULTS as DerPateFaults } from '@consigliere/games/der-pate/box';
import type { EditionFault, Fault, FieldFault } from '@consigliere/kernel';
import type { FileFault } from '../edition/file.ts';
import type { BookId } from '../rules/sections.ts';

export type FaultCode =
  | FieldFault
  | EditionFault
  | (typeof CartaNostraFaults)[number]
  | (typeof DerPateFaults)[number]
  | (typeof CorleonesEmpireFaults)[number];

/** What the numbers of a fault are called is up to its code. */
type SayFault = (values: Fault['values']) => string;

/** What no other part of the program has a word for. */
type Label =
  | 'bonus'
  | 'cardsToKo'
  | 'favourSpaces'
  | 'incomeSpaces'
  | 'lastSpace'
  | 'markers'
  | 'otherSplit'
  | 'startingJobs'
  | 'startingTiles'
  | 'thugs'
  | 'thugsOfTwo'
  | 'tile';

type Total =
  | 'cards-2'
  | 'cards-3'
  | 'cards-4'
  | 'cards-5'
  | 'street-pays'
  | 'income-pays'
  | 'grey-events'
  | 'red-events'
  | 'job-cards'
  | 'job-rewards'
  | 'blue-tiles'
  | 'red-tiles'
  | 'money-cards'
  | 'goods-cards';

/** What the editor of editions says, and whoever plays with one. */
export interface EditionTexts {
  readonly title: string;
  readonly titleOf: (game: string) => string;
  readonly lead: string;
  readonly which: string;
  readonly limits: Readonly<Record<BookId, string>>;
  readonly search: string;
  readonly searchHint: string;
  readonly found: (count: number) => string;
  readonly foundNothing: string;
  readonly onlyChanged: string;
  readonly standardIs: (value: string) => string;
  readonly range: (min: string, max: string, step: string | null) => string;
  readonly several: (min: number, max: number) => string;
  readonly once: string;
  readonly words: (letters: string, longest: number) => string;
  readonly card: (at: number) => string;
  readonly entry: (at: number) => string;
  readonly add: string;
  readonly remove: (at: number) => string;
  readonly none: string;
  readonly changed: string;
  readonly changes: string;
  readonly noChanges: string;
  readonly undo: string;
  readonly undoLong: (name: string) => string;
  readonly reset: string;
  readonly totals: string;
  readonly total: Readonly<Record<Total, string>>;
  readonly standard: string;
  readonly now: string;
  readonly faults: string;
  readonly sound: string;
  readonly fault: Readonly<Record<FaultCode, SayFault>>;
  readonly name: string;
  readonly nameHint: string;
  readonly keep: string;
  readonly kept: (name: string) => string;
  readonly keptHere: string;
  readonly keptNothing: string;
  readonly open: string;
  readonly openLong: (name: string) => string;
  readonly forget: string;
  readonly forgetLong: (name: string) => string;
  readonly save: string;
  readonly take: string;
  readonly taken: (name: string) => string;
  readonly refusedFile: string;
  readonly file: Readonly<Record<FileFault, string>>;
  readonly play: string;
  readonly playHint: string;
  readonly choose: string;
  readonly edit: string;
  readonly playsWith: (name: string) => string;
  readonly label: Readonly<Record<Label, string>>;
}

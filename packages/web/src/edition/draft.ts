import type { Differences, EditionFault, FieldValue, GameBox } from '@consigliere/kernel';
import { differencesOf, editionBy, valueAt, withValues } from '@consigliere/kernel/host';

/** Differences as somebody is making them: they may still be wrong. */
export type EditionDraft = Differences;

/** A kept edition's differences as a draft, also if an earlier version kept them. */
export const draftOf = (box: GameBox<unknown>, kept: Differences): EditionDraft =>
  (box.upgrade?.(kept) ?? kept) as EditionDraft;

/** The draft with another value at a place; what is as in the standard edition is no difference. */
export function setValue(box: GameBox<unknown>, draft: EditionDraft, path: string, value: FieldValue): EditionDraft {
  const { [path]: _, ...rest } = draft;
  const isStandard = JSON.stringify(valueAt(box.standard, path)) === JSON.stringify(value);
  return isStandard ? rest : { ...rest, [path]: value };
}

/** What differs, beside the name. */
export const changesIn = ({ id: _, ...changes }: EditionDraft): EditionDraft => changes;

/** The edition as drafted, right or wrong. */
export const applyDraft = (box: GameBox<unknown>, draft: EditionDraft): unknown => withValues(box.standard, draft);

/** What is wrong with a draft: its name is asked for only when it is to be kept. */
export const faultsIn = (box: GameBox<unknown>, draft: EditionDraft): readonly EditionFault[] =>
  editionBy(box, changesIn(draft)).faults;

const FORMAT = 'consigliere-edition';
const VERSION = 1;
/** No edition is larger; what is was picked by mistake. */
export const LARGEST_FILE = 256 * 1024;

/** Why a file is no edition of this game, before anything in it is looked at. */
export type FileFault = 'json' | 'format' | 'version' | 'game';

/** The text of a file with a whole edition, so that it can be read, checked and corrected by hand. */
export const fileOf = (game: string, box: GameBox<unknown>, differences: Differences): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, game, name: differences.id, data: withValues(box.standard, differences) }, null, 2)}\n`;

type EditionFile =
  | { readonly differences: Differences }
  | { readonly refused: FileFault }
  | { readonly faults: readonly EditionFault[] };

/** What a file holds, or why it is refused. */
export function readFile(game: string, box: GameBox<unknown>, text: string): EditionFile {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { refused: 'json' };
  }
  if (typeof file !== 'object' || file === null || !('format' in file) || file.format !== FORMAT)
    return { refused: 'format' };
  if (!('version' in file) || file.version !== VERSION) return { refused: 'version' };
  if (!('game' in file) || file.game !== game) return { refused: 'game' };
  const { differences, faults } = differencesOf(box, 'data' in file ? file.data : undefined);
  return faults.length > 0 ? { faults } : { differences };
}

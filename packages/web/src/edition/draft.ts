import type { Differences, EditionFault, FieldValue, GameBox } from '@consigliere/kernel';
import { applyDifferences, differencesOf, valueAt, withValues } from '@consigliere/kernel/host';

/** Differences that are still being edited and may be wrong. */
export type EditionDraft = Differences;

/** Makes a draft of a saved edition, even one saved by an earlier version. */
export const draftOf = (box: GameBox<unknown>, kept: Differences): EditionDraft =>
  (box.upgrade?.(kept) ?? kept) as EditionDraft;

/** Sets a value in a draft. Values of the standard edition aren't differences. */
export function setValue(box: GameBox<unknown>, draft: EditionDraft, path: string, value: FieldValue): EditionDraft {
  const { [path]: _, ...rest } = draft;
  const isStandard = JSON.stringify(valueAt(box.standard, path)) === JSON.stringify(value);
  return isStandard ? rest : { ...rest, [path]: value };
}

/** Returns the differences without the edition's name. */
export const changesIn = ({ id: _, ...changes }: EditionDraft): EditionDraft => changes;

/** Applies a draft to the standard edition, without checking it. */
export const applyDraft = (box: GameBox<unknown>, draft: EditionDraft): unknown => withValues(box.standard, draft);

/** Lists a draft's faults. The name is checked only when the edition is saved. */
export const faultsIn = (box: GameBox<unknown>, draft: EditionDraft): readonly EditionFault[] =>
  applyDifferences(box, changesIn(draft)).faults;

const FORMAT = 'consigliere-edition';
const VERSION = 1;
/** Larger files were chosen by mistake. */
export const LARGEST_FILE = 256 * 1024;

/** Why a file isn't an edition of this game, before its values are checked. */
export type FileFault = 'json' | 'format' | 'version' | 'game';

/** Returns the text of a file with a whole edition, which can be read and corrected by hand. */
export const fileOf = (game: string, box: GameBox<unknown>, differences: Differences): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, game, name: differences.id, data: withValues(box.standard, differences) }, null, 2)}\n`;

type EditionFile =
  | { readonly differences: Differences }
  | { readonly refused: FileFault }
  | { readonly faults: readonly EditionFault[] };

/** Reads a file's differences, or says why it's refused. */
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

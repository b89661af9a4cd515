import { type Box, type Differences, differencesOf, type Fault, withValues } from '@consigliere/kernel';

const FORMAT = 'consigliere-edition';
const VERSION = 1;
/** No edition is larger; what is was picked by mistake. */
export const LARGEST_FILE = 256 * 1024;

/** Why a file is no edition of this game, before anything in it is looked at. */
export type FileFault = 'json' | 'format' | 'version' | 'game';

/** The text of a file with a whole edition, so that it can be read, checked and corrected by hand. */
export const fileOf = (game: string, box: Box<unknown>, differences: Differences): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, game, name: differences.id, data: withValues(box.standard, differences) }, null, 2)}\n`;

type Read =
  | { readonly differences: Differences }
  | { readonly refused: FileFault }
  | { readonly faults: readonly Fault[] };

/** What a file holds, or why it is refused. */
export function readFile(game: string, box: Box<unknown>, text: string): Read {
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

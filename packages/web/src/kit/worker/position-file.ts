import { type Append, openPosition, type PositionProblem, readLink } from '@consigliere/match';
import { playerAt } from './environment.ts';
import { loadGame } from './games.ts';

const FORMAT = 'consigliere position 1';
/** The levels of the bots in a position, by seat. They differ, so that the bots have different names. */
const LEVELS = [2, 3, 1] as const;

/** A position to be opened on this device. */
interface PositionFile {
  readonly room: string;
  readonly name: string;
  readonly language: string;
  readonly link: string;
}

/** The text of a position, which is imported like a file. */
export const positionText = (file: PositionFile): string => JSON.stringify({ format: FORMAT, ...file });

/** The position in a text; null: the text is something else. */
export function positionIn(text: string): PositionFile | null {
  if (!text.includes(FORMAT)) return null;
  try {
    const { format, room, name, language, link } = Object(JSON.parse(text));
    const isWhole = [room, name, language, link].every(each => typeof each === 'string');
    return format === FORMAT && isWhole && /^[\w-]{1,64}$/.test(room) ? { room, name, language, link } : null;
  } catch {
    return null;
  }
}

/** The append for a position, or why its link doesn't open. */
export async function positionAppend(
  { room, name, language, link: text }: PositionFile,
  at: number,
): Promise<Append | PositionProblem | 'no-such-game'> {
  const link = readLink(text);
  if (link === null) return 'position-broken';
  const game = await loadGame(link.game, true);
  if (game === undefined) return 'no-such-game';
  try {
    return openPosition(game, link, {
      id: room,
      player: playerAt(link.viewer),
      name,
      language,
      levelAt: seat => LEVELS[seat % LEVELS.length] ?? 1,
      at,
    });
  } catch {
    return 'position-broken';
  }
}

import { type Chair, NOBODY } from './chair.ts';
import type { Line } from './lines.ts';

/** A line by which somebody comes to a chair. */
type Seating = Extract<Line, { type: 'sat' | 'kept' | 'bot' }>;

/** The chair once somebody has come to it. A person's entropy stays when a bot takes the chair. */
export function taken(line: Seating, before: Chair): Chair {
  if (line.type === 'bot') {
    const former = before.sitter === 'person' ? before.player : (before.former ?? null);
    const bot = { ...NOBODY, sitter: 'bot', level: line.level, entropy: before.entropy } as const;
    // The player who takes the seat back has no more days of vacation than before.
    const { vacation } = before;
    return former === null ? bot : { ...bot, former, ...(vacation && { vacation }) };
  }
  const { player, name } = line;
  const isKept = line.type === 'kept';
  const entropy = isKept ? null : (line.entropy ?? null);
  return { ...NOBODY, sitter: 'person', player, ...(name !== undefined && { name }), isKept, entropy };
}

import { type Chair, NOBODY } from './chair.ts';
import type { Line } from './lines.ts';

/** A line by which somebody comes to a chair. */
type Seating = Extract<Line, { type: 'sat' | 'kept' | 'bot' }>;

/** The chair once somebody has come to it. A person's entropy stays when a bot takes the chair. */
export function taken(line: Seating, before: Chair): Chair {
  if (line.type === 'bot') return { ...NOBODY, sitter: 'bot', level: line.level, entropy: before.entropy };
  const { player, name } = line;
  return { ...NOBODY, sitter: 'person', player, name, entropy: line.type === 'sat' ? line.entropy : null };
}

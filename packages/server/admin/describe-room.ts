import type { Line, StoredLine, Terms } from '@consigliere/match';
import type { Store } from '../store/open-store.ts';

const formatTime = (time: number): string => new Date(time).toISOString();

/** The terms after their last change. */
function latestTerms(terms: Terms, lines: readonly StoredLine[]): Terms {
  const changed = lines.findLast(({ body }) => /^{"type":"(terms-changed|migrated)"/.test(body));
  if (changed === undefined) return terms;
  const line = JSON.parse(changed.body) as Extract<Line, { type: 'terms-changed' | 'migrated' }>;
  if (line.type === 'migrated') return { ...terms, ...line.terms, version: line.version };
  return { ...terms, options: line.options, clock: line.clock };
}

/** Describes a room for the operator; undefined: it doesn't exist. `state`: with everything hidden in its match. */
export async function describeRoom(
  { lobby, rooms, audit }: Store,
  id: string,
  { state }: { readonly state: boolean },
): Promise<readonly string[] | undefined> {
  const known = await lobby.find(id);
  const lines = await rooms.read(id, 0);
  const [first] = lines;
  if (known === undefined || first === undefined) return undefined;
  const opening = JSON.parse(first.body) as Extract<Line, { type: 'opened' }>;
  const { version, options, clock, confirm, language } = latestTerms(opening.terms, lines);
  const { seats } = JSON.parse(known.card) as { seats: { sitter: string; name: string; level: number }[] };
  return [
    `room      ${id}`,
    `game      ${known.game}, version ${version}, ${JSON.stringify(options)}`,
    `phase     ${known.phase}${known.isPublic ? ', public' : ''}`,
    `terms     clock ${JSON.stringify(clock)}, confirm ${confirm}, language ${language}`,
    `time      opened ${formatTime(known.createdAt)}, last changed ${formatTime(known.updatedAt)} (house time)`,
    `journal   ${known.lines} lines`,
    ...seats.map(
      ({ sitter, name, level }, seat) =>
        `seat ${seat}    ${sitter}${sitter === 'bot' ? ` of level ${level}` : ''} ${name}`,
    ),
    `players   ${known.players.join(', ') || 'none'}; awaited: ${known.awaited.join(', ') || 'none'}`,
    ...(await audit.listForRoom(id)).map(({ at, who, what }) => `audit     ${formatTime(at)} ${who}: ${what}`),
    ...(state ? ['', known.state ?? 'nothing is being played'] : []),
  ];
}

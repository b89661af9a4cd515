import { type Line, readCard, type StoredLine, type Terms } from '@consigliere/match';
import type { Store } from '../store/open-store.ts';

const formatTime = (time: number): string => new Date(time).toISOString();

/** The terms after their changes. */
function latestTerms(opened: Terms, lines: readonly StoredLine[]): Terms {
  let terms = opened;
  for (const { body } of lines) {
    if (!/^{"type":"(terms-changed|migrated)"/.test(body)) continue;
    const line = JSON.parse(body) as Extract<Line, { type: 'terms-changed' | 'migrated' }>;
    if (line.type === 'migrated') terms = { ...terms, ...line.terms, version: line.version };
    else terms = { ...terms, options: line.options, clock: line.clock, confirm: line.confirm ?? terms.confirm };
  }
  return terms;
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
  const { seats } = readCard(known.card, known.names);
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

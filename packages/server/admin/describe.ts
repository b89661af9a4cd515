import type { Line } from '@consigliere/match';
import type { Store } from '../store/open-store.ts';

const iso = (time: number): string => new Date(time).toISOString();

/** A room in words, for whoever runs the house; undefined: there is none. `state`: with everything that is hidden in its match. */
export async function describe(
  { lobby, rooms, audit }: Store,
  id: string,
  { state }: { readonly state: boolean },
): Promise<readonly string[] | undefined> {
  const known = await lobby.room(id);
  const lines = await rooms.read(id, 0);
  const [first] = lines;
  if (known === undefined || first === undefined) return undefined;
  const opening = JSON.parse(first.body) as Extract<Line, { type: 'opened' }>;
  const changed = lines.findLast(({ body }) => body.startsWith('{"type":"terms-changed"'));
  const { options, clock } =
    changed === undefined ? opening.terms : (JSON.parse(changed.body) as Extract<Line, { type: 'terms-changed' }>);
  const { version, confirm, language } = opening.terms;
  const { seats } = JSON.parse(known.card) as { seats: { sitter: string; name: string; level: number }[] };
  return [
    `room      ${id}`,
    `game      ${known.game}, version ${version}, ${JSON.stringify(options)}`,
    `phase     ${known.phase}${known.isPublic ? ', public' : ''}`,
    `terms     clock ${JSON.stringify(clock)}, confirm ${confirm}, language ${language}`,
    `time      opened ${iso(known.createdAt)}, last changed ${iso(known.updatedAt)} (house time)`,
    `journal   ${known.lines} lines`,
    ...seats.map(
      ({ sitter, name, level }, seat) =>
        `seat ${seat}    ${sitter}${sitter === 'bot' ? ` of level ${level}` : ''} ${name}`,
    ),
    `players   ${known.players.join(', ') || 'none'}; awaited: ${known.awaited.join(', ') || 'none'}`,
    ...(await audit.ofRoom(id)).map(({ at, who, what }) => `audit     ${iso(at)} ${who}: ${what}`),
    ...(state ? ['', known.state ?? 'nothing is being played'] : []),
  ];
}

import type { Rules, Shape } from '@consigliere/kernel';
import { begin, chacha20, follow } from '@consigliere/kernel/host';
import { foldJournal, type Luck, linkTo, luckOf, type RoomFile } from '@consigliere/match';
import { exportLocal } from '../kit/link/local.ts';
import type { ReplayedMatch } from '../kit/replay/replay-record.ts';
import type { Sitting } from './sitting.ts';

/**
 * Makes the link to the current position of a match on this device; null if it has none. A link gives the match's luck away, so
 * there is one only if a single person plays against bots. The page doesn't know the luck of a match on a server, and nothing here
 * asks for it.
 */
export async function makeLinkHere({ link, roomView, pack }: Sitting): Promise<string | null> {
  const { seat, terms, chairs } = roomView.value;
  const isAlone = chairs.filter(({ sitter }) => sitter === 'person').length === 1;
  if (link.talk !== undefined || seat === null || !isAlone) return null;
  const [text, game] = await Promise.all([exportLocal([terms.id]), pack.rules()]);
  if (text === null) return null;
  const { lines }: RoomFile = JSON.parse(text);
  const room = foldJournal(
    lines.map((line, number) => ({ number, ...line })),
    { gameOf: () => game },
  );
  if (typeof room === 'string' || room.match === null) return null;
  return linkTo({ match: room.match, viewer: seat, luck: luckOf(room), draft: room.match.drafts[seat] ?? [] });
}

/** Whether the steps of a finished match have links: today's rules have played all of it, and a person had a seat. */
export const isLinkable = ({ rules, record }: ReplayedMatch, { entropy }: Luck): boolean =>
  record.version === rules.game.version && record.later === undefined && entropy.some(each => each !== null);

/** Makes the link to a step of such a match, for the wanted seat if a person had it. */
export function makeLinkAt(
  { rules, record }: ReplayedMatch,
  at: number,
  luck: Luck,
  wanted: number | null,
): string | null {
  const hasPerson = (seat: number | null): seat is number => seat !== null && luck.entropy[seat] != null;
  const viewer = hasPerson(wanted) ? wanted : luck.entropy.findIndex(each => each !== null);
  return linkTo({ match: { rules, seed: record.seed, course: replayCourse(rules, record, at) }, viewer, luck });
}

function replayCourse(rules: Rules<Shape>, { seed, entries }: ReplayedMatch['record'], at: number) {
  let course = begin(rules, chacha20(seed));
  for (const entry of entries.slice(0, at)) {
    const next = follow(rules, course, entry);
    if (!next.ok) throw new Error(next.why);
    course = next.value;
  }
  return course;
}

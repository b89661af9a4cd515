import { type FoundPosition, OVER, readLink, writeLink } from '@consigliere/match';
import { positionAppend, positionText } from '../src/kit/worker/position-file.ts';
import { listPositions, type WantedPositions } from './positions.ts';

/** A position, as a link and as a file to import. A match from a file is kept on the device; one from a link goes with its page. */
export interface TestPosition {
  readonly room: string;
  readonly file: string;
  readonly link: string;
}

/** The kind of a position a few answers before the end of a match, in which the player is asked. */
export const CLOSING = 'closing';
/** The least number of answers left then. */
const LEFT = 12;

/** A match at a position of this kind. */
export async function makeTestPosition({
  kind,
  ...wanted
}: Omit<WantedPositions, 'kinds'> & { readonly kind: string }): Promise<TestPosition> {
  const { game, players, name = 'Ada' } = wanted;
  const [position] = listPositions({ ...wanted, kinds: [kind === CLOSING ? OVER : kind] });
  if (position === undefined) throw new Error(`nobody was asked: ${kind}`);
  const at = { room: `${game}_${players}_${kind}`.replaceAll('-', '_'), name, language: 'en' };
  const link = kind === CLOSING ? await cutBeforeTheEnd(position) : position.link;
  return { room: at.room, file: positionText({ ...at, link }), link };
}

/** The last position but a few answers in which the player is asked. An answer may have several parts, between which no position is. */
async function cutBeforeTheEnd({ link: text }: FoundPosition): Promise<string> {
  const link = readLink(text);
  if (link === null) throw new Error(`${text} isn't a link`);
  for (let left = LEFT; left < link.answers.length; left++) {
    const shorter = writeLink({ ...link, answers: link.answers.slice(0, -left) });
    const append = await positionAppend({ room: 'closing', name: 'Ada', language: 'en', link: shorter }, 0);
    if (typeof append === 'object' && append.facts.awaited.length > 0) return shorter;
  }
  throw new Error(`${text} has no position before its end`);
}

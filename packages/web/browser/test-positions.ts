import { games, type PublishedId } from '@consigliere/games';
import type { Action, Game, Rules, Seat, Shape } from '@consigliere/kernel';
import { advance, chacha20, legal, nextSfc32, result, rulesOf, sfc32, start, waiting } from '@consigliere/kernel/host';
import {
  type FoundPosition,
  luckOfNumber,
  matchSeed,
  OVER,
  type PositionLink,
  readLink,
  writeLink,
} from '@consigliere/match';
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

/** The end of a match that is wanted: who wins it, by seat. The player has seat 0. */
interface WantedEnd {
  readonly game: PublishedId;
  readonly players: number;
  readonly winners: readonly Seat[];
}

/** The number of matches that are played at most. One takes a few milliseconds. */
const MATCHES = 20_000;

/** The position before the last answer of a match with these winners. The player has to give it and has no choice. */
export function findEnd({ game, players, winners }: WantedEnd): string {
  const rules = rulesOf(games[game] as unknown as Game<Shape>, players);
  if (!rules.ok) throw new Error(rules.why);
  for (let number = 0; number < MATCHES; number++) {
    const link = playToLastAnswer(rules.value, number, winners.join());
    if (link !== null) return writeLink(link);
  }
  throw new Error(`no match of ${game} is won by ${winners.length === 0 ? 'nobody' : winners}`);
}

/** Plays a match at random; null: others win it, or its last answer isn't the player's or isn't forced. */
function playToLastAnswer(rules: Rules<Shape>, number: number, winners: string): PositionLink | null {
  const { game, seats, options } = rules;
  const luck = luckOfNumber(number, seats, 0);
  const link = { game: game.id, version: game.version, seats, viewer: 0, luck, options };
  const { state } = start(rules, chacha20(matchSeed(luck, link)));
  const chance = sfc32(number);
  const answers: number[] = [];
  /** Where the current answer begins in the list, its picks so far, and the choices for its last pick. */
  let last = { seat: 0, from: 0, picks: 0, actions: [] as readonly Action<Shape>[] };
  for (let awaited = waiting(rules, state); awaited.length > 0; awaited = waiting(rules, state)) {
    const begun = state.answers.findIndex((picks, seat) => picks.length > 0 && awaited.includes(seat));
    // The player is the last to answer a secret question.
    const seat = begun >= 0 ? begun : (awaited.at(-1) ?? 0);
    const actions = legal(rules, state, seat);
    if (begun < 0 && awaited.length > 1) answers.push(awaited.length - 1);
    last = begun < 0 ? { seat, from: answers.length, picks: 0, actions } : { ...last, picks: last.picks + 1, actions };
    const at = nextSfc32(chance) % actions.length;
    answers.push(at);
    advance(rules, state, seat, actions[at] as Action<Shape>);
  }
  const first = (result(rules, state)?.place ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (first.join() !== winners || last.seat !== 0 || last.actions.length > 1) return null;
  const draft = answers.slice(last.from, last.from + last.picks);
  return { ...link, answers: answers.slice(0, last.from), draft };
}

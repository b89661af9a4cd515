import { type Seat, WEIGHTS } from '@consigliere/kernel';
import type { Story } from '../../kit/link/room-signals.ts';
import { sayLine, type Telling } from '../log-lines.ts';
import { joinSentences } from '../voice/tell.ts';
import { type FollowedLine, type FollowFinder, isHit, listFollowed, sayFollowed } from './beats.ts';

/** A sentence of a recap: what one player did in one turn. */
interface RecapSentence {
  readonly key: string;
  readonly seat: Seat | null;
  readonly text: string;
  /** Whether the reader has lost something by it. */
  readonly isHit: boolean;
}

/** Everything that has happened since the reader's last answer, as far as it is worth a sentence, the most important first. */
export interface Recap {
  readonly sentences: readonly RecapSentence[];
  /** In how many turns of others something has happened. */
  readonly turns: number;
}

/** The most sentences that are shown: on desktops, and on small screens. */
export const MOST = { desktop: 4, small: 3 } as const;
/** How many different lines make a sentence, unless they hit the reader. */
const LINES = 2;

/** The lines that one player caused in one turn. */
interface PlayedTurn {
  readonly key: string;
  readonly seat: Seat | null;
  readonly turn: number;
  readonly lines: FollowedLine[];
}

/** The number of the chapter after the reader's last answer; null: they haven't answered yet. */
export function findLastMove(story: Story, reader: Seat | null): number | null {
  const last = story.findLastIndex(({ by, undoneBy }) =>
    undoneBy === null ? by?.[0] === reader && by[1] === 'person' : undoneBy === reader,
  );
  return reader === null || last < 0 ? null : last + 1;
}

/**
 * The player who did something: the one whom the line is about, unless they lose by it; then the one whose answer caused it, if the
 * chapter is about them. The last answer to a secret question causes what all of them do.
 */
function findActor({ about, hits, by }: FollowedLine, chapter: readonly FollowedLine[]): Seat | null {
  if (about !== null && !hits.includes(about)) return about;
  if (about === null && hits.length === 0) return null;
  return chapter.some(other => other.about === by) || about === null ? by : about;
}

/** Divides the story from a chapter on into what each player did in each turn. */
function listPlayedTurns(story: Story, from: number, follow: FollowFinder, reader: Seat): readonly PlayedTurn[] {
  const turns: PlayedTurn[] = [];
  let turn = 0;
  // The reader's own last answer may have ended the turn, or have been the last secret one: others' moves come with it.
  for (let number = from - 1; number < story.length; number++) {
    const chapter = story[number];
    const lines = chapter === undefined ? [] : listFollowed(chapter, number, follow);
    for (const each of lines) {
      if (each.line.event?.type === 'turn') turn++;
      const seat = findActor(each, lines);
      if (number < from && each.by === reader && !isHit(each, reader)) continue;
      const known = turns.find(other => other.turn === turn && other.seat === seat);
      if (known === undefined) turns.push({ key: each.line.key, seat, turn, lines: [each] });
      else known.lines.push(each);
    }
  }
  return turns;
}

/** Small parts of a move are the last thing to tell. */
const SMALL = WEIGHTS.indexOf('other') + 0.5;
const NOTHING = WEIGHTS.indexOf('none');

/** The importance of a line to the reader; the least is the most important. Others' losses count like other things. */
function rankOf(line: FollowedLine, reader: Seat | null): number {
  if (isHit(line, reader)) return 0;
  const rank = WEIGHTS.indexOf(line.weight === 'loss' ? 'other' : line.weight);
  return line.weight === 'other' && (line.hold === 'icon' || line.hold === 'none') ? SMALL : rank;
}

/** The number of the chapter that a line is in. */
const chapterOf = ({ line }: FollowedLine): number => Number.parseInt(line.key, 10);

/** The die with which a tile was used: it was placed just before, in the same chapter. */
function findDie(lines: readonly FollowedLine[], tile: FollowedLine): FollowedLine | undefined {
  if (tile.line.event?.type !== 'tile-used') return undefined;
  const before = lines.slice(0, lines.indexOf(tile)).filter(each => chapterOf(each) === chapterOf(tile));
  return before.findLast(({ line, about }) => line.event?.type === 'placed' && about === tile.about);
}

/**
 * The lines that hit the reader, each after the move or event card that led to it, or before what its player did with it; alone if it
 * names the player itself.
 */
function listHits({ seat, lines }: PlayedTurn, telling: Telling): readonly FollowedLine[] {
  const { names, reader } = telling.who;
  const told = lines.flatMap((line, at) => {
    if (!isHit(line, reader)) return [];
    const isNamed = seat !== null && (seat === reader || sayLine(telling, line.line).includes(names[seat] ?? ''));
    if (isNamed) return [line];
    const isMove = ({ hold, about }: FollowedLine): boolean => hold === 'move' && about === seat;
    const last = lines.slice(0, at).findLast(each => (seat === null ? each.hold === 'card' : isMove(each)));
    if (last !== undefined) return [findDie(lines, last) ?? last, line];
    const next = lines.slice(at + 1).find(each => isMove(each) && chapterOf(each) === chapterOf(line));
    return next === undefined ? [line] : [line, next];
  });
  return [...new Set(told)];
}

/** The sentence about a turn: what hit the reader, otherwise its most important lines; null: nothing is worth one. */
function sayTurn(turn: PlayedTurn, telling: Telling): (RecapSentence & { readonly rank: number }) | null {
  const { key, seat, lines } = turn;
  const { reader } = telling.who;
  const rank = Math.min(...lines.map(line => rankOf(line, reader)));
  if (rank >= NOTHING) return null;
  const chosen = rank === 0 ? listHits(turn, telling) : lines.filter(line => rankOf(line, reader) === rank);
  const said = chosen.map(each => sayFollowed(each, telling));
  const last = [...new Set(said.map(sentence => sentence.text))].slice(rank === 0 ? 0 : -LINES);
  const text = joinSentences(
    said.filter(sentence => last.includes(sentence.text)),
    telling,
  );
  return { key, seat, rank, isHit: rank === 0, text };
}

/** Tells what has happened since the reader's last answer; null: nothing, or they haven't answered yet. */
export function recap(story: Story, follow: FollowFinder, telling: Telling): Recap | null {
  const { reader } = telling.who;
  const from = findLastMove(story, reader);
  if (from === null || reader === null) return null;
  const turns = listPlayedTurns(story, from, follow, reader);
  const sentences = turns
    .filter(({ seat, lines }) => seat !== reader || lines.some(line => isHit(line, reader)))
    .map(turn => sayTurn(turn, telling))
    .filter(sentence => sentence !== null)
    .sort((one, other) => one.rank - other.rank);
  const [first] = sentences;
  if (first === undefined) return null;
  const told = first.rank < SMALL ? sentences.filter(({ rank }) => rank < SMALL) : sentences;
  const others = turns.filter(({ seat }) => seat !== null && seat !== reader);
  return { sentences: told, turns: new Set(others.map(({ turn }) => turn)).size };
}

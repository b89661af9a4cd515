import { standIn } from '@consigliere/bots';
import { games } from '@consigliere/games';
import type { Action, Game, SeatView, Shape } from '@consigliere/kernel';
import { random, sfc32, waiting } from '@consigliere/kernel/host';
import { answer, type Match, openMatch, viewMatch } from '@consigliere/match';
import { expect, test } from 'vitest';
import { gameOf, rulesFor } from './lib/game.ts';

/** One answer in this many is the stand-in's: it keeps nothing between answers, and knows only its seat's notices. */
const TAKES_OVER = 5;

/** A seat's view and prompt, as they are sent. */
function asked(match: Match<Shape>, seat: number) {
  const { view, prompt, heard } = viewMatch(match, seat);
  if (prompt === null) throw new Error(`seat ${seat} is not asked`);
  return { view: view as SeatView<Shape>, prompt, heard: heard.flatMap(({ events }) => events) };
}

/** Plays a random match in which a stand-in answers now and then; returns how often it did. */
function playThrough(game: Game<Shape>, seats: number): { match: Match<Shape>; takenOver: number } {
  let match = openMatch(rulesFor(game, seats, {}), `stand-in ${seats}`);
  const rng = sfc32(`stand-in ${seats}`);
  const chance = (n: number): number => random(rng, '', n);
  const bot = standIn();
  let takenOver = 0;
  const listAwaited = () => waiting(match.rules, match.course.state);
  for (let seats = listAwaited(); seats.length > 0; seats = listAwaited()) {
    const seat = seats[chance(seats.length)] ?? 0;
    const { view, prompt, heard } = asked(match, seat);
    const { actions } = prompt;
    const isAway = chance(TAKES_OVER) === 0;
    const pick: Action<Shape> | undefined = isAway
      ? bot<Shape>({ rules: match.rules, view, heard, actions, random: chance })
      : actions[chance(actions.length)];
    if (isAway) takenOver++;
    const taken = answer(match, seat, { decision: prompt.id, branch: match.branch, picks: [pick] });
    if (!taken.ok) throw new Error(`the answer ${JSON.stringify(pick)} is refused: ${taken.code}`);
    match = taken.match;
  }
  return { match, takenOver };
}

test.each(Object.keys(games))('%s: a stand-in takes any seat at any moment, and the match goes on to its end', id => {
  const game = gameOf(id);
  const { match, takenOver } = playThrough(game, game.seats.max);
  expect(viewMatch(match, null).result).not.toBeNull();
  expect(takenOver).toBeGreaterThan(10);
});

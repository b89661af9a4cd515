import { rules } from '@consigliere/games/carta-nostra/rules';
import type { Game, Shape } from '@consigliere/kernel';
import {
  begin,
  chacha20,
  type Entry,
  follow,
  legal,
  type MatchRecord,
  newRecord,
  rulesOf,
  stateHash,
  waiting,
} from '@consigliere/kernel/host';
import { commitmentOf, type Luck, matchSeed } from '@consigliere/match';

export const GAME = rules as unknown as Game<Shape>;

/** A whole match of Carta Nostra for three, one of them a bot, as a room would publish it. */
export function publishMatch(): { readonly record: MatchRecord<Shape>; readonly luck: Luck } {
  const seed = 'a1'.repeat(32);
  const luck = {
    commitment: commitmentOf(seed),
    seed,
    entropy: ['0b'.repeat(16), null, '2c'.repeat(16)],
    levels: [null, 3, null],
  };
  const parsed = rulesOf(GAME, 3, {});
  if (!parsed.ok) throw new Error(parsed.why);
  const entries: Entry<Shape>[] = [];
  const begunWith = matchSeed(luck, { game: GAME.id, version: GAME.version, options: {} });
  let course = begin(parsed.value, chacha20(begunWith));
  for (
    let [seat] = waiting(parsed.value, course.state);
    seat !== undefined;
    [seat] = waiting(parsed.value, course.state)
  ) {
    const actions = legal(parsed.value, course.state, seat);
    const action = actions[(entries.length * 7) % actions.length];
    const next = action === undefined ? undefined : follow(parsed.value, course, [seat, [action]]);
    if (action === undefined || !next?.ok) throw new Error('nobody can answer');
    course = next.value;
    entries.push([seat, [action], stateHash(course.state)]);
  }
  return { record: { ...newRecord(parsed.value, begunWith), entries }, luck };
}

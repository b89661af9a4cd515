import { LANGUAGES, type Shape, type Words } from '@consigliere/kernel';
import {
  chacha20,
  legal,
  play,
  prompt,
  random,
  rulesOf,
  sayQuestion,
  sfc32,
  start,
  waiting,
} from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { games } from './index.ts';
import { GAME_IDS, loadParts, type PublishedId } from './list.ts';

const MOST_CHARACTERS = 90;
const MATCHES = 50;
/** Thirteen letters each, as long as ordinary names get; their possessives end in “s”, “’s” and “’”. */
const NAMES = ['Rhoda Belling', 'Otis Merroway', 'Elmo Tarsiani', 'Dolly Pickens', 'Vito Andolini'];

/** Every question that is asked in random matches, in every language. */
function collectQuestions(game: PublishedId, seats: number, words: readonly Words<Shape>[]): ReadonlySet<string> {
  const bound = rulesOf(games[game], seats);
  if (!bound.ok) throw new Error(bound.why);
  const rules = bound.value;
  const names = NAMES.slice(0, seats);
  const questions = new Set<string>();
  for (let match = 0; match < MATCHES; match += 1) {
    const seed = `${game} ${seats} ${match}`;
    const chance = sfc32(seed);
    const choose = <X>(items: readonly X[]): X => items[random(chance, '', items.length)] as X;
    let { state } = start(rules, chacha20(seed));
    for (let awaited = waiting(rules, state); awaited.length > 0; awaited = waiting(rules, state)) {
      const reader = choose(awaited);
      const asked = prompt(rules, state, reader);
      if (asked !== null) for (const each of words) questions.add(sayQuestion(each, asked, { names, reader }));
      ({ state } = play(rules, state, reader, choose(legal(rules, state, reader))));
    }
  }
  return questions;
}

test.each(GAME_IDS)('%s asks every question in at most 90 characters', async game => {
  const parts = await loadParts(game);
  const words = await Promise.all(
    LANGUAGES.map(async language => (await parts.words(language)).standard as unknown as Words<Shape>),
  );
  const { min, max } = games[game].seats;
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  const questions = new Set(counts.flatMap(seats => [...collectQuestions(game, seats, words)]));
  expect(questions.size).toBeGreaterThan(60);
  expect([...questions].filter(({ length }) => length > MOST_CHARACTERS)).toEqual([]);
});

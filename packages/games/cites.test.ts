import type { Game, Shape, Words } from '@consigliere/kernel';
import { answer, begin, chacha20, key, legal, type Notice, pick, rulesOf, waiting } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { cartaNostra } from './carta-nostra/index.ts';
import { words as cartaNostraWords } from './carta-nostra/text/index.ts';
import { corleonesEmpire } from './corleones-empire/index.ts';
import { words as corleonesEmpireWords } from './corleones-empire/text/index.ts';
import { derPate } from './der-pate/index.ts';
import { words as derPateWords } from './der-pate/text/index.ts';

/** Every event of the first answers of a match, choosing one type of answer after another. */
function tellMatch<T extends Shape>(game: Game<T>, answers: number): Notice<T>[] {
  const rules = rulesOf(game, 3);
  if (!rules.ok) throw new Error(rules.why);
  let course = begin(rules.value, chacha20('0'.repeat(64)));
  const all = [...course.notices];
  for (let turn = 0; turn < answers; turn++) {
    const [seat] = waiting(rules.value, course.state);
    if (seat === undefined) return all;
    let picked = pick(rules.value, course.state, seat, []);
    while (!picked.complete) {
      const options = legal(rules.value, picked.state, seat).toSorted((a, b) => key(a).localeCompare(key(b)));
      const next = options[(turn * 7) % options.length];
      picked = pick(rules.value, course.state, seat, next === undefined ? picked.picks : [...picked.picks, next]);
    }
    course = answer(rules.value, course, seat, picked.picks);
    all.push(...course.notices);
  }
  return all;
}

function citesRules<T extends Shape>(game: Game<T>, words: Words<T>): void {
  const notices = tellMatch(game, 400);
  expect(new Set(notices.map(({ event }) => event.type)).size).toBeGreaterThan(12);
  expect(notices.filter(({ rule }) => words.rule[rule] === undefined)).toEqual([]);
}

test('every event cites a rule that exists: Carta Nostra', () => citesRules(cartaNostra, cartaNostraWords.en));
test('every event cites a rule that exists: Der Pate', () => citesRules(derPate, derPateWords.en));
test('every event cites a rule that exists: Corleone’s Empire', () =>
  citesRules(corleonesEmpire, corleonesEmpireWords.en));

import type { Game, Rules, Words } from '@consigliere/kernel';
import {
  answer,
  begin,
  type Cites,
  chacha20,
  citeOf,
  heard,
  key,
  legal,
  pick,
  rulesOf,
  type Shape,
  waiting,
} from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { cartaNostra } from './carta-nostra/index.ts';
import { cites as cartaNostraCites } from './carta-nostra/text/cites.ts';
import { words as cartaNostraWords } from './carta-nostra/text/index.ts';
import { corleonesEmpire } from './corleones-empire/index.ts';
import { cites as corleonesEmpireCites } from './corleones-empire/text/cites.ts';
import { words as corleonesEmpireWords } from './corleones-empire/text/index.ts';
import { derPate } from './der-pate/index.ts';
import { cites as derPateCites } from './der-pate/text/cites.ts';
import { words as derPateWords } from './der-pate/text/index.ts';

/** Everything a seat hears in some answers of a match, one answer chosen after another. */
function told<T extends Shape>(rules: Rules<T>, answers: number): (T['Event'] | T['Whisper'])[] {
  let course = begin(rules, chacha20('0'.repeat(64)));
  const all = [...heard(course.told, 0)];
  for (let turn = 0; turn < answers; turn++) {
    const [seat] = waiting(rules, course.state);
    if (seat === undefined) return all;
    let picked = pick(rules, course.state, seat, []);
    while (!picked.complete) {
      const options = legal(rules, picked.state, seat).toSorted((a, b) => key(a).localeCompare(key(b)));
      const next = options[(turn * 7) % options.length];
      picked = pick(rules, course.state, seat, next === undefined ? picked.picks : [...picked.picks, next]);
    }
    course = answer(rules, course, seat, picked.picks);
    all.push(...heard(course.told, 0));
  }
  return all;
}

function cited<T extends Shape>(game: Game<T>, words: Words<T>, cites: Cites<T>): void {
  const rules = rulesOf(game, 3);
  if (!rules.ok) throw new Error(rules.why);
  const events = told(rules.value, 400);
  expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(12);
  const unknown = events.filter(event => words.rule[citeOf(cites, event)] === undefined);
  expect(unknown).toEqual([]);
  for (const cite of Object.values(cites)) if (typeof cite === 'string') expect(words.rule[cite], cite).toBeDefined();
}

test('whatever is told cites a rule there is: Carta Nostra', () =>
  cited(cartaNostra, cartaNostraWords.en, cartaNostraCites));
test('whatever is told cites a rule there is: Der Pate', () => cited(derPate, derPateWords.en, derPateCites));
test('whatever is told cites a rule there is: Corleone’s Empire', () =>
  cited(corleonesEmpire, corleonesEmpireWords.en, corleonesEmpireCites));

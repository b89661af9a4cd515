import { bots } from '@consigliere/bots';
import { type CartaNostra, cartaNostra as game } from '@consigliere/games/carta-nostra';
import { words } from '@consigliere/games/carta-nostra/text';
import { table } from '@consigliere/games/carta-nostra/text/table';
import { dream, random, rulesOf, sfc32, waiting } from '@consigliere/kernel/host';
import { type Match, openMatch } from '@consigliere/match';
import { expect, test } from 'vitest';
import { colourless } from '../lib/colours.ts';
import { ordered } from './answers.ts';
import { answered, questionTo } from './bots.ts';
import { readableGame } from './games.ts';
import { showDecision, showWaiting } from './screen.ts';
import { type Session, seenIn } from './session.ts';

const parsed = rulesOf(game, 4);
if (!parsed.ok) throw new Error(parsed.why);
const rules = parsed.value;

/** The page that a person in seat 0 is shown. */
function pageOf(match: Match<CartaNostra>): string {
  let shown = '';
  const session: Session<CartaNostra> = {
    readable: { game, words, table, speech: readableGame(game.id).speech },
    terminal: {
      colours: colourless,
      width: 80,
      height: null,
      write: text => {
        shown += text;
      },
      read: async () => null,
      pause: async () => {},
      hasLeft: false,
      close: () => {},
    },
    language: 'en',
    seat: 0,
    company: ['Ada', 'Vito', 'Carmela', 'Salvo'].map(name => ({ name, manner: null, character: null })),
    talkSeed: 'talk',
    match,
    since: 0,
    unheard: null,
    passing: null,
  };
  const seen = seenIn(session);
  if (seen.prompt === null) showWaiting(session);
  else showDecision(session, seen, ordered(session, seen.prompt));
  return shown;
}

/** The same match in another world that looks the same to the seat: other hands, another draw pile. */
function imagined(match: Match<CartaNostra>, seed: string): Match<CartaNostra> {
  const { view } = seenIn({ match, seat: 0 } as Session<CartaNostra>);
  return { ...match, course: { ...match.course, state: dream(rules, view, sfc32(seed)) } };
}

test('CN-23 a page is the same whatever the others hold', () => {
  const rng = sfc32('bots');
  let match = openMatch(rules, 'secrets');
  let pages = 0;
  for (let step = 0; step < 60; step++) {
    const { result } = seenIn({ match, seat: null } as Session<CartaNostra>);
    if (result !== null) break;
    const page = pageOf(match);
    expect(pageOf(imagined(match, `world ${step}`))).toBe(page);
    pages++;
    const question = questionTo(match, waiting(match.rules, match.course.state)[0]!);
    const action = bots.random({ ...question.situation, random: n => random(rng, 'bot', n) });
    match = answered(match, question, action);
  }
  expect(pages).toBeGreaterThan(20);
});

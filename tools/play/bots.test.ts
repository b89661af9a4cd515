import { type CartaNostra, cartaNostra } from '@consigliere/games/carta-nostra';
import { legal, rulesOf } from '@consigliere/kernel/host';
import { answer, type Match, openMatch } from '@consigliere/match';
import { expect, test } from 'vitest';
import { colourless } from '../lib/colours.ts';
import { type Question, questionTo, think } from './bots.ts';
import { lines, played } from './scripted.ts';
import type { Manner } from './session.ts';
import type { Terminal } from './terminal.ts';

const ERASE = '\r\x1b[K';

test('a screen shows that a bot is thinking and clears it afterwards', async () => {
  const watched = (height: number | null) =>
    played('der-pate --seats 2 --watch --step --bots 5', lines('', '', 'q'), { height });
  const drawn = (await watched(24)).out.split(ERASE).slice(1);
  expect(drawn[0]).toMatch(/^(Cora|Vito) is thinking ▪+·+$/);
  expect(drawn.at(-1)).not.toContain('thinking');
  expect((await watched(null)).out).not.toContain('thinking');
});

const parsed = rulesOf(cartaNostra, 3, { start: 0 });
if (!parsed.ok) throw new Error(parsed.why);
const turn = openMatch(parsed.value, 'thinking');

/** A mafioso is sent on a job, and every player may stop it. */
function jobBegun(match: Match<CartaNostra>): Match<CartaNostra> {
  const { state } = match.course;
  const job = legal(match.rules, state, 0).find(({ type }) => type === 'job')!;
  const taken = answer(match, 0, { decision: state.flow.at(-1)!.id, branch: 0, picks: [job] });
  if (!taken.ok) throw new Error(taken.code);
  return taken.match;
}

/** The same question to a player without a choice. */
function withoutChoice(question: Question<CartaNostra>): Question<CartaNostra> {
  const { situation } = question;
  return { ...question, situation: { ...situation, actions: situation.actions.slice(0, 1) } };
}

/** The thinking time, and what is shown meanwhile. */
async function thought(questions: readonly Question<CartaNostra>[], manner: Manner) {
  let time = 0;
  let shown = '';
  const terminal: Terminal = {
    colours: colourless,
    width: 80,
    height: 24,
    write: text => {
      shown += text;
    },
    read: async () => null,
    pause: async () => {},
    hasLeft: false,
    close: () => {},
  };
  const company = ['Ada', 'Vito', 'Carmela'].map(name => ({ name, manner, character: null }));
  const clock = { now: () => (time += 10), pause: async () => {} };
  const asked = questions.map(question => ({ question, chair: { manner, random: () => 0 } }));
  const answers = await think({ language: 'en', company, terminal }, asked, clock);
  return { answers, time, shown };
}

test("CN-20 in a secret decision the time doesn't show which players have a choice", async () => {
  const questions = [1, 2].map(seat => questionTo(jobBegun(turn), seat)).map(withoutChoice);
  const { answers, time, shown } = await thought(questions, 5);
  expect(answers.map(({ action }) => action.type)).toEqual(['pass', 'pass']);
  expect(time).toBeGreaterThan(900);
  expect(shown).toContain('The others are thinking');
  expect(shown).not.toMatch(/Vito|Carmela/);
});

test("without a choice an open decision takes no time, nor does a secret one among bots that don't search", async () => {
  const open = await thought([withoutChoice(questionTo(turn, 0))], 5);
  const secret = await thought([withoutChoice(questionTo(jobBegun(turn), 1))], 3);
  for (const { time, shown } of [open, secret]) {
    expect(time).toBeLessThan(50);
    expect(shown).toBe('');
  }
});

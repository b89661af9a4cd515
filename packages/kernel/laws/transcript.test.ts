import { expect, test } from 'vitest';
import { rulesOf } from '../play.ts';
import { sitdown } from '../sitdown/sitdown.ts';
import type { Sitdown } from '../sitdown/types.ts';
import type { Words } from '../words.ts';
import { type TranscriptPlan, transcript } from './transcript.ts';

const words: Words<Sitdown> = {
  name: 'Sit-down',
  asks: { pledge: () => '', target: () => '', guard: () => '', vote: () => '' },
  awaits: { pledge: () => '', target: () => '', guard: () => '', vote: () => '' },
  preview: {
    changed: {
      cash: () => '',
      hand: () => '',
      shown: () => '',
      card: () => '',
      round: () => '',
      stay: () => '',
      discard: () => '',
      deck: () => '',
    },
    depends: { pledges: () => '', draw: () => '', die: () => '', look: () => '' },
    ended: () => 'the match ends',
    nothing: 'nothing happens',
    unopposed: clauses => clauses,
  },
  action: {
    pick: ({ card }) => `pledge card ${card}`,
    seal: () => 'seal the pledge',
    target: ({ seat }, { names }) => `hit ${names[seat]}`,
    guard: ({ card }) => `guard with card ${card}`,
    suffer: () => 'suffer',
    vote: ({ stay }) => (stay ? 'stay' : 'leave'),
  },
  event: {
    drew: ({ seat }, { names }) => `${names[seat]} draws.`,
    pledged: ({ shown }) => `Pledged: ${shown.join(' ')}.`,
    paid: ({ seat, amount }, { names }) => `${names[seat]} gets ${amount}.`,
    looked: ({ seat }, { names }) => `${names[seat]} looks.`,
    hit: ({ target }, { names }) => `${names[target]} is hit.`,
    voted: ({ seat }, { names }) => `${names[seat]} votes.`,
  },
  whisper: { 'drew-card': ({ card }) => `You draw ${card}.`, 'saw-card': ({ card }) => `You see ${card}.` },
  rule: {},
  score: {},
  characters: [],
  option: {},
};

function telling(seed: string): TranscriptPlan<Sitdown> {
  const rules = rulesOf(sitdown, 3);
  if (!rules.ok) throw new Error(rules.why);
  const table = ({ open }: { open: Sitdown['Open'] }): string => `round ${open.round}`;
  return { rules: rules.value, words, seed, names: ['A', 'B', 'C'], turnEnds: 'voted', table };
}

test('a transcript has every event and whisper, every answer, and the result', () => {
  const lines = transcript(telling('a')).split('\n');
  expect(lines.slice(0, 4)).toEqual([
    'sitdown, version 1, 3 players, seed "a"',
    '',
    '   A draws.',
    expect.stringMatching(/^ {5}to A: You draw \d+\.$/),
  ]);
  expect(lines).toContainEqual(expect.stringMatching(/^1\. [ABC]: pledge card \d+ \[pick card=\d+\] \(3 legal\)$/));
  expect(lines).toContainEqual(expect.stringMatching(/^\d+\. [ABC]: seal the pledge \[seal\] \(\d legal\)$/));
  expect(lines).toContainEqual('   = round 1');
  expect(lines.slice(-4)).toEqual(['Places: A 3, B 2, C 1', 'Score: A 3, B 4, C 8', 'cash: A 3, B 4, C 8', '']);
});

test('the same seed makes the same transcript, another seed makes another', () => {
  expect(transcript(telling('a'))).toBe(transcript(telling('a')));
  expect(transcript(telling('a'))).not.toBe(transcript(telling('b')));
});

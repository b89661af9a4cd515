import { bots } from '@consigliere/bots';
import { LANGUAGES, random, sfc32 } from '@consigliere/kernel';
import { openMatch, seenBy } from '@consigliere/match';
import { expect, test } from 'vitest';
import { answered, questionTo } from '../../bots.ts';
import { widthOf } from '../../text.ts';
import { easel, rulesWith } from './position.ts';
import { table } from './table.ts';

test.each([2, 3, 4, 5])('through a match of %i every table is whole, in every language, for everybody', seats => {
  const rng = sfc32(`tables ${seats}`);
  let match = openMatch(rulesWith(seats, { families: 'chosen', 'open-tally': seats === 3 }), 'tables');
  for (let step = 0; seenBy(match, null, 0).result === null; step++) {
    if (step % 9 === 0)
      for (const language of LANGUAGES)
        for (const reader of [null, ...Array.from({ length: seats }, (_, seat) => seat)]) {
          const lines = table(seenBy(match, reader, 0).view, easel(language, 80, reader));
          expect(lines.filter(line => widthOf(line) > 80)).toEqual([]);
          expect(lines.join('\n')).not.toMatch(/undefined|NaN|null|\[object/);
          expect(lines.length).toBeLessThan(60);
        }
    const { waiting } = seenBy(match, null, 0);
    const question = questionTo(match, waiting[0]!);
    const action = bots.random({ ...question.situation, random: n => random(rng, 'bot', n) });
    match = answered(match, question, action);
  }
});

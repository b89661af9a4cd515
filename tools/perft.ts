import { perft } from '@consigliere/kernel/laws';
import { type Command, parseArguments } from './lib/arguments.ts';
import { gameOf, optionsOf, rulesFor } from './lib/game.ts';
import { main } from './lib/misuse.ts';
import { progress } from './lib/progress.ts';

const COMMAND = {
  call: 'npm run perft --',
  about: 'Counts the ways in which a match can go on from its deal: a change of the rules changes the counts.',
  positionals: { game: { help: 'the game, e.g. carta-nostra' } },
  flags: {
    seats: { kind: 'integer', min: 1, max: 12, default: 2, help: 'players' },
    depth: { kind: 'integer', min: 1, max: 12, default: 5, help: 'answers in a row' },
    seed: { kind: 'text', value: 'TEXT', default: '1', help: 'the seed of the deal' },
    option: { kind: 'texts', value: 'NAME=VALUE', help: 'a table option; may be repeated' },
  },
} as const satisfies Command;

await main(argv => {
  const { game, seats, depth, seed, option } = parseArguments(COMMAND, argv);
  const rules = rulesFor(gameOf(game), seats, optionsOf(option));
  const bar = progress(`perft ${game}`, depth);
  const counts: number[] = [];
  for (const count of perft(rules, seed, depth)) {
    counts.push(count);
    bar.step();
  }
  bar.end();
  for (const [index, count] of counts.entries()) console.log(`depth ${index + 1}: ${count.toLocaleString('en')}`);
  console.log(`perft ${game}: ${counts.join(' ')}`);
  return 0;
});

import { cartaNostra } from '@consigliere/games/carta-nostra';
import { REFUSALS } from '@consigliere/kernel/host';
import { sitdown } from '@consigliere/kernel/sitdown';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MATCH_REFUSALS } from '../match.ts';
import { anyGame, entropyOf, idOf, PLAYERS, TestTable } from '../testing/table.ts';
import { type Command, ROOM_REFUSALS } from './commands.ts';

const CODES: readonly string[] = [...REFUSALS, ...MATCH_REFUSALS, ...ROOM_REFUSALS];

const seats = fc.oneof(fc.integer({ min: -2, max: 6 }), fc.constantFrom(0.5, Number.NaN, 1e9));
const pick = fc.oneof(
  fc.constantFrom({ type: 'end' }, { type: 'seal' }, { type: 'pass' }, { type: 'vote', stay: true }),
  fc.record({ type: fc.constantFrom('pick', 'city', 'idle', 'target'), card: fc.nat(24), mafioso: fc.nat(9) }),
  fc.anything(),
);
const commands: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constant('sit' as const),
    seat: seats,
    name: fc.string(),
    entropy: fc.constantFrom(entropyOf(1), 'x'),
  }),
  fc.record({ type: fc.constant('seat-bot' as const), seat: seats, level: fc.oneof(fc.nat(7), fc.double()) }),
  fc.record({ type: fc.constant('clear' as const), seat: seats }),
  fc.record({
    type: fc.constant('answer' as const),
    decision: fc.integer({ min: -1, max: 12 }),
    branch: fc.nat(2),
    picks: fc.array(pick, { maxLength: 3 }),
    isSure: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('order' as const),
    order: fc.constantFrom('this-turn' as const, 'unless-me' as const, 'always' as const, null),
  }),
  fc.record({
    type: fc.constant('wish' as const),
    wish: fc.constantFrom('undo' as const, 'pause' as const, 'end' as const),
  }),
  fc.record({ type: fc.constant('vote' as const), yes: fc.boolean() }),
  fc.record(
    {
      type: fc.constant('change-terms' as const),
      seats,
      options: fc.constantFrom({}, { wins: 2 }, { nonsense: true }),
      clock: fc.constantFrom({ kind: 'none' } as const, { kind: 'live', move: 5000, reserve: 0 } as const),
      speed: fc.constantFrom('slow' as const, 'instant' as const),
      confirm: fc.boolean(),
      isPublic: fc.boolean(),
    },
    { requiredKeys: ['type'] },
  ),
  fc.constantFrom<Command>(
    { type: 'leave' },
    { type: 'start' },
    { type: 'confirm' },
    { type: 'undo' },
    { type: 'resume' },
    { type: 'back' },
    { type: 'stand-in', seat: 1 },
    { type: 'nudge', seat: 1 },
  ),
);
const steps = fc.array(
  fc.tuple(fc.constantFrom(...PLAYERS, 'nobody'), commands, fc.constantFrom(0, 700, 20_000), fc.boolean()),
  { maxLength: 60 },
);

/** Rooms at different moments. */
const ROOMS: readonly (readonly [what: string, () => TestTable])[] = [
  ['where people gather', () => new TestTable(anyGame(sitdown), { seats: 3 })],
  ['where a secret is asked', () => TestTable.playing(sitdown, ['person', 'person', 2], { confirm: true })],
  [
    'where a turn is played',
    () => TestTable.playing(cartaNostra, ['person', 'person', 'person', 1], { confirm: true }),
  ],
  [
    'with a clock',
    () =>
      TestTable.playing(sitdown, ['person', 'person', 'person'], {
        clock: { kind: 'live', move: 5000, reserve: 9000 },
      }),
  ],
];

test.each(ROOMS)(
  'in a room %s every command has an answer: it is done, or refused by a code that is known',
  (_what, open) => {
    fc.assert(
      fc.property(steps, all => {
        const table = open();
        for (const [player, command, time, isRight] of all) {
          table.wait(time);
          const { room } = table;
          const isAnswer = command.type === 'answer' && isRight && room.match !== null;
          const decided = table.try(player, isAnswer ? { ...table.answerWith(...command.picks) } : command);
          if (decided.ok) continue;
          expect(CODES).toContain(decided.code);
          expect(table.room).toBe(room);
        }
      }),
      { numRuns: 150, seed: 7 },
    );
  },
);

test('a repeated command is acknowledged again whatever has happened since, even after a restart', () => {
  const table = TestTable.playing(sitdown, ['person', 'person', 1]);
  const id = idOf(0xbeef);
  table.do('ada', { type: 'leave' }, id).do('ada', { type: 'back' }).do('ada', { type: 'leave' }, id);
  expect(table.seen(null).chairs[0]?.isAway).toBe(false);
  expect(table.room.ids).toContain(id);
});

test("a command that was run isn't acknowledged to a stranger who repeats its id", () => {
  const table = TestTable.playing(cartaNostra, ['person', 'person'], { options: { start: 0 } });
  table.do('ada', { type: 'order', order: 'always' }, idOf(4711));
  expect(table.try('ada', { type: 'order', order: 'always' }, idOf(4711))).toMatchObject({ ok: true, line: null });
  for (const stranger of ['eve', 'cleo'])
    expect(table.try(stranger, { type: 'order', order: 'always' }, idOf(4711))).toMatchObject({ code: 'not-seated' });
});

import { sitdown } from '../../sitdown/sitdown.ts';
import { guard, target, vote } from '../../sitdown/steps.ts';
import { type Fault, memory, withFlow } from './fault.ts';

export const flow: Fault[] = [
  {
    name: 'the first to answer is paid',
    laws: [8],
    game: withFlow({
      vote: {
        ...vote,
        take(table, frame, seat, action) {
          if (frame.waiting.length === table.seats.length) table.recalled.cash[seat] = 99;
          vote.take(table, frame, seat, action);
        },
      },
    }),
  },
  {
    name: 'an open answer that narrows another’s',
    laws: [8],
    game: withFlow({
      vote: {
        ...vote,
        legal: (view, frame) =>
          frame.waiting.length < view.seats ? vote.legal(view, frame).slice(1) : vote.legal(view, frame),
      },
    }),
  },
  {
    name: 'a match without end',
    laws: [1],
    game: withFlow({
      vote: {
        ...vote,
        run(table) {
          table.done();
          table.call('vote', { waiting: [...table.seats] });
        },
      },
    }),
  },
  { name: 'a step that runs in circles', laws: [0], game: withFlow({ resolve: { run: () => undefined } }) },
  { name: 'over, and nobody has a result', laws: [2], game: { ...sitdown, result: () => null } },
  {
    name: 'somebody is asked who may do nothing',
    laws: [2],
    game: withFlow({ guard: { ...guard, legal: (view, frame) => guard.legal(view, frame).slice(1) } }),
  },
  {
    name: 'barred what is legal',
    laws: [12],
    game: withFlow({ guard: { ...guard, barred: () => [{ action: { type: 'suffer' }, rule: 'S-3' }] } }),
  },
  {
    name: 'an answer listed twice',
    laws: [12],
    game: withFlow({
      vote: { ...vote, legal: (view, frame) => [...vote.legal(view, frame), { type: 'vote', stay: true }] },
    }),
  },
  {
    name: 'a step that tells something else each time',
    laws: [3],
    game: withFlow({
      target: {
        ...target,
        take(table, frame, seat, action) {
          target.take(table, frame, seat, action);
          table.tell('S-4', { type: 'voted', seat: memory.count++ % 7 === 0 ? 1 : 0, stay: true });
        },
      },
    }),
  },
];

export const occurrence: Fault[] = [
  {
    name: 'a listed reveal that never occurs',
    laws: [9],
    game: { ...sitdown, reveals: [...sitdown.reveals, 'hit', 'voted-secretly' as 'hit'] },
  },
  {
    name: 'a kind of answer nobody can give',
    laws: [9],
    game: withFlow({ guard: { ...guard, legal: (view, frame) => guard.legal(view, frame).slice(0, 1) } }),
  },
];

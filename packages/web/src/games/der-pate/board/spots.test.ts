import { derPate } from '@consigliere/games/der-pate';
import type { DpAction } from '@consigliere/games/der-pate/rules';
import {
  chacha20,
  key,
  legal,
  play,
  prompt,
  random,
  rulesOf,
  sfc32,
  start,
  view,
  waiting,
} from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { groupBySpot } from '../../kit/board-context.ts';
import { clickOn, findPin, isLit, listMapAnswers, listSpots, type SpotMoment, sortForDock } from './spots.ts';

/** Every decision of a random match, as the seat that is asked sees it. */
function* decisions(seats: number, seed: string): Iterable<{ readonly moment: SpotMoment; readonly kind: string }> {
  const rules = rulesOf(derPate, seats, { start: 0 });
  if (!rules.ok) throw new Error(rules.why);
  const whim = sfc32(seed);
  let { state } = start(rules.value, chacha20(seed));
  for (;;) {
    const [seat] = waiting(rules.value, state);
    if (seat === undefined) return;
    const actions = legal(rules.value, state, seat);
    const asked = prompt(rules.value, state, seat);
    const seen = structuredClone(view(rules.value, state, seat));
    const answers = groupBySpot(actions, action => listSpots(action, seen));
    yield { moment: { actions, answers, held: null, view: seen }, kind: asked?.kind ?? '' };
    ({ state } = play(rules.value, state, seat, actions[random(whim, 'whim', actions.length)]));
  }
}

const MATCHES = [2, 3, 4].flatMap(seats => ['a', 'b', 'c'].map(seed => [seats, seed] as const));

/** Clicks on these spots one after another and returns the answer given. */
function clicked(moment: SpotMoment, places: readonly string[]): DpAction | null {
  let held: string | null = null;
  for (const place of places) {
    if (!isLit({ ...moment, held }, place)) return null;
    const click = clickOn({ ...moment, held }, place);
    if (click.type === 'give') return click.action;
    held = click.type === 'hold' ? click.spot : null;
  }
  return null;
}

/** Every answer with a control in the dock. */
function listAllInDock(moment: SpotMoment, kind: string): readonly DpAction[] {
  const { chips, chief, refusals } = sortForDock(moment, kind);
  return [...chips, ...chief, ...refusals];
}

test.each(MATCHES)(
  '%i players, %s: every answer can be given by clicks on lit spots, or has a button in the dock',
  (seats, seed) => {
    let count = 0;
    for (const { moment, kind } of decisions(seats, seed)) {
      for (const action of moment.actions) {
        const steps = listSpots(action, moment.view);
        const isWord = steps[0]?.startsWith('word-');
        if (isWord) expect(listAllInDock(moment, kind)).toContain(action);
        else expect(clicked(moment, steps), key(action)).toBe(action);
        count++;
      }
    }
    expect(count).toBeGreaterThan(200);
  },
);

test.each(MATCHES)('%i players, %s: no two answers have the same spots', (seats, seed) => {
  for (const { moment } of decisions(seats, seed)) {
    const paths = moment.actions.map(action => listSpots(action, moment.view).join(' '));
    expect(new Set(paths).size).toBe(paths.length);
  }
});

test.each(MATCHES)(
  '%i players, %s: answers with a track or a debt marker are chips too, once their piece is held',
  (seats, seed) => {
    for (const { moment, kind } of decisions(seats, seed))
      for (const action of moment.actions) {
        const steps = listSpots(action, moment.view);
        const target = steps.at(-1) ?? '';
        if (steps.length < 2 || !/^(track|debts)-/.test(target)) continue;
        expect(sortForDock({ ...moment, held: steps[0] ?? null }, kind).chips).toContain(action);
      }
  },
);

test('a field takes the only die that fits at once, and asks which of two', () => {
  for (const { moment } of decisions(3, 'dice')) {
    const fields = moment.actions.flatMap(action =>
      action.type === 'place' ? [listSpots(action, moment.view)[1]] : [],
    );
    for (const field of fields) {
      if (field === undefined) continue;
      const dice = fields.filter(each => each === field).length;
      expect(clickOn(moment, field).type).toBe(dice === 1 ? 'give' : 'hold');
    }
  }
});

test('a second click releases the held piece, and a click on another lit spot picks that up instead', () => {
  const rolled = [...decisions(2, 'held')].find(
    ({ moment }) => moment.actions.filter(a => a.type === 'place').length > 1,
  );
  if (rolled === undefined) throw new Error('nobody has rolled');
  const [die, other] = rolled.moment.actions.flatMap(a =>
    a.type === 'place' ? [listSpots(a, rolled.moment.view)[0]] : [],
  );
  if (die === undefined || other === undefined) throw new Error('there are two dice');
  expect(clickOn(rolled.moment, die)).toEqual({ type: 'hold', spot: die });
  expect(clickOn({ ...rolled.moment, held: die }, die)).toEqual({ type: 'release' });
  expect(clickOn({ ...rolled.moment, held: die }, other)).toEqual({ type: 'hold', spot: other });
});

test.each(MATCHES)(
  '%i players, %s: answers on the map are chips too, with the numbers of their pins',
  (seats, seed) => {
    let count = 0;
    for (const { moment, kind } of decisions(seats, seed)) {
      const onMap = listMapAnswers(moment);
      const pins = onMap.map(action => findPin(moment, listSpots(action, moment.view)[0] ?? ''));
      expect(pins).toEqual(onMap.length < 2 ? onMap.map(() => null) : onMap.map((_, at) => at + 1));
      for (const action of onMap) expect(listAllInDock(moment, kind)).toContain(action);
      count += onMap.length;
    }
    expect(count).toBeGreaterThan(10);
  },
);

test('one button at most is the chief one, and declining is never it', () => {
  for (const { moment, kind } of decisions(4, 'chief')) {
    const { chief, refusals } = sortForDock(moment, kind);
    expect(chief.length).toBeLessThan(2);
    expect(refusals.length).toBeLessThan(2);
    for (const { type } of [...chief]) expect(['decline', 'keep', 'let-drown']).not.toContain(type);
  }
});

import { expect, test } from 'vitest';
import { readOptionsIn } from './edition/box.ts';
import { migrate } from './migrate.ts';

import { position } from './testing/index.ts';
import { words } from './text/index.ts';

test('DP-34 a table of version 1 goes on with the debts of players who are out settled', () => {
  expect(readOptionsIn({ ...migrate.readings[1] }, 3)).toMatchObject({ ok: true, value: { outSettleDebts: true } });
  expect(readOptionsIn({}, 3)).toMatchObject({ ok: true, value: { outSettleDebts: false } });
});

test('a table of version 1 with an edition of its own goes on with it', () => {
  const options = { edition: { id: 'Old', last: 10, 'tileSpaces[2]': 10, favours: 3 }, ...migrate.readings[1] };
  expect(readOptionsIn(options, 3)).toMatchObject({
    ok: true,
    value: { last: { reputation: 10, influence: 10 }, tileSpaces: [3, 6, 10, 3, 6, 10], favours: [1, 2, 3] },
  });
});

test('an event of version 1 about something without effect is worded without a reason', () => {
  const said = words.en.event['no-effect']({ type: 'no-effect', what: 'raid' }, { reader: 0, names: ['Anna', 'Ben'] });
  expect(said).toBe('FBI raid: nothing happens.');
});

test.each([1, 2])('a turn of version %i goes on without the flag that said whether it asks', version => {
  const { state } = position({ seats: 3, faces: [2, 1, 1, 1] });
  const old = { ...state, flow: state.flow.map(call => ({ ...call, frame: { ...call.frame, asks: true } })) };
  expect(migrate.state(old, version)).toEqual(state);
});

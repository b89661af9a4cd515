import { expect, test } from 'vitest';
import { placeBeside } from './place-beside.ts';

const ROOM = { width: 1000, height: 800 };
const NOTE = { width: 300, height: 200 };
const HAND = { left: 0, top: 600, width: 1000, height: 200 };

test('beneath the thing, in the middle of it', () => {
  expect(placeBeside({ left: 450, top: 100, width: 100, height: 100 }, NOTE, { room: ROOM, clear: [] })).toEqual({
    left: 350,
    top: 210,
  });
});

test('the box goes above or beside the thing if there is no room beneath, and never over the edge', () => {
  expect(placeBeside({ left: 450, top: 700, width: 100, height: 50 }, NOTE, { room: ROOM, clear: [] })).toEqual({
    left: 350,
    top: 490,
  });
  expect(placeBeside({ left: 950, top: 700, width: 50, height: 50 }, NOTE, { room: ROOM, clear: [] })).toEqual({
    left: 640,
    top: 592,
  });
});

test('the reader’s hand stays in sight, whether the thing lies in it or near it', () => {
  expect(placeBeside({ left: 450, top: 450, width: 100, height: 100 }, NOTE, { room: ROOM, clear: [HAND] }).top).toBe(
    240,
  );
  expect(placeBeside({ left: 450, top: 650, width: 100, height: 100 }, NOTE, { room: ROOM, clear: [HAND] }).top).toBe(
    390,
  );
});

test('on a phone: neither the thing nor, as far as there is room, hand and city', () => {
  const phone = { width: 360, height: 740 };
  const clear = [
    { left: 0, top: 300, width: 360, height: 160 },
    { left: 0, top: 470, width: 360, height: 260 },
  ];
  const thing = { left: 10, top: 330, width: 64, height: 90 };
  expect(placeBeside(thing, { width: 344, height: 200 }, { room: phone, clear })).toEqual({ left: 8, top: 90 });
});

test('where nothing fits, the thing itself is still not hidden', () => {
  const thing = { left: 0, top: 300, width: 1000, height: 100 };
  const everything = [{ left: 0, top: 0, ...ROOM }];
  const { top } = placeBeside(thing, NOTE, { room: ROOM, clear: everything });
  expect(top + NOTE.height <= 300 || top >= 400).toBe(true);
});

test('a box with a reach stays near its thing, even if it covers something that should stay in sight', () => {
  const card = { left: 20, top: 650, width: 100, height: 100 };
  const city = { left: 0, top: 300, width: 1000, height: 290 };
  const surroundings = { room: ROOM, clear: [city, HAND] };
  expect(placeBeside(card, NOTE, surroundings)).toEqual({ left: 8, top: 90 });
  expect(placeBeside(card, NOTE, { ...surroundings, reach: 200 })).toEqual({ left: 8, top: 440 });
});

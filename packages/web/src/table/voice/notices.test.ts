import { expect, test } from 'vitest';
import type { Talk } from '../../kit/link/link.ts';
import { texts } from '../../kit/words/en/table.ts';
import { listNotices } from './notices.ts';

const COMPANY = { seat: 0, away: [false, false, false], status: 'live', remarks: [] } as const;
const WORDS = { names: ['Ada', 'Bea', 'Cleo'], texts, isChatAloud: true };
const remark = (number: number, seat: number, text: string): Talk['chat']['value'][number] => ({
  ...{ type: 'chat', room: 'room', at: 0, name: WORDS.names[seat] ?? '' },
  ...{ number, seat, text },
});

test('who goes away and comes back is told once, not to the player’s own ears', () => {
  const gone = { ...COMPANY, away: [true, true, false] };
  expect(listNotices(COMPANY, gone, WORDS)).toEqual(['Bea is away, a stand-in plays.']);
  expect(listNotices(gone, gone, WORDS)).toEqual([]);
  expect(listNotices(gone, COMPANY, WORDS)).toEqual(['Bea is back.']);
});

test('a connection that is lost or comes back is told, the first one isn’t', () => {
  expect(listNotices(COMPANY, { ...COMPANY, status: 'lost' }, WORDS)).toEqual(['Connection lost. Reconnecting.']);
  expect(listNotices({ ...COMPANY, status: 'lost' }, COMPANY, WORDS)).toEqual(['Connected again.']);
  expect(listNotices({ ...COMPANY, status: 'connecting' }, COMPANY, WORDS)).toEqual([]);
});

test('each remark of others is told once, unless the chat is silent', () => {
  const one = { ...COMPANY, remarks: [remark(0, 1, 'Hello')] };
  const two = { ...COMPANY, remarks: [...one.remarks, remark(1, 0, 'Hi'), remark(2, 2, 'Well')] };
  expect(listNotices(COMPANY, one, WORDS)).toEqual(['Bea says: Hello']);
  expect(listNotices(one, two, WORDS)).toEqual(['Cleo says: Well']);
  expect(listNotices(one, two, { ...WORDS, isChatAloud: false })).toEqual([]);
  expect(listNotices(COMPANY, two, WORDS)).toEqual([]);
});

import { allGames } from '@consigliere/server/internals';
import { newId } from '../testing/test-client.ts';
import { pickOne, type RandomBelow } from './mutate.ts';

/** An attacker's knowledge of a table: its id, the current decision, an answer that was given there and its command id. */
export interface KnownTable {
  readonly room: string;
  readonly decision: number;
  readonly picks: readonly object[];
  readonly usedId: string;
}

const ENTROPY = 'ab'.repeat(32);

/** Commands of every kind, as clients send them. */
const commandsAt = ({ decision, picks }: KnownTable): readonly object[] => [
  { type: 'sit', seat: 1, name: 'Mallory', entropy: ENTROPY },
  { type: 'add-entropy', round: 0, entropy: ENTROPY },
  { type: 'seat-bot', seat: 1, level: 5 },
  { type: 'clear', seat: 0 },
  { type: 'change-terms', seats: 2, clock: { kind: 'none' } },
  { type: 'change-terms', options: { wins: 9 }, speed: 'fast', isPublic: true },
  { type: 'start' },
  { type: 'answer', decision, branch: 0, picks },
  { type: 'answer', decision, branch: 0, picks: [{ type: 'end' }], isSure: true },
  { type: 'answer', decision: decision + 1, branch: 0, picks },
  { type: 'confirm' },
  { type: 'undo' },
  { type: 'order', order: 'always' },
  { type: 'wish', wish: 'end' },
  { type: 'vote', yes: true },
  { type: 'resume' },
  { type: 'back' },
  { type: 'stand-in', seat: 0 },
  { type: 'nudge', seat: 0 },
];

/** A client's message to a table, sometimes with somebody else's command id. */
export function makeMessage(randomBelow: RandomBelow, known: KnownTable): object {
  const { room, usedId } = known;
  const id = randomBelow(4) === 0 ? usedId : newId();
  switch (randomBelow(8)) {
    case 0:
      return { type: 'watch', room, from: randomBelow(20) };
    case 1:
      return { type: 'unwatch', room };
    case 2:
      return { type: 'say', room, id, text: 'Good evening.' };
    case 3:
      return { type: 'ping' };
    default:
      return { type: 'do', room, id, command: pickOne(randomBelow, commandsAt(known)) };
  }
}

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** A request as a client makes it. */
export function makeRequest(randomBelow: RandomBelow, known: KnownTable): HostileRequest {
  const { room } = known;
  const at = `/api/rooms/${room}`;
  const game = pickOne(randomBelow, allGames()).id;
  const requests: readonly HostileRequest[] = [
    { method: 'POST', path: `${at}/commands`, body: { id: newId(), command: pickOne(randomBelow, commandsAt(known)) } },
    { method: 'POST', path: `${at}/rematch`, body: { id: newId(), rotate: true } },
    {
      method: 'POST',
      path: '/api/rooms',
      body: { game, seats: [{ kind: 'me' }, { kind: 'bot', level: 2 }], options: {} },
    },
    { method: 'POST', path: '/api/mutes', body: { room, seat: 0, muted: true } },
    { method: 'POST', path: '/api/blocks', body: { room, seat: 0, name: 'Ada' } },
    { method: 'DELETE', path: `/api/blocks/${room}`, body: undefined },
    { method: 'POST', path: '/api/transfers/redeem', body: { secret: 'x'.repeat(43) } },
    { method: 'PATCH', path: '/api/guests/me', body: { name: 'Mallory', language: 'en' } },
    ...['', '/chat', '/record', '/audit'].map(end => ({ method: 'GET', path: `${at}${end}?from=3`, body: undefined })),
    { method: 'GET', path: '/api/rooms?limit=5', body: undefined },
    { method: 'GET', path: '/api/rooms/mine', body: undefined },
    { method: 'GET', path: '/api/guests/me', body: undefined },
  ];
  return pickOne(randomBelow, requests);
}

const ENDS = [
  '%2e%2e%2f%2e%2e%2fdata',
  '/../../package.json',
  '%00',
  '%ff',
  '?from=-1',
  '?from=1e99',
  '?from[]=1&__proto__[x]=1',
  '?limit=51&after=9-x',
  '?after=999999999999999-%27%3B--',
  '//',
  `/${'a'.repeat(3000)}`,
];

/** Makes the path of a request wrong. */
export const makeHostilePath = (randomBelow: RandomBelow, path: string): string =>
  randomBelow(2) === 0 ? path + pickOne(randomBelow, ENDS) : path.replace(/[^/]+$/, pickOne(randomBelow, ENDS));

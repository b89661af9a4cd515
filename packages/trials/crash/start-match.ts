import { newId, type TestClient } from '../testing/test-client.ts';

/** Opens a table, seats all guests and starts the match. `terms`: what else the plan of the table says, such as its clock. */
export async function startMatch(guests: readonly TestClient[], game: string, terms: object = {}): Promise<string> {
  const [owner, ...others] = guests;
  if (owner === undefined) throw new Error('a match needs at least one guest');
  const seats = guests.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
  const made = await owner.post('/api/rooms', { game, seats, confirm: false, ...terms });
  const room = String(made.body.room);
  const ask = (guest: TestClient, command: object) =>
    guest.post(`/api/rooms/${room}/commands`, { id: newId(), command });
  for (const [index, guest] of others.entries())
    await ask(guest, { type: 'sit', seat: index + 1, name: `Guest ${index + 1}`, entropy: newId() });
  const { status } = await ask(owner, { type: 'start' });
  if (status !== 200) throw new Error(`a match of ${game} didn't start: ${status}`);
  return room;
}

import { type Line, newId, openHouse, PLACES, Visitor } from '@consigliere/trials/testing';
import { expect, test } from 'vitest';

test.each(PLACES)(
  'a remark repeated after a restart is said once, and numbers go on where they were, %s',
  async (_, make) => {
    const place = await make();
    const first = await openHouse({ place });
    const ada = await Visitor.arrive(first.address, { name: 'Ada' });
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { room } = (await ada.post('/api/rooms', { game: 'carta-nostra', seats })).body as { room: string };
    const say = async (line: Line, id: string): Promise<void> => {
      line.say({ type: 'say', room, id, text: `remark ${id}` });
      expect(await line.next('done')).toEqual({ type: 'done', id });
    };
    const [early, late, next] = [newId(), newId(), newId()];
    const before = await ada.live();
    for (const id of [early, late]) await say(before, id);
    await before.close();
    await first.server.close();
    await first.host.close();

    const second = await openHouse({ place });
    const again = new Visitor(second.address, { cookie: ada.headers.cookie ?? '' });
    const after = await again.live();
    for (const id of [late, next, early, next]) await say(after, id);
    const { remarks } = (await again.get(`/api/rooms/${room}/chat`)).body as {
      remarks: { number: number; text: string }[];
    };
    expect(remarks.map(({ number, text }) => [number, text])).toEqual(
      [early, late, next].map((id, number) => [number, `remark ${id}`]),
    );
    await after.close();
    await second.close();
  },
);

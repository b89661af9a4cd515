import { rulesOf } from '@consigliere/kernel/host';
import { sitdown } from '@consigliere/kernel/sitdown';
import { emptyRoomView, openMatch, type RoomView, viewMatch } from '@consigliere/match';
import { expect, test } from 'vitest';
import { unfoldSince } from './since-api.ts';

const rules = rulesOf(sitdown, 3, {});
if (!rules.ok) throw new Error(rules.why);
const match = viewMatch(openMatch(rules.value, 'seed'), 0);
const roomView = { ...emptyRoomView(), match } as unknown as RoomView;

test('each later view is the one before with its changes', () => {
  const first = { chapters: 3, view: roomView.match!.view };
  const { ago, views } = unfoldSince(
    {
      ago: 5000,
      first,
      later: [
        { chapters: 4, changes: [['calls', 7]] },
        { chapters: 6, changes: [['waiting', [2]]] },
      ],
    },
    roomView,
  );
  expect(ago).toBe(5000);
  expect(views).toEqual([
    first,
    { chapters: 4, view: { ...first.view, calls: 7 } },
    { chapters: 6, view: { ...first.view, calls: 7, waiting: [2] } },
  ]);
});

import type { Previews, SeatView } from '@consigliere/kernel';
import { type DerPate, EMPTY, TILES, TRACKS } from './types.ts';

type Facts = DerPate['Fact'][];

/** The facts about each family. */
function countFamilies({ open, recalled, seats }: SeatView<DerPate>, facts: Facts): void {
  for (let seat = 0; seat < seats; seat++) {
    facts.push({ what: 'money', seat, is: recalled.money[seat] ?? 0 });
    for (const what of TRACKS) facts.push({ what, seat, is: open[what][seat] ?? 0 });
    for (let at = 0; at < TILES.length; at++) facts.push({ what: 'tile', seat, at, is: open.tiles[seat]?.[at] ?? 0 });
    for (const what of ['friends', 'jail', 'river', 'supply'] as const)
      facts.push({ what, seat, is: open[what][seat] ?? 0 });
    for (let at = 0; at <= seats; at++)
      if (at !== seat) facts.push({ what: 'debts', seat, at, is: open.debts[seat]?.[at] ?? 0 });
  }
}

/** The die that is left for row 4, as soon as only one can be; null: not yet. */
function findLast(placed: readonly number[]): number | null {
  const left = placed.flatMap((row, die) => (row === 0 || row === 4 ? [die] : []));
  return left.length === 1 ? (left[0] ?? 0) : null;
}

/** The facts that previews of Der Pate compare. */
export const preview: Previews<DerPate> = {
  facts(view) {
    const { open } = view;
    const facts: Facts = [{ what: 'car', is: open.car }];
    for (let at = 0; at < open.holder.length; at++) facts.push({ what: 'holder', at, is: open.holder[at] ?? EMPTY });
    countFamilies(view, facts);
    for (let at = 0; at < open.placed.length; at++) facts.push({ what: 'die', at, is: open.placed[at] ?? 0 });
    facts.push(
      { what: 'last', is: findLast(open.placed) },
      { what: 'lasting', is: open.lasting },
      { what: 'round', is: open.round },
      { what: 'turn', is: open.turn },
    );
    return facts;
  },
  unsaid: [
    // The remainders: friends in Brooklyn, neutral members in the box, and each family's own debt markers.
    ...['open.brooklyn', 'open.box', 'open.debts.0.0', 'open.debts.1.1', 'open.debts.2.2', 'open.debts.3.3'],
    // The dice of the next turn have no faces yet, and the end of the match has words of its own.
    ...['open.faces', 'open.settlement', 'open.out', 'open.over'],
  ],
  aside: ['die', 'last', 'supply'],
  idle: ['no-effect'],
  dependsOn(revealed) {
    switch (revealed.type) {
      case 'rolled':
        return {
          type: 'dice',
          seat: revealed.seat,
          count: revealed.by === 'cop' ? 1 : revealed.faces.filter(face => face !== null).length,
        };
      case 'extra-die':
        return { type: 'extra-die', seat: revealed.seat, reason: revealed.reason };
      case 'event-card':
        return { type: 'event-card' };
      default:
        throw new Error(`${revealed.type} reveals nothing`);
    }
  },
};

import { sitdown } from '../../sitdown/sitdown.ts';
import type { Fault } from './fault.ts';

export const imagination: Fault[] = [
  {
    name: 'imagined hands of the wrong size',
    laws: [5, 7],
    game: {
      ...sitdown,
      imagine(view, random) {
        const world = sitdown.imagine(view, random);
        const other = world.own.find((own, seat) => seat !== view.seat && own.hand.length > 0);
        world.sealed.deck.push(...(other?.hand.splice(0, 1) ?? []));
        return world;
      },
    },
  },
  {
    name: 'an imagined world without a card',
    laws: [7],
    game: {
      ...sitdown,
      imagine(view, random) {
        const world = sitdown.imagine(view, random);
        const at = world.sealed.deck.length - 1;
        if (at > 0) world.sealed.deck[at] = world.sealed.deck[0] as number;
        return world;
      },
    },
  },
  {
    name: 'imagining forgets what was seen',
    laws: [7],
    game: {
      ...sitdown,
      imagine: (view, random) => {
        const blind = view.own === null ? view : { ...view, own: { ...view.own, seen: [] } };
        const world = sitdown.imagine(blind, random);
        const own = view.seat === null ? undefined : world.own[view.seat];
        if (own && view.own) own.seen = view.own.seen.map(each => ({ ...each }));
        return world;
      },
    },
  },
  {
    name: 'the imagined world shares the viewer’s hand with the true one',
    laws: [5],
    game: {
      ...sitdown,
      imagine(view, random) {
        const world = sitdown.imagine(view, random);
        const own = view.seat === null ? undefined : world.own[view.seat];
        if (own && view.own) own.hand = view.own.hand as number[];
        return world;
      },
    },
  },
  {
    name: 'imagining changes the view',
    laws: [5],
    game: {
      ...sitdown,
      imagine(view, random) {
        (view.open.discard as number[]).reverse();
        return sitdown.imagine(view, random);
      },
    },
  },
];

import { type State, shuffleBy, type View } from '@consigliere/kernel';
import { EVENTS } from './edition/edition.ts';
import type { DerPate } from './types.ts';

/** DP-37 The only unknown: which events are still to come, and in which order. */
export function imagine(view: View<DerPate>, random: (n: number) => number): Pick<State<DerPate>, 'own' | 'sealed'> {
  const unseen = EVENTS.map((_, event) => event).filter(event => !view.open.turnedUp.includes(event));
  shuffleBy(unseen, random);
  const removed = unseen.splice(view.tally.pile);
  return { own: view.open.supply.map(() => ({})), sealed: { pile: unseen, removed } };
}

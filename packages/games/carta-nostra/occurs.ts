import type { CheckedGame } from '@consigliere/kernel';
import { MAFIOSI } from './mafiosi.ts';
import type { CartaNostra } from './types.ts';

type PublicEvent = CartaNostra['Event'];
type Moments = Record<string, (event: PublicEvent) => boolean>;

/** A moment for every kind in every way a card can be played, and for every way a game can end. */
const moments: Moments = {
  'CN-5 a game is won by five kinds': event => event.type === 'game-over' && event.ending === 'five-kinds',
  'CN-24 a game comes to a dead end': event => event.type === 'game-over' && event.ending === 'dead-end',
};
for (const [mafioso, name] of MAFIOSI.entries()) {
  moments[`a ${name} goes into the city`] = event => event.type === 'city' && event.mafioso === mafioso;
  moments[`a ${name} accompanies a Don`] = event => event.type === 'reacted' && event.companion === mafioso;
  moments[`a ${name} is liquidated`] = event => event.type === 'liquidated' && event.mafioso === mafioso;
  moments[`a ${name} is kidnapped`] = event => event.type === 'kidnapped' && event.mafioso === mafioso;
  moments[`a ${name} is recruited`] = event => event.type === 'recruited' && event.mafioso === mafioso;
  moments[`a ${name} is discarded`] = event => event.type === 'discarded' && event.mafioso === mafioso;
  if (name !== 'don')
    moments[`a ${name} is sent on a job`] = event => event.type === 'job' && event.mafioso === mafioso;
}

export const occurs: CheckedGame<CartaNostra>['occurs'] = {
  actions: ['job', 'idle', 'city', 'end', 'pass', 'react', 'kidnap', 'recruit', 'discard'],
  events: [
    'dealt',
    'turn',
    'drew',
    'nothing-to-draw',
    'reshuffled',
    'city',
    'job',
    'idle',
    'reacted',
    'unopposed',
    'stopped',
    'liquidated',
    'looked',
    'empty-handed',
    'kidnapped',
    'recruited',
    'discarded',
    'ended',
    'game-over',
    'match-over',
  ],
  moments,
};

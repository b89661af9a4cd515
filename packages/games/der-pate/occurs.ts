import type { CheckedGame } from '@consigliere/kernel';
import { EVENTS } from './edition/edition.ts';
import { type DerPate, type DpEvent, FIELDS, NEUTRAL, TILES, TRACKS } from './types.ts';

/** A moment for every event card, tile, favour, field and track, and for the ways a match ends. */
const moments: Record<string, (event: DpEvent) => boolean> = {
  'DP-36 nobody finishes': event => event.type === 'over' && event.winners.length === 0,
  'DP-35 somebody wins': event => event.type === 'over' && event.winners.length > 0,
  'DP-32 somebody is out': event => event.type === 'out',
  'DP-27 the senator is used': event => event.type === 'placed' && event.senator,
  'DP-29 an advance is paid for at the end of a track': event => event.type === 'money' && event.reason === 'track-end',
  'DP-19 a neutral member goes to the box': event => event.type === 'cleared' && event.holder === NEUTRAL,
};
for (const [index, id] of EVENTS.entries())
  moments[`event ${id} is turned up`] = event => event.type === 'event-card' && event.event === index;
for (const tile of TILES) moments[`the ${tile} is used`] = event => event.type === 'tile-used' && event.tile === tile;
for (const field of FIELDS)
  moments[`a die is put on ${field}`] = event => event.type === 'placed' && event.field === field;
for (const track of TRACKS)
  moments[`somebody advances on ${track}`] = event => event.type === 'advanced' && event.track === track;
for (const favour of [1, 2, 3, 4])
  moments[`favour ${favour} is used`] = event => event.type === 'favour' && event.favour === favour;

export const occurs: CheckedGame<DerPate>['occurs'] = {
  actions: [
    'park',
    'district',
    'roll',
    'place',
    'cop',
    'judge',
    'free-takeover',
    'end',
    'tile',
    'favour',
    'occupy',
    'decline',
    'take-over',
    'install',
    'inform',
    'bank',
    'free',
    'keep',
    'pay',
    'sell',
    'bail-out',
    'let-drown',
  ],
  events: [
    'set-up',
    'parked',
    'settled',
    'round',
    'money',
    'event-card',
    'ko',
    'car',
    'no-effect',
    'turn',
    'rolled',
    'extra-die',
    'placed',
    'advanced',
    'tile-won',
    'tile-used',
    'tile-kept',
    'occupied',
    'cleared',
    'debt',
    'friend',
    'favour',
    'freed',
    'drowned',
    'rescued',
    'declined',
    'ended',
    'out',
    'over',
  ],
  moments,
};

export { freePort } from '../crash/service-process.ts';
export { handshake, sendRaw } from '../hostile/frames.ts';
export { fastClock } from './fast-clock.ts';
export { type OpenHouse, openHouse, PLACES } from './open-house.ts';
export { appendOf, asked, embeddedPlace, type Place, postgresPlace } from './place.ts';
export { playToTheEnd } from './player.ts';
export { type Line, newId, Visitor } from './visitor.ts';

import { signal } from '@preact/signals';
import { keep, kept } from './link/keep.ts';

/** Somebody with whom the guest of this device has played. The handle works for this guest alone. */
export interface Person {
  readonly name: string;
  readonly handle: string;
}

const PEOPLE = 'people';
/** The most people that a device remembers. */
export const MOST_PEOPLE = 60;

const isPerson = (x: unknown): x is Person =>
  typeof x === 'object' &&
  x !== null &&
  'name' in x &&
  'handle' in x &&
  typeof x.name === 'string' &&
  typeof x.handle === 'string';

/** Reads the stored list. Whatever isn't one is nobody. */
export function readPeople(text: string | null): readonly Person[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isPerson) : [];
  } catch {
    return [];
  }
}

/** Puts the people of the last match first, under the names they had there. */
export function mergePeople(known: readonly Person[], met: readonly Person[]): readonly Person[] {
  const others = known.filter(({ handle }) => !met.some(each => each.handle === handle));
  return [...met, ...others].slice(0, MOST_PEOPLE);
}

/** Your people: those with whom the guest has played, the latest first. They are kept on this device. */
export const people = signal<readonly Person[]>(readPeople(kept(PEOPLE)));

function keepPeople(list: readonly Person[]): void {
  people.value = list;
  keep(PEOPLE, JSON.stringify(list));
}

const ROOMS = 'people-rooms';
const readRooms = (): readonly string[] => (kept(ROOMS) ?? '').split(' ');

/** Whether the people of a room were added before: those whom the player has removed since stay away. */
export const hasMetAt = (room: string): boolean => readRooms().includes(room);

/** Adds the people of a room. */
export function meetPeople(room: string, met: readonly Person[]): void {
  keep(ROOMS, [room, ...readRooms()].slice(0, MOST_PEOPLE).join(' ').trim());
  keepPeople(mergePeople(people.value, met));
}

export const forgetPerson = (handle: string): void => keepPeople(people.value.filter(each => each.handle !== handle));

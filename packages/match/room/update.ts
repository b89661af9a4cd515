import type { Seat, Shape } from '@consigliere/kernel';
import type { ChapterView, ChapterWhisper, RoomView } from './view-parts.ts';

/** A change in plain data: the path, as names and numbers with dots between, and the new value. Without a value it was removed. */
export type ViewChange = readonly [path: string, value: unknown] | readonly [path: string];

/** Changes for everybody: in parts, and new chapters. */
interface CommonChanges {
  readonly is?: readonly ViewChange[];
  readonly heard?: readonly ChapterView<Shape>[];
}
/** Changes for one viewer: in parts, and whispers that replace events of the new chapters. */
export interface OwnChanges {
  readonly is?: readonly ViewChange[];
  readonly whispers?: readonly ChapterWhisper<Shape>[];
}
/** The changes for a viewer since the last snapshot or update. */
export interface RoomUpdate {
  readonly all?: CommonChanges | undefined;
  readonly mine?: OwnChanges | undefined;
}

/** A message to a watcher: a snapshot first, then updates. */
export type Publication =
  | { readonly type: 'seen'; readonly seen: RoomView }
  | (RoomUpdate & { readonly type: 'news'; readonly standing: ViewerStanding });

/** Where a viewer stands in a room after an update. */
export interface ViewerStanding extends Pick<RoomView, 'isOwner' | 'phase' | 'chapters'> {
  readonly seat: Seat | null;
}

/** Where the parts of a room view lie. A part that lies in two of these places is the same in both. */
const PLACES = [[], ['match'], ['match', 'view']] as const;

/** The room view after an update. Of the chapters it has the new ones only. */
export function applyUpdate(view: RoomView, { all = {}, mine = {} }: RoomUpdate): RoomView {
  let next: unknown = view;
  for (const change of [...(all.is ?? []), ...(mine.is ?? [])]) {
    const path = change[0].split('.');
    for (const place of PLACES)
      if (hasPart(next, place, path[0])) next = applyChange(next, [...place, ...path], change);
  }
  const { match, ...room } = next as RoomView;
  return { ...room, match: match && { ...match, heard: mergeWhispers(all.heard ?? [], mine.whispers ?? []) } };
}

/** Turns publications into whole room views, each with the new chapters only. */
export function toViews(push: (view: RoomView) => void): (publication: Publication) => void {
  let last: RoomView | null = null;
  return publication => {
    if (publication.type === 'seen') last = publication.seen;
    else if (last !== null) last = applyUpdate(last, publication);
    if (last !== null) push(last);
  };
}

function hasPart(view: unknown, place: readonly string[], part = ''): boolean {
  let data = view;
  for (const name of place) data = (data as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof data === 'object' && data !== null && Object.hasOwn(data, part);
}

/** New chapters with what the viewer's seat is told instead. */
const mergeWhispers = (
  chapters: readonly ChapterView<Shape>[],
  whispers: readonly ChapterWhisper<Shape>[],
): readonly ChapterView<Shape>[] =>
  chapters.map((chapter, index) => ({
    ...chapter,
    events: chapter.events.map((event, at) => whispers.find(([of, its]) => of === index && its === at)?.[2] ?? event),
  }));

/** The data after a change. Only the objects on the path are copied. */
function applyChange(data: unknown, path: readonly string[], change: ViewChange): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change[1];
  if (Array.isArray(data)) {
    if (name === 'length') return data.slice(0, Number(change[1]));
    const copy = data.slice();
    copy[Number(name)] = applyChange(copy[Number(name)], rest, change);
    return copy;
  }
  const fields = data as Readonly<Record<string, unknown>>;
  if (rest.length > 0 || change.length === 2) return { ...fields, [name]: applyChange(fields[name], rest, change) };
  return Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name));
}

type Path = (string | number)[];

const isList = (x: object): x is readonly unknown[] => Array.isArray(x);

/** Adds every change from one piece of plain data to another. `path` is where they lie, and is the same afterwards. */
export function collectChanges(path: Path, was: unknown, is: unknown, changes: ViewChange[]): void {
  if (was === is) return;
  if (typeof was !== 'object' || typeof is !== 'object' || was === null || is === null) addChange(path, is, changes);
  else if (isList(was) && isList(is)) collectInList(path, was, is, changes);
  else if (isList(was) || isList(is) || !collectInFields(path, was, is, changes)) addChange(path, is, changes);
}

function addChange(path: Path, is: unknown, changes: ViewChange[]): void {
  changes.push(is === undefined ? [path.join('.')] : [path.join('.'), is]);
}

function collectAt(path: Path, name: string | number, was: unknown, is: unknown, changes: ViewChange[]): void {
  if (was === is) return;
  path.push(name);
  collectChanges(path, was, is, changes);
  path.pop();
}

function collectInList(path: Path, was: readonly unknown[], is: readonly unknown[], changes: ViewChange[]): void {
  for (let at = 0; at < is.length; at++) collectAt(path, at, was[at], is[at], changes);
  if (is.length < was.length) collectAt(path, 'length', was.length, is.length, changes);
}

/** false: the two objects have different names, or a name can't be part of a path. */
function collectInFields(path: Path, was: object, is: object, changes: ViewChange[]): boolean {
  if (!hasSameNames(was, is)) return false;
  for (const name in is) {
    const before = was[name as never];
    const now = is[name as never];
    if (before === now) continue;
    if (!PLAIN.test(name)) return false;
    collectAt(path, name, before, now, changes);
  }
  return true;
}

/** Makes no list of names: this runs for everything that may have changed, after every answer. */
function hasSameNames(some: object, others: object): boolean {
  let more = 0;
  for (const name in others) {
    if (!Object.hasOwn(some, name)) return false;
    more++;
  }
  for (const _ in some) more--;
  return more === 0;
}

const PLAIN = /^[\w-]+$/;

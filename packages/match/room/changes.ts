/** What has applyChange in a piece of plain data: where, as names and numbers with dots between, and what is there now; nothing: it is gone. */
export type ViewChange = readonly [path: string, value: unknown] | readonly [path: string];

type Path = (string | number)[];

const isList = (x: object): x is readonly unknown[] => Array.isArray(x);

/** Notes, as JSON, every change that leads from one piece of plain data to another; `path` is where they are, and is as before afterwards. */
export function noteChanges(path: Path, was: unknown, is: unknown, changes: string[]): void {
  if (was === is) return;
  if (typeof was !== 'object' || typeof is !== 'object' || was === null || is === null) note(path, is, changes);
  else if (isList(was) && isList(is)) noteList(path, was, is, changes);
  else if (isList(was) || isList(is) || !noteFields(path, was, is, changes)) note(path, is, changes);
}

function note(path: Path, is: unknown, changes: string[]): void {
  changes.push(is === undefined ? `["${path.join('.')}"]` : `["${path.join('.')}",${JSON.stringify(is)}]`);
}

function noteAt(path: Path, name: string | number, was: unknown, is: unknown, changes: string[]): void {
  if (was === is) return;
  path.push(name);
  noteChanges(path, was, is, changes);
  path.pop();
}

function noteList(path: Path, was: readonly unknown[], is: readonly unknown[], changes: string[]): void {
  for (let at = 0; at < is.length; at++) noteAt(path, at, was[at], is[at], changes);
  if (is.length < was.length) noteAt(path, 'length', was.length, is.length, changes);
}

/** Of an object with the same names; false: it is another kind of object, or a name would not be understood. */
function noteFields(path: Path, was: object, is: object, changes: string[]): boolean {
  if (!isAlike(was, is)) return false;
  for (const name in is) {
    const before = was[name as never];
    const now = is[name as never];
    if (before === now) continue;
    if (!PLAIN.test(name)) return false;
    noteAt(path, name, before, now, changes);
  }
  return true;
}

/** Without a list of names: this is asked of everything that may have applyChange, after every answer. */
function isAlike(some: object, others: object): boolean {
  let more = 0;
  for (const name in others) {
    if (!Object.hasOwn(some, name)) return false;
    more++;
  }
  for (const _ in some) more--;
  return more === 0;
}

const PLAIN = /^[\w-]+$/;

/** The data after a change: what is on the way to it is copied, the rest stays the same. */
export function applyChange(data: unknown, names: readonly string[], change: ViewChange): unknown {
  const [name, ...rest] = names;
  if (name === undefined) return change[1];
  if (Array.isArray(data)) {
    if (name === 'length') return data.slice(0, Number(change[1]));
    const list = data.slice();
    list[Number(name)] = applyChange(list[Number(name)], rest, change);
    return list;
  }
  const fields = data as Readonly<Record<string, unknown>>;
  if (rest.length > 0 || change.length === 2) return { ...fields, [name]: applyChange(fields[name], rest, change) };
  return Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name));
}

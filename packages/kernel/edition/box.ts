import type { Parsed } from '../game.ts';
import { canonical } from '../key.ts';
import {
  type Differences,
  type EditionFault,
  type EditionField,
  type FieldValue,
  fault,
  findFieldFault,
  type GameBox,
} from './field.ts';
import { findDifferingPaths, valueAt, withValues } from './path.ts';

/** The greatest length of an edition's name. */
export const LONGEST_EDITION_NAME = 40;

/** Finds the faults in the fields of an edition. */
export const fieldFaults = (fields: readonly EditionField[], data: unknown): EditionFault[] =>
  fields.flatMap(field => findFieldFault(field, valueAt(data, field.path)) ?? []);

/** Faults that an edition of any game can have. */
export const EDITION_FAULTS = ['object', 'id', 'missing', 'mark', 'unknown', 'fixed'] as const;
export type EditionFaultCode = (typeof EDITION_FAULTS)[number];

const isObject = (x: unknown): x is Readonly<Record<string, unknown>> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

/** Finds the faults in the name of an edition. */
export const nameFaults = (id: unknown): EditionFault[] =>
  typeof id === 'string' && id.trim() !== '' && id.length <= LONGEST_EDITION_NAME
    ? []
    : [fault('id', 'id', { longest: LONGEST_EDITION_NAME })];

/** How a game checks an edition: its structure first, then the single values, then how values go together. */
interface EditionChecks<E> {
  readonly structure: (data: Readonly<Record<string, unknown>>) => readonly EditionFault[];
  readonly fields: GameBox<E>['fields'];
  readonly between: (edition: E) => readonly EditionFault[];
}

/** Finds the faults in outside data as an edition. Earlier checks hide what could only follow from them. */
export function findFaults<E>(
  { structure, fields, between }: EditionChecks<E>,
  data: unknown,
): readonly EditionFault[] {
  if (!isObject(data)) return [fault('', 'object')];
  const broken = [...nameFaults(data.id), ...structure(data)];
  if (broken.length > 0) return broken;
  const edition = data as E;
  const wrong = fieldFaults(fields(edition), edition);
  return wrong.length > 0 ? wrong : between(edition);
}

/** Reads outside data as an edition, with the first fault as a sentence for programmers. */
export function checkEdition<E>(box: Pick<GameBox<E>, 'faults'>, data: unknown): Parsed<E> {
  const [first] = box.faults(data);
  return first === undefined ? { ok: true, value: data as E } : { ok: false, why: `edition: ${sayFault(first)}` };
}

/** Says a fault like "startingHand.value: number (min 1, max 12)". */
function sayFault({ path, code, values }: EditionFault): string {
  const numbers = Object.entries(values).map(([name, value]) => `${name} ${value}`);
  return `${path === '' ? '' : `${path}: `}${code}${numbers.length === 0 ? '' : ` (${numbers.join(', ')})`}`;
}

/** Applies differences from outside to the standard edition. A path that isn't a field is a fault. */
export function applyDifferences<E>(
  box: GameBox<E>,
  saved: unknown,
): { readonly edition: E; readonly faults: EditionFault[] } {
  const { standard } = box;
  if (!isObject(saved)) return { edition: standard, faults: [fault('', 'object')] };
  const differences = box.upgrade?.(saved) ?? saved;
  const known = new Map(box.fields(standard).map(field => [field.path, field]));
  const wrong = Object.entries(differences).flatMap(([path, value]): EditionFault[] => {
    if (path === 'id') return nameFaults(value);
    const field = known.get(path);
    return field === undefined ? [fault(path, 'unknown')] : [findFieldFault(field, value) ?? []].flat();
  });
  if (wrong.length > 0) return { edition: standard, faults: wrong };
  const edition = withValues(standard, differences as Differences);
  return { edition, faults: [...box.faults(edition)] };
}

/** Reads a table's `edition` option. Absent: the standard edition. */
export function parseEdition<E>(box: GameBox<E>, option: unknown): Parsed<E> {
  if (option === undefined) return checkEdition(box, box.standard);
  const { edition, faults } = applyDifferences(box, option);
  return checkEdition({ faults: () => faults }, edition);
}

type OptionValues = Readonly<Record<string, unknown>>;

/** Reads a table's options with the edition among them. `read` reads the others; `standard`: another edition to be the standard one. */
export const readingEditions =
  <E, G>(box: GameBox<E>, read: (options: OptionValues, seats: number, edition: E) => Parsed<G>) =>
  (options: OptionValues, seats: number, standard: E = box.standard): Parsed<G> => {
    const edition = parseEdition({ ...box, standard }, options.edition);
    return edition.ok ? read(options, seats, edition.value) : edition;
  };

/** Finds what differs between a whole edition and the standard one. A difference that isn't a field is a fault. */
export function differencesOf<E>(
  box: GameBox<E>,
  saved: unknown,
): { readonly differences: Differences; readonly faults: readonly EditionFault[] } {
  const data = isObject(saved) ? (box.upgrade?.(saved) ?? saved) : saved;
  const faults = box.faults(data);
  if (faults.length > 0) return { differences: {}, faults };
  const { standard } = box;
  const paths = ['id', ...box.fields(standard).map(({ path }) => path)];
  const changed = paths.filter(path => canonical(valueAt(standard, path)) !== canonical(valueAt(data, path)));
  const missing = changed.filter(path => valueAt(data, path) === undefined);
  if (missing.length > 0) return { differences: {}, faults: missing.map(path => fault(path, 'missing')) };
  const differences = Object.fromEntries(changed.map(path => [path, valueAt(data, path) as FieldValue]));
  const rest = findDifferingPaths(withValues(standard, differences), data);
  return rest.length > 0
    ? { differences: {}, faults: rest.map(path => fault(path, 'fixed')) }
    : { differences, faults: [] };
}

/** One value of an edition, or a list of them: all that a field can hold. */
export type SingleValue = string | number | boolean | null;
export type FieldValue = SingleValue | readonly SingleValue[];

/** What a field of an edition may hold: the same description checks it and draws it. */
export type FieldKind =
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step: number }
  | { readonly kind: 'choice'; readonly values: readonly SingleValue[] }
  /** Several of some values, in any order; `distinct`: each once at most. */
  | {
      readonly kind: 'list';
      readonly values: readonly SingleValue[];
      readonly min: number;
      readonly max: number;
      readonly distinct: boolean;
    }
  /** Several short words over an alphabet, each with one letter at least. */
  | {
      readonly kind: 'letters';
      readonly letters: string;
      readonly longest: number;
      readonly min: number;
      readonly max: number;
    };

/** A value of the box that may be changed. */
export interface EditionField {
  /** Where it stands: `businesses[3].front`. */
  readonly path: string;
  /** The component row of the rules it belongs to: CE-C5. */
  readonly group: string;
  /** K known, L likely, R reconstructed; in words where parts differ. */
  readonly mark: string;
  readonly of: FieldKind;
}

/** What is wrong with an edition: where, what by a code, and the numbers to say it with. */
export interface EditionFault {
  readonly path: string;
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What differs from the standard edition, by path; the name of the edition is at `id`. */
export type Differences = Readonly<Record<string, FieldValue>>;

/** The box of a game: the edition that is played unless said otherwise, and what may be changed in it. */
export interface GameBox<E> {
  readonly standard: E;
  /** What may be changed, in the order of the rules' component rows. */
  fields(edition: E): readonly EditionField[];
  /** What is wrong with data from outside; nothing: it is an edition the game can be played with. */
  faults(data: unknown): readonly EditionFault[];
  /** A whole edition, or differences from the standard one, as an earlier version saved them, in the present shape. */
  upgrade?(saved: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  /** Numbers that follow from all the others, by name. */
  totals(edition: E): Readonly<Record<string, number>>;
}

/** What can be wrong with a single value, whatever the game. */
export const FIELD_FAULTS = ['number', 'choice', 'list', 'letters', 'twice'] as const;
export type FieldFaultCode = (typeof FIELD_FAULTS)[number];

export const whole = (min: number, max: number, step = 1): FieldKind => ({ kind: 'number', min, max, step });
export const oneOf = (values: readonly SingleValue[]): FieldKind => ({ kind: 'choice', values });
export const listOf = (values: readonly SingleValue[], min: number, max: number, distinct = false): FieldKind => ({
  kind: 'list',
  values,
  min,
  max,
  distinct,
});

export const fault = (path: string, code: string, values: EditionFault['values'] = {}): EditionFault => ({
  path,
  code,
  values,
});

/** What is wrong with a value for a kind of field; null: nothing. */
function findValueFault(
  of: FieldKind,
  value: unknown,
): readonly [code: FieldFaultCode, values: EditionFault['values']] | null {
  if (of.kind === 'number') {
    const { min, max, step } = of;
    const fits = Number.isInteger(value) && Number(value) >= min && Number(value) <= max && Number(value) % step === 0;
    return fits ? null : ['number', { min, max, step }];
  }
  if (of.kind === 'choice') return of.values.some(each => each === value) ? null : ['choice', {}];
  const { min, max } = of;
  if (!Array.isArray(value) || value.length < min || value.length > max) return ['list', { min, max }];
  if (of.kind === 'letters') {
    const { letters, longest } = of;
    const isWord = (each: unknown): boolean =>
      typeof each === 'string' &&
      each !== '' &&
      each.length <= longest &&
      [...each].every(letter => letters.includes(letter));
    return value.every(isWord) ? null : ['letters', { letters, longest }];
  }
  if (!value.every(each => of.values.includes(each))) return ['list', { min, max }];
  return of.distinct && new Set(value).size !== value.length ? ['twice', {}] : null;
}

/** What is wrong with a value for its field; null: nothing. */
export function findFieldFault({ path, of }: EditionField, value: unknown): EditionFault | null {
  const wrong = findValueFault(of, value);
  return wrong === null ? null : fault(path, ...wrong);
}

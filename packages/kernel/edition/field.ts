/** A field of an edition holds one of these values, or a list of them. */
export type SingleValue = string | number | boolean | null;
export type FieldValue = SingleValue | readonly SingleValue[];

/** The values that a field of an edition may hold. The same description validates the field and draws it in the editor. */
export type FieldKind =
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step: number }
  | { readonly kind: 'choice'; readonly values: readonly SingleValue[] }
  /** A list of these values, in any order; `distinct`: each at most once. */
  | {
      readonly kind: 'list';
      readonly values: readonly SingleValue[];
      readonly min: number;
      readonly max: number;
      readonly distinct: boolean;
    }
  /** Several short words over an alphabet, each with at least one letter. */
  | {
      readonly kind: 'letters';
      readonly letters: string;
      readonly longest: number;
      readonly min: number;
      readonly max: number;
    };

/** A value of the box that can be changed. */
export interface EditionField {
  /** Its path: `businesses[3].front`. */
  readonly path: string;
  /** The component row of the rules it belongs to: CE-C5. */
  readonly group: string;
  /** K known, L likely, R reconstructed; in words if its parts differ. */
  readonly mark: string;
  readonly of: FieldKind;
}

/** A fault in an edition: its path, a code, and the numbers for the message. */
export interface EditionFault {
  readonly path: string;
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The values that differ from the standard edition, by path. The edition's name is at `id`. */
export type Differences = Readonly<Record<string, FieldValue>>;

/** The box of a game: its standard edition, and what can be changed in it. */
export interface GameBox<E> {
  readonly standard: E;
  /** The fields that can be changed, in the order of the rules' component rows. */
  fields(edition: E): readonly EditionField[];
  /** Finds what is wrong with outside data. No faults: the game can be played with this edition. */
  faults(data: unknown): readonly EditionFault[];
  /** Converts a whole edition, or differences from the standard one, from the form in which an earlier version saved them. */
  upgrade?(saved: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  /** Numbers that are computed from the others, by name. */
  totals(edition: E): Readonly<Record<string, number>>;
}

/** Faults that a single value can have in any game. */
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

/** Finds the fault of a value for a kind of field; null: none. */
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

/** Finds the fault of a value for its field; null: none. */
export function findFieldFault({ path, of }: EditionField, value: unknown): EditionFault | null {
  const wrong = findValueFault(of, value);
  return wrong === null ? null : fault(path, ...wrong);
}

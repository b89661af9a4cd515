/** The description in a schema, as plain data. */
type SchemaShape =
  | { readonly kind: 'text' | 'flag' | 'number' | 'integer' | 'count' | 'seat' | 'game' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'nullable' | 'list'; readonly of: Schema<unknown> }
  | { readonly kind: 'pair'; readonly of: readonly [Schema<unknown>, Schema<unknown>] }
  | { readonly kind: 'fields'; readonly of: Readonly<Record<string, Schema<unknown>>> }
  /** Objects that differ by their field `kind`. */
  | { readonly kind: 'variants'; readonly of: readonly Schema<unknown>[] };

/**
 * A schema without a library: packages/protocol makes a zod schema of it. `empty` is the value in an empty room; its type is
 * the type that the schema describes. The functions below are marked as pure, so that a bundle leaves out schemas that it doesn't use.
 */
export interface Schema<X> {
  readonly shape: SchemaShape;
  readonly empty: X;
}

export const text: Schema<string> = { shape: { kind: 'text' }, empty: '' };
export const flag: Schema<boolean> = { shape: { kind: 'flag' }, empty: false };
export const number: Schema<number> = { shape: { kind: 'number' }, empty: 0 };
export const integer: Schema<number> = { shape: { kind: 'integer' }, empty: 0 };
export const count: Schema<number> = { shape: { kind: 'count' }, empty: 0 };
export const seatNumber: Schema<number> = { shape: { kind: 'seat' }, empty: 0 };

/** An object that only the game can describe further. Nobody reads its empty value: an empty room has no match. */
/* @__NO_SIDE_EFFECTS__ */
export const gameData = <X>(): Schema<X> => ({ shape: { kind: 'game' }, empty: {} as X });

/** One of some words; the first is the empty one. */
/* @__NO_SIDE_EFFECTS__ */
export const choice = <X extends string>(first: X, ...others: readonly X[]): Schema<X> => ({
  shape: { kind: 'choice', values: [first, ...others] },
  empty: first,
});

/* @__NO_SIDE_EFFECTS__ */
export const nullable = <X>(of: Schema<X>): Schema<X | null> => ({ shape: { kind: 'nullable', of }, empty: null });
/* @__NO_SIDE_EFFECTS__ */
export const list = <X>(of: Schema<X>): Schema<readonly X[]> => ({ shape: { kind: 'list', of }, empty: [] });
/* @__NO_SIDE_EFFECTS__ */
export const pair = <X, Y>(first: Schema<X>, second: Schema<Y>): Schema<readonly [X, Y]> => ({
  shape: { kind: 'pair', of: [first, second] },
  empty: [first.empty, second.empty],
});

/** An object with these fields and no others. */
/* @__NO_SIDE_EFFECTS__ */
export const fields = <F extends object>(of: { readonly [K in keyof F]-?: Schema<F[K]> }): Schema<Readonly<F>> => ({
  shape: { kind: 'fields', of: of as Readonly<Record<string, Schema<unknown>>> },
  empty: Object.fromEntries(Object.entries<Schema<unknown>>(of).map(([name, { empty }]) => [name, empty])) as F,
});

/** Objects that differ by their field `kind`; the first is the empty one. */
export const variants = <X>(first: Schema<X>, ...others: readonly Schema<X>[]): Schema<X> => ({
  shape: { kind: 'variants', of: [first, ...others] },
  empty: first.empty,
});

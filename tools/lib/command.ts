/** A flag of a tool: its kind of value, its default, and one line of help. */
export type Flag =
  | { readonly kind: 'switch'; readonly help: string }
  | {
      readonly kind: 'integer';
      readonly min: number;
      readonly max: number;
      readonly default?: number;
      readonly help: string;
    }
  | { readonly kind: 'text'; readonly value: string; readonly default?: string; readonly help: string }
  | { readonly kind: 'texts'; readonly value: string; readonly help: string }
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly default?: string; readonly help: string };

/** An argument without a flag; without a default it must be given. */
interface Positional {
  readonly default?: string;
  readonly help: string;
}

/** What a tool may be called with: the one table its parser and its usage are made from (`as const satisfies Command`). */
export interface Command {
  /** As one types it: `npm run play --`. */
  readonly call: string;
  readonly about: string;
  readonly positionals: Readonly<Record<string, Positional>>;
  readonly flags: Readonly<Record<string, Flag>>;
}

type Scalar<F extends Flag> = F extends { kind: 'integer' }
  ? number
  : F extends { kind: 'choice'; of: readonly (infer V)[] }
    ? V
    : string;
type ValueOf<F extends Flag> = F extends { kind: 'switch' }
  ? boolean
  : F extends { kind: 'texts' }
    ? readonly string[]
    : F extends { default: string | number }
      ? Scalar<F>
      : Scalar<F> | undefined;

/** The arguments by name, each of the type its row in the table says. */
export type Arguments<C extends Command> = { readonly [N in keyof C['positionals']]: string } & {
  readonly [N in keyof C['flags']]: ValueOf<C['flags'][N]>;
};

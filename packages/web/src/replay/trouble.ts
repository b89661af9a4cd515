/** Why a match cannot be shown. */
export interface Trouble {
  readonly code:
    | 'too-big'
    | 'not-json'
    | 'not-a-record'
    | 'bad-luck'
    | 'no-such-game'
    | 'other-version'
    | 'other-rules'
    /** At one of its answers. */
    | 'entry';
  /** Which answer of the match, from 1; null: it is not about one. */
  readonly entry: number | null;
  /** What exactly, as the program says it; never the only thing that is said. */
  readonly detail: string;
}

export const trouble = (code: Trouble['code'], detail: string, entry: number | null = null): Trouble => ({
  code,
  entry,
  detail,
});

export const isTrouble = (x: object): x is Trouble => 'code' in x && 'detail' in x;

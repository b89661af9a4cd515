/** Rows of numbers of one length in one flat array: code that reads them never meets arrays of different element kinds. */
interface NumberTable {
  readonly width: number;
  readonly cells: Float64Array;
}

export const makeTable = (rows: readonly (readonly number[])[]): NumberTable => ({
  width: rows[0]?.length ?? 0,
  cells: Float64Array.from(rows.flat()),
});

export const makeRow = (numbers: readonly number[]): Float64Array => Float64Array.from(numbers);

/** Read a number from a row, and from a table. */
export const readRow = (numbers: Float64Array, column: number): number => numbers[column] ?? 0;
export const readTable = ({ width, cells }: NumberTable, at: number, column: number): number =>
  cells[at * width + column] ?? 0;

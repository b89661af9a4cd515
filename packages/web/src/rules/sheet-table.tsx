import type { ComponentChild } from 'preact';
import type { BoxTable, BoxTableRow } from '../games/book.ts';
import type { RulesTexts } from '../kit/words/en/rules.ts';
import { CitedText, Rulings } from './rulings.tsx';
import { Sureness } from './sureness.tsx';

interface SheetTableProps {
  readonly sheet: BoxTable;
  readonly texts: RulesTexts;
  readonly picture: (sheet: string, row: string) => ComponentChild;
}

/** A table of the box's contents. On a phone every row is a card. */
export function SheetTable({ sheet, texts, picture }: SheetTableProps) {
  const { id, title, columns, rows, mark, rulings = [] } = sheet;
  const isMarked = rows.some(row => row.mark !== undefined);
  return (
    <div class="box-sheet">
      <h3 id={id}>{title}</h3>
      {mark !== null && (
        <p class="second">
          {texts.sureness}: <Sureness mark={mark} texts={texts} />
        </p>
      )}
      <Rulings rulings={rulings} texts={texts} />
      <table class="box-table" aria-labelledby={id}>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            {isMarked && <th scope="col">{texts.sureness}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.id}>
              <Cells row={row} columns={columns} picture={picture(id, row.id)} />
              {isMarked && (
                <td data-column={texts.sureness}>
                  {row.mark !== undefined && <Sureness mark={row.mark} texts={texts} />}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellsProps {
  readonly row: BoxTableRow;
  readonly columns: readonly string[];
  readonly picture: ComponentChild;
}

function Cells({ row: { cells }, columns, picture }: CellsProps) {
  const [name = '', ...rest] = cells;
  return (
    <>
      <th scope="row">
        {picture !== null && <span class="box-picture">{picture}</span>}
        {name}
      </th>
      {rest.map((cell, at) => (
        <td key={columns[at + 1]} data-column={columns[at + 1]}>
          <CitedText text={cell} />
        </td>
      ))}
    </>
  );
}

import { type GameBox, parseEdition } from '@consigliere/kernel';

type TableOptions = Readonly<Record<string, unknown>>;

/** The words for a table that names an edition, for a box whose faults make sure that its editions are of type E. */
export function wordsOfChosen<E, W>(
  box: GameBox<unknown>,
  { standard, wordsOf }: { readonly standard: W; wordsOf(edition: E, options: TableOptions): W },
  options: TableOptions,
): W {
  const chosen = parseEdition(box, options.edition);
  return chosen.ok ? wordsOf(chosen.value as E, options) : standard;
}

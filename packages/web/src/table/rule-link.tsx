/** A rule by its number: it leads to where it is told. Beside the table, so that nobody leaves a match to read. */
export function RuleLink({ game, rule }: { readonly game: string; readonly rule: string }) {
  return (
    <a class="rule" href={`/rules/${game}#${rule}`} target="_blank" rel="noreferrer">
      {rule}
    </a>
  );
}

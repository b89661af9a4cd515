interface RuleLinkProps {
  readonly game: string;
  /** Its number: CN-20. */
  readonly rule: string;
  readonly label?: string;
}

/** The way to a rule. It opens beside the table, always in the same tab, so that nobody leaves a match to read. */
export const RuleLink = ({ game, rule, label = rule }: RuleLinkProps) => (
  <a class="rule" href={`/rules/${game}#${rule}`} target="rules">
    {label}
  </a>
);

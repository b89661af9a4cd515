/** K known, L likely, R reconstructed: how sure we are of a component. */
type Mark = 'K' | 'L' | 'R';

/** A number of the box, with the id of its row in the rules and its mark. */
export interface Component {
  readonly id: string;
  readonly value: number;
  readonly mark: Mark;
}

/** The contents of the box. An owner of the box can correct a value here without touching a rule. */
export interface Edition {
  readonly id: string;
  /** Cards of each kind, by number of players. */
  readonly eachKind: Readonly<Record<string, Component>>;
  readonly startingHand: Component;
  readonly handLimit: Component;
}

/** Something that is struck in the middle of play, and works again when the promise resolves. */
export interface FaultTarget {
  /** `played`: resolves after so many more answers, or when nobody plays any more. */
  strike(played: (answers: number) => Promise<void>): Promise<void>;
}

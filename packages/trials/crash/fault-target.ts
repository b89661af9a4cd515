/** Something that is broken in the middle of play. It works again when the promise resolves. */
export interface FaultTarget {
  /** `played` resolves after this many more answers, or when nobody is playing any more. */
  injectFault(played: (answers: number) => Promise<void>): Promise<void>;
}

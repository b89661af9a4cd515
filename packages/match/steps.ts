/** A long computation, step by step. */
export type Steps<X> = Generator<undefined, X, undefined>;

/** Called between the steps of long work. If it returns a promise, the work waits for it, so that other work can run. */
export type GiveWay = () => Promise<void> | undefined;

/** Runs a computation to its end without a break. */
export function runAtOnce<X>(steps: Steps<X>): X {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Runs a computation to its end and gives way to other work between its steps. */
export async function runInTurns<X>(steps: Steps<X>, giveWay: GiveWay): Promise<X> {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    const turn = giveWay();
    if (turn !== undefined) await turn;
  }
}

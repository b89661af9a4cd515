import { random, type Sfc32 } from '@consigliere/kernel/host';

/** The legal answers in the order of the rules, each with its rating: the same sums as in `rollout`. */
export class Choices {
  readonly answers = new Int32Array(128);
  readonly likes = new Float64Array(128);
  count = 0;

  add(answer: number, liked: number): void {
    this.answers[this.count] = answer;
    this.likes[this.count++] = liked;
  }

  /** Picks one of the best-rated answers at random. */
  best(rng: Sfc32): number {
    const { answers, likes, count } = this;
    let best = 0;
    let most = likes[0] ?? 0;
    let alike = 1;
    for (let each = 1; each < count; each++) {
      const liked = likes[each] ?? 0;
      if (liked < most) continue;
      alike = liked > most ? 1 : alike + 1;
      most = liked;
      if (alike === 1 || random(rng, '', alike) === 0) best = each;
    }
    return answers[best] ?? 0;
  }
}

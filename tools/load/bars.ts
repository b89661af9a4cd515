import { type Progress, progress } from '../lib/progress.ts';

/** One bar after the other, each for a part of the whole. */
export interface Bars {
  show(what: string, share: number): void;
  end(): void;
}

export function newBars(label: string): Bars {
  let current: { readonly what: string; readonly bar: Progress; shown: number } | null = null;
  const end = (): void => {
    current?.bar.end();
    current = null;
  };
  return {
    end,
    show: (what, share) => {
      if (current?.what !== what) {
        end();
        current = { what, bar: progress(`${label}: ${what}`, 100), shown: 0 };
      }
      const percent = Math.floor(share * 100);
      current.bar.step(percent - current.shown);
      current.shown = percent;
    },
  };
}

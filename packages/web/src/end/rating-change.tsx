import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { historyApi, type MatchRating } from '../kit/link/history-api.ts';
import { isRefusal } from '../kit/link/link.ts';
import { Announced } from '../kit/notice.tsx';
import type { HistoryTexts } from '../kit/words/en/history.ts';
import { useRareCatalogue } from '../kit/words/rare-catalogues.ts';
import { useInnerTexts } from '../kit/words/texts.ts';
import './end.css';

/** The effect of a rated match on the reader's own rating, once the server has worked it out. */
export function RatingChange({ room }: { readonly room: string }) {
  const texts = useRareCatalogue('history');
  const { tables } = useInnerTexts();
  const rating = useSignal<MatchRating | null>(null);
  const isLost = useSignal(false);
  useEffect(() => {
    historyApi.rating(room).then(answer => {
      if (isRefusal(answer)) isLost.value = true;
      else rating.value = answer;
    });
  }, [room]);
  if (texts === null || isLost.value) return null;
  return (
    <p class="rating-change">
      <Announced class="figures" text={rating.value === null ? texts.waiting : sayRating(rating.value, texts)} />
      <a href="/profile">{tables.profile}</a>
    </p>
  );
}

const sayRating = ({ change, unrated }: MatchRating, texts: HistoryTexts): string =>
  change === null
    ? texts.notRated(unrated ?? 'not-agreed')
    : texts.changed(change.before.value, change.after.value, change.after.uncertainty);

import { lastSpace } from '@consigliere/games/der-pate/rules';
import { useDesk } from './desk.ts';
import { TrackIcon } from './drawn.tsx';

/** DP-32 Warns a player who can't win yet, because the knock-out track isn't finished. */
export function Ko() {
  const { view, words, labels } = useDesk();
  const { seat, open } = view;
  if (seat === null || open.over) return null;
  const { ko } = open;
  const at = (track: 'reputation' | 'influence'): number => open[track][seat] ?? 0;
  const last = lastSpace(view, 'reputation');
  if (ko !== null && at(ko) === last)
    return (
      <p class="dp-ko-note done">
        <TrackIcon track={ko} size={18} /> {labels.ko.done(words.track[ko])}
      </p>
    );
  if (ko === null && at('reputation') === last && at('influence') === last) return null;
  return (
    <p class="dp-ko-note">
      <b>{labels.ko.warning}</b>{' '}
      {ko === null
        ? labels.ko.open(
            `${words.track.reputation} ${at('reputation')}`,
            `${words.track.influence} ${at('influence')}`,
            last,
          )
        : labels.ko.needs(words.track[ko], at(ko), last)}
    </p>
  );
}

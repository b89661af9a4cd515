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
  const last = (track: 'reputation' | 'influence'): number => lastSpace(view, track);
  const isFinished = (track: 'reputation' | 'influence'): boolean => at(track) === last(track);
  const stands = (track: 'reputation' | 'influence'): string =>
    `${words.track[track]} ${labels.at(String(at(track)), String(last(track)))}`;
  if (ko !== null && isFinished(ko))
    return (
      <p class="dp-ko-note done">
        <TrackIcon track={ko} size={18} /> {labels.ko.done(words.track[ko])}
      </p>
    );
  if (ko === null && isFinished('reputation') && isFinished('influence')) return null;
  return (
    <p class="dp-ko-note">
      <b>{labels.ko.warning}</b>{' '}
      {ko === null
        ? labels.ko.open(stands('reputation'), stands('influence'))
        : labels.ko.needs(words.track[ko], at(ko), last(ko))}
    </p>
  );
}

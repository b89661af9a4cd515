import { getLastSpace } from '@consigliere/games/der-pate/rules';
import { BoardButton } from '../../../kit/board-button.tsx';
import { type DpBoardContext, useBoard } from '../board-context.ts';
import { Icon } from '../drawings.tsx';
import { findEventCard } from '../explanations.ts';
import { TRACK_ICONS } from '../icons.ts';

const KO_TRACKS = ['reputation', 'influence'] as const;

/** DP-32 Says whether a seat can win yet: only with the KO track finished. */
function sayKo({ view, words, labels }: DpBoardContext): string {
  const { seat, open } = view;
  const { ko } = open;
  const at = (track: (typeof KO_TRACKS)[number]): number => open[track][seat ?? 0] ?? 0;
  const stands = (track: (typeof KO_TRACKS)[number]): string =>
    `${words.track[track]} ${labels.at(at(track), getLastSpace(view, track))}`;
  if (ko === null) return labels.ko.open(stands('reputation'), stands('influence'));
  const last = getLastSpace(view, ko);
  return at(ko) === last ? labels.ko.done(words.track[ko]) : labels.ko.needs(words.track[ko], at(ko), last);
}

/** A slim line above the map of a small screen: the KO track, the viewer's place on it, the round, the event. */
export function KoLine() {
  const context = useBoard();
  const { view, words, labels } = context;
  const { open, given, seat } = view;
  const event = findEventCard(context);
  const tracks = open.ko === null ? KO_TRACKS : [open.ko];
  const isDone = open.ko !== null && open[open.ko][seat ?? 0] === getLastSpace(view, open.ko);
  return (
    <BoardButton
      spot="ko-line"
      class={`dp-ko-line${isDone ? ' done' : ''}${open.ko === null ? ' undecided' : ''}`}
      title={event?.name ?? words.table.koTrack}
      lines={[event?.help ?? '', sayKo(context), words.table.eventsLeft(view.tally.pile)]}
    >
      <span class="dp-ko-mark">KO</span>
      {tracks.map(track => (
        <span key={track} class="dp-ko-track figures">
          <Icon path={TRACK_ICONS[track]} size={14} />
          <span class="dp-ko-name">{words.track[track]}</span>
          {seat !== null && <b>{labels.at(open[track][seat] ?? 0, getLastSpace(view, track))}</b>}
        </span>
      ))}
      {open.round > 0 && <span class="dp-line-round figures">{labels.roundOf(open.round, given.rounds)}</span>}
    </BoardButton>
  );
}

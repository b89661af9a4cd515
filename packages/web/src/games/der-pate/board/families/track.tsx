import { getLastSpace, ON_TRACK, TILES, type Track } from '@consigliere/games/der-pate/rules';
import type { Seat } from '@consigliere/kernel';
import { explains } from '../../../kit/explanation.ts';
import { useBoard } from '../board-context.ts';
import { Icon, Sign } from '../drawings.tsx';
import { explainTrack } from '../explanations.ts';
import { FAVOUR_ICONS, TILE_ICONS, TRACK_ICONS } from '../icons.ts';
import { asPicture, makeTarget } from '../target.ts';
import { sayTrack } from './say-family.ts';

interface TrackProps {
  readonly seat: Seat;
  readonly track: Track;
}

/** One track of a family from its start on the left to its last space on the right, with the tiles that still lie there. */
export function TrackLine({ seat, track }: TrackProps) {
  const context = useBoard();
  const { view } = context;
  const last = getLastSpace(view, track);
  const space = view.open[track][seat] ?? 0;
  const isKo = view.open.ko === track;
  const name = `dp-track ${last > 5 ? 'long' : 'short'}${isKo ? ' ko' : ''}`;
  const about = sayTrack(context, seat, track);
  const explain = () => explainTrack(context, seat, track, last);
  const attributes =
    seat === view.seat
      ? makeTarget(context, `track-${track}`, { class: name, about, explain })
      : { class: name, ...asPicture(about), ...explains(explain) };
  return (
    <div {...attributes} data-track={track}>
      <Icon path={TRACK_ICONS[track]} size={18} />
      <span class="dp-cells" style={{ '--cells': last + 1, '--at': space }} aria-hidden="true">
        {Array.from({ length: last + 1 }, (_, at) => (
          <Cell key={at} seat={seat} track={track} at={at} />
        ))}
        <span class="dp-on-track">
          <Sign seat={seat} size={20} />
        </span>
      </span>
    </div>
  );
}

/** A space of a track. Figures are drawn by the style sheet: the name of the whole line says where the marker stands. */
function Cell({ seat, track, at }: TrackProps & { readonly at: number }) {
  const { view } = useBoard();
  const { income, favours, tileSpaces, last } = view.given;
  if (track === 'income')
    return <span class="dp-cell" data-printed={at === 0 ? '0' : `${(income[at] ?? 0) / 1000}k`} />;
  if (track === 'favours')
    return (
      <span class="dp-cell" data-printed={at === 0 ? '–' : undefined}>
        {at > 0 && <Icon path={FAVOUR_ICONS[(favours[at - 1] ?? 0) - 1] ?? ''} size={15} />}
      </span>
    );
  const tile = TILES.findIndex((_, each) => each < 3 === (track === 'reputation') && tileSpaces[each] === at);
  const name = TILES[tile];
  const lies = name !== undefined && view.open.tiles[seat]?.[tile] === ON_TRACK;
  return (
    <span
      class={lies ? 'dp-cell tile' : at === last[track] ? 'dp-cell last' : 'dp-cell'}
      data-spot={name === undefined ? undefined : `on-track-${seat}-${tile}`}
      data-printed={lies ? undefined : at}
    >
      {lies && <Icon path={TILE_ICONS[name]} size={16} />}
    </span>
  );
}

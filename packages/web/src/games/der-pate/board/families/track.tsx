import { getLastSpace, ON_TRACK, TILES, type Track } from '@consigliere/games/der-pate/rules';
import type { Seat } from '@consigliere/kernel';
import { explains } from '../../../kit/explanation.ts';
import { useBoard } from '../board-context.ts';
import { FavourIcon, Sign, TileIcon, TrackIcon } from '../drawings.tsx';
import { explainTrack } from '../explanations.ts';
import { asPicture, makeTarget } from '../target.ts';

/** One track of a family from its start on the left to its last space on the right, with the tiles that still lie there. */
export function TrackLine({ seat, track }: { readonly seat: Seat; readonly track: Track }) {
  const context = useBoard();
  const { view, words, labels } = context;
  const last = getLastSpace(view, track);
  const space = view.open[track][seat] ?? 0;
  const isKo = view.open.ko === track;
  const about = `${words.track[track]}: ${labels.at(String(space), String(last))}${isKo ? `, ${words.table.koTrack}` : ''}`;
  const tell = () => explainTrack(context, seat, track, last);
  const isOwn = seat === view.seat;
  const {
    isLit: _,
    class: states,
    ...rest
  } = isOwn
    ? makeTarget(context, `track-${track}`, about, tell)
    : { isLit: false, class: '', ...asPicture(about), ...explains(tell) };
  return (
    <div class={`dp-track ${last > 5 ? 'long' : 'short'}${isKo ? ' ko' : ''}${states}`} {...rest}>
      <TrackIcon track={track} size={18} />
      <span class="dp-cells" style={{ '--cells': last + 1, '--at': space }} aria-hidden="true">
        {Array.from({ length: last + 1 }, (_, at) => (
          <Cell key={at} seat={seat} track={track} at={at} />
        ))}
        <span class="dp-on-track">
          <Sign seat={seat} size={22} />
        </span>
      </span>
    </div>
  );
}

/** A figure printed on the board: drawn, not said. What the whole line is called says where one stands. */
const Printed = ({ figure }: { readonly figure: string }) => <span class="dp-cell" data-printed={figure} />;

interface CellProps {
  readonly seat: Seat;
  readonly track: Track;
  readonly at: number;
}

function Cell({ seat, track, at }: CellProps) {
  const { view } = useBoard();
  if (track === 'favours')
    return at === 0 ? (
      <Printed figure="–" />
    ) : (
      <span class="dp-cell">
        <FavourIcon favour={view.given.favours[at - 1] ?? 0} size={15} />
      </span>
    );
  if (track === 'income') return <Printed figure={at === 0 ? '0' : `${(view.given.income[at] ?? 0) / 1000}k`} />;
  const tile = TILES.findIndex(
    (_, each) => each < 3 === (track === 'reputation') && view.given.tileSpaces[each] === at,
  );
  const name = TILES[tile];
  const lies = name !== undefined && view.open.tiles[seat]?.[tile] === ON_TRACK;
  return (
    <span
      class={lies ? 'dp-cell tile' : at === view.given.last[track] ? 'dp-cell last' : 'dp-cell'}
      data-spot={name === undefined ? undefined : `on-track-${seat}-${tile}`}
      data-printed={lies ? undefined : at}
    >
      {lies && <TileIcon tile={name} size={16} />}
    </span>
  );
}

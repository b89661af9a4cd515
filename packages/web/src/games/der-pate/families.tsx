import { TRACKS } from '@consigliere/games/der-pate/rules';
import type { Seat } from '@consigliere/kernel';
import { Belongings } from './belongings.tsx';
import { useDesk } from './desk.ts';
import { Sign } from './drawn.tsx';
import { TrackLine } from './track.tsx';

/** A ledger for each family, the viewer's first: its tracks, all from left to right, and what it has. */
export function Families() {
  const { view, labels } = useDesk();
  const first = view.seat ?? 0;
  const seats = Array.from({ length: view.seats }, (_, at) => (first + at) % view.seats);
  return (
    <section class="dp-families" aria-label={labels.families}>
      {seats.map(seat => (
        <Family key={seat} seat={seat} />
      ))}
    </section>
  );
}

function Family({ seat }: { readonly seat: Seat }) {
  const { view, words, who, labels } = useDesk();
  const { open, given, recalled } = view;
  const isOwn = seat === view.seat;
  const showsMoney = isOwn || given.openMoney || open.over;
  const badges = [
    isOwn && labels.you,
    seat === open.startPlayer && open.round > 0 && words.table.startPlayer,
    open.over && open.out[seat] && words.table.out,
  ].filter(badge => badge !== false && badge !== undefined);
  return (
    <article class={open.turn === seat && !open.over ? 'dp-family at-turn' : 'dp-family'} aria-label={who.names[seat]}>
      <header>
        <Sign seat={seat} size={34} />
        <div>
          <h3>
            {words.family[seat]?.name}
            <small>
              {' '}
              {who.names[seat]}
              {badges.length > 0 && ` · ${badges.join(' · ')}`}
            </small>
          </h3>
          <p class="dp-money figures" data-place={`money-${seat}`}>
            {showsMoney ? words.money(recalled.money[seat] ?? 0) : `${words.table.money}: ${words.table.secret}`}
          </p>
        </div>
      </header>
      <div class="dp-tracks">
        {TRACKS.map(track => (
          <TrackLine key={track} seat={seat} track={track} />
        ))}
      </div>
      <Belongings seat={seat} />
    </article>
  );
}

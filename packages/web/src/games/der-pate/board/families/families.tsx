import { HELD, TILES, TRACKS } from '@consigliere/games/der-pate/rules';
import type { Seat } from '@consigliere/kernel';
import { explains } from '../../../kit/explanation.ts';
import { useBoard } from '../board-context.ts';
import { Icon, Sign } from '../drawings.tsx';
import { explainByRules, findOwed } from '../explanations.ts';
import { FIELD_ICONS, ICONS, TILE_ICONS, TRACK_ICONS } from '../icons.ts';
import { asPicture, makeTarget } from '../target.ts';
import { sayOwnDebts } from './say-family.ts';
import { TrackLine } from './track.tsx';

/** The open facts of a family: its tracks and its pieces as numbers. */
export function Facts({ seat }: { readonly seat: Seat }) {
  const { view, words } = useBoard();
  const { open } = view;
  return (
    <span class="dp-facts figures">
      {TRACKS.map(track => (
        <span key={track} class={open.ko === track ? 'dp-fact ko' : 'dp-fact'} title={words.track[track]}>
          <Icon path={TRACK_ICONS[track]} size={15} /> {open[track][seat]}
        </span>
      ))}
      <Belongings seat={seat} isInButton />
    </span>
  );
}

/** A family's tracks, all from left to right, its money and its pieces. */
export function Ledger({ seat }: { readonly seat: Seat }) {
  const { view, words, who, labels } = useBoard();
  const { open, given, recalled } = view;
  const isOwn = seat === view.seat;
  const showsMoney = isOwn || given.openMoney || open.over;
  const badges = [
    isOwn && labels.you,
    seat === open.startPlayer && open.round > 0 && words.table.startPlayer,
    open.over && open.out[seat] && words.table.out,
  ].filter(badge => badge !== false && badge !== undefined);
  return (
    <article class={open.turn === seat && !open.over ? 'dp-family to-play' : 'dp-family'} aria-label={who.names[seat]}>
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
          <p class="dp-money figures" data-spot={`money-${seat}`}>
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

interface BelongingsProps {
  readonly seat: Seat;
  /** Whether a button around them says everything, so that nothing in them can be pressed. */
  readonly isInButton?: boolean;
}

/** A family's pieces beside its tracks: members in supply, friends, debt markers of its own and of others, tiles. */
function Belongings({ seat, isInButton = false }: BelongingsProps) {
  const context = useBoard();
  const { view, words } = context;
  const { supply, friends, debts, tiles } = view.open;
  const held = TILES.filter((_, tile) => tiles[seat]?.[tile] === HELD);
  const piles = [
    ['supply', `${words.table.supply}: ${supply[seat]}`, supply[seat], 'DP-C2', ICONS.member, 18],
    ['friends', `${words.table.friends}: ${friends[seat]}`, friends[seat], 'DP-30', FIELD_ICONS.friend, 20],
    ['own-debts', sayOwnDebts(context, seat), debts[seat]?.[seat], 'DP-19', ICONS.debt, 18],
  ] as const;
  return (
    <div class="dp-things">
      {piles.map(([spot, about, count = 0, rule, icon, size]) => (
        <span
          key={spot}
          class={count === 0 ? 'dp-thing none' : 'dp-thing'}
          {...asPicture(about)}
          data-spot={`${spot}-${seat}`}
          {...explains(() => explainByRules(context, about, [rule]))}
        >
          <Icon path={icon} size={size} /> {count}
        </span>
      ))}
      <Owed seat={seat} isInButton={isInButton} />
      {held.length > 0 && (
        <span
          class="dp-thing"
          {...asPicture(`${words.table.tiles}: ${held.map(tile => words.tile[tile].name).join(', ')}`)}
          data-spot={`tiles-${seat}`}
        >
          {held.map(tile => (
            <Icon key={tile} path={TILE_ICONS[tile]} size={18} />
          ))}
        </span>
      )}
    </div>
  );
}

/** Debt markers of others that a family holds. */
function Owed({ seat, isInButton = false }: BelongingsProps) {
  const context = useBoard();
  const spot = `debts-${seat}`;
  const { owed, said } = findOwed(context, seat);
  if (owed.length === 0) return <span data-spot={spot} />;
  const about = context.labels.holds(said);
  const explain = () => explainByRules(context, about, ['DP-17', 'DP-34']);
  const attributes = isInButton
    ? { class: 'dp-thing', 'data-spot': spot }
    : makeTarget(context, spot, { class: 'dp-thing', about, explain });
  return (
    <span {...attributes}>
      {owed.map(({ owner, count }) => (
        <span key={owner} class="dp-owed">
          <Icon path={ICONS.debt} size={18} />
          <Sign seat={owner} size={14} /> {count}
        </span>
      ))}
    </span>
  );
}

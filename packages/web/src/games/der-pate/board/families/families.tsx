import { HELD, TILES, TRACKS } from '@consigliere/games/der-pate/rules';
import type { Seat } from '@consigliere/kernel';
import type { ComponentChildren } from 'preact';
import { explains } from '../../../kit/explanation.ts';
import { useBoard } from '../board-context.ts';
import { Icon, Sign, TileIcon } from '../drawings.tsx';
import { explainSpot } from '../explanations.ts';
import { FIELD_ICONS, ICONS } from '../icons.ts';
import { asPicture, makeTarget } from '../target.ts';
import { TrackLine } from './track.tsx';

/** A ledger for each family, the viewer's first: its tracks, all from left to right, and what it has. */
export function Families() {
  const { view, labels } = useBoard();
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

/** What a family has beside its tracks: members in supply, friends, debt markers of its own and of others, tiles. */
function Belongings({ seat }: { readonly seat: Seat }) {
  const context = useBoard();
  const { view, words } = context;
  const { supply, friends, debts, tiles } = view.open;
  const held = TILES.filter((_, tile) => tiles[seat]?.[tile] === HELD);
  return (
    <div class="dp-things">
      <Belonging at={`supply-${seat}`} name={words.table.supply} count={supply[seat] ?? 0} rules={['DP-C2']}>
        <Icon path={ICONS.member} size={18} />
      </Belonging>
      <Belonging at={`friends-${seat}`} name={words.table.friends} count={friends[seat] ?? 0} rules={['DP-30']}>
        <Icon path={FIELD_ICONS.friend} size={20} />
      </Belonging>
      <Belonging at={`own-debts-${seat}`} name={words.table.debts} count={debts[seat]?.[seat] ?? 0} rules={['DP-19']}>
        <Icon path={ICONS.debt} size={18} />
      </Belonging>
      <Held seat={seat} />
      {held.length > 0 && (
        <span
          class="dp-thing"
          {...asPicture(`${words.table.tiles}: ${held.map(tile => words.tile[tile].name).join(', ')}`)}
          data-spot={`tiles-${seat}`}
        >
          {held.map(tile => (
            <TileIcon key={tile} tile={tile} size={18} />
          ))}
        </span>
      )}
    </div>
  );
}

interface BelongingProps {
  readonly at: string;
  readonly name: string;
  readonly count: number;
  readonly rules: readonly string[];
  readonly children: ComponentChildren;
}

function Belonging({ at, name, count, rules, children }: BelongingProps) {
  const context = useBoard();
  const about = `${name}: ${count}`;
  return (
    <span
      class={count === 0 ? 'dp-thing none' : 'dp-thing'}
      {...asPicture(about)}
      data-spot={at}
      {...explains(() => explainSpot(context, about, rules))}
    >
      {children} {count}
    </span>
  );
}

/** Debt markers of others that a family holds: they owe it. */
function Held({ seat }: { readonly seat: Seat }) {
  const context = useBoard();
  const { view, labels, who, words } = context;
  const owed = view.open.debts.flatMap((markers, owner) => {
    const count = owner === seat ? 0 : (markers[seat] ?? 0);
    return count > 0 ? [{ owner, count }] : [];
  });
  const said = owed.map(({ owner, count }) => labels.holdsOf(count, who.names[owner] ?? '')).join(', ');
  const about = `${words.table.debts}: ${said}`;
  const tell = () => explainSpot(context, about, ['DP-17', 'DP-34']);
  const { isLit: _, class: states, ...rest } = makeTarget(context, `debts-${seat}`, about, tell);
  if (owed.length === 0) return <span data-spot={`debts-${seat}`} />;
  return (
    <span class={`dp-thing${states}`} {...rest}>
      {owed.map(({ owner, count }) => (
        <span key={owner} class="dp-owed">
          <Icon path={ICONS.debt} size={18} />
          <Sign seat={owner} size={14} /> {count}
        </span>
      ))}
    </span>
  );
}

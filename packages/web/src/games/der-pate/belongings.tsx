import { HELD, TILES } from '@consigliere/games/der-pate/rules';
import type { Seat } from '@consigliere/kernel';
import type { ComponentChildren } from 'preact';
import { explains } from '../kit/explained.ts';
import { aboutPlace, usable } from './about.ts';
import { useDesk } from './desk.ts';
import { Icon, Sign, TileIcon } from './drawn.tsx';
import { FIELD_ICONS, ICONS } from './icons.ts';
import { pictured, target } from './target.ts';

/** What a family has beside its tracks: members in supply, friends, debt markers of its own and of others, tiles. */
export function Belongings({ seat }: { readonly seat: Seat }) {
  const desk = useDesk();
  const { view, words } = desk;
  const { supply, friends, debts, tiles } = view.open;
  const held = TILES.filter((_, tile) => tiles[seat]?.[tile] === HELD);
  return (
    <div class="dp-things">
      <Thing at={`supply-${seat}`} name={words.table.supply} count={supply[seat] ?? 0} rules={['DP-C2']}>
        <Icon path={ICONS.member} size={18} />
      </Thing>
      <Thing at={`friends-${seat}`} name={words.table.friends} count={friends[seat] ?? 0} rules={['DP-30']}>
        <Icon path={FIELD_ICONS.friend} size={20} />
      </Thing>
      <Thing at={`own-debts-${seat}`} name={words.table.debts} count={debts[seat]?.[seat] ?? 0} rules={['DP-19']}>
        <Icon path={ICONS.debt} size={18} />
      </Thing>
      <Held seat={seat} />
      {held.length > 0 && (
        <span
          class="dp-thing"
          {...pictured(`${words.table.tiles}: ${held.map(tile => words.tile[tile].name).join(', ')}`)}
          data-place={`tiles-${seat}`}
        >
          {held.map(tile => (
            <TileIcon key={tile} tile={tile} size={18} />
          ))}
        </span>
      )}
    </div>
  );
}

interface ThingProps {
  readonly at: string;
  readonly name: string;
  readonly count: number;
  readonly rules: readonly string[];
  readonly children: ComponentChildren;
}

function Thing({ at, name, count, rules, children }: ThingProps) {
  const desk = useDesk();
  const about = `${name}: ${count}`;
  return (
    <span
      class={count === 0 ? 'dp-thing none' : 'dp-thing'}
      {...pictured(about)}
      data-place={at}
      {...explains(() => aboutPlace(desk, about, rules))}
    >
      {children} {count}
    </span>
  );
}

/** Debt markers of others that a family holds: they owe it. */
function Held({ seat }: { readonly seat: Seat }) {
  const desk = useDesk();
  const { view, labels, who, words } = desk;
  const owed = view.open.debts.flatMap((markers, owner) => {
    const count = owner === seat ? 0 : (markers[seat] ?? 0);
    return count > 0 ? [{ owner, count }] : [];
  });
  const said = owed.map(({ owner, count }) => labels.holdsOf(count, who.names[owner] ?? '')).join(', ');
  const about = `${words.table.debts}: ${said}`;
  const place = { type: 'debts', holder: seat } as const;
  const { isLit, class: states, ...rest } = target(desk, place, about);
  if (owed.length === 0) return <span data-place={`debts-${seat}`} />;
  return (
    <span
      class={`dp-thing${states}`}
      {...rest}
      {...explains(() => usable(desk, place, aboutPlace(desk, about, ['DP-17', 'DP-34'])))}
    >
      {owed.map(({ owner, count }) => (
        <span key={owner} class="dp-owed">
          <Icon path={ICONS.debt} size={18} />
          <Sign seat={owner} size={14} /> {count}
        </span>
      ))}
    </span>
  );
}

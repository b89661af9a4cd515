import { explains } from '../../../kit/explanation.ts';
import { useBoard } from '../board-context.ts';
import { Icon, Sign } from '../drawings.tsx';
import { explainSpot } from '../explanations.ts';
import { FIELD_ICONS } from '../icons.ts';
import { asPicture, DECORATIVE } from '../target.ts';
import { BANK, BROOKLYN, getRiverPoint, MAP } from './geometry.ts';
import { Counted } from './middle.tsx';
import { Ring } from './ring.tsx';

/** The Hudson with the members who lie in it. */
export function Hudson() {
  const context = useBoard();
  const { view, words, who } = context;
  const { river } = view.open;
  const inside = river.flatMap((count, seat) => (count > 0 ? [`${who.names[seat]} ${count}`] : []));
  const about = `${words.table.hudson}: ${inside.length === 0 ? words.table.empty : inside.join(', ')}`;
  return (
    <g {...asPicture(about)} {...explains(() => explainSpot(context, about, ['DP-19', 'DP-31']))}>
      <text class="dp-name dp-mid dp-water-text" transform="translate(54 150) rotate(-90)">
        {words.table.hudson}
      </text>
      {river.map((count, seat) => {
        const { x, y } = getRiverPoint(seat);
        return (
          <g key={seat} data-spot={`river-${seat}`}>
            <ellipse cx={x} cy={y + 16} rx="34" ry="13" class="dp-ripple" />
            {count > 0 && <Counted seat={seat} count={count} x={x} y={y} />}
          </g>
        );
      })}
    </g>
  );
}

/** Brooklyn, where the friends of the family live. */
export function Brooklyn() {
  const context = useBoard();
  const { view, words } = context;
  const { brooklyn } = view.open;
  const about = `${words.table.brooklyn}: ${words.table.friends} ${brooklyn}`;
  return (
    <g {...asPicture(about)} data-spot="brooklyn" {...explains(() => explainSpot(context, about, ['DP-20', 'DP-30']))}>
      <text class="dp-name dp-mid small" x="945" y="31">
        {words.table.brooklyn}
      </text>
      {Array.from({ length: view.given.friends }, (_, at) => {
        const { x, y } = BROOKLYN.friend(at);
        const isHome = at >= view.given.friends - brooklyn;
        return (
          <g key={at}>
            <circle cx={x} cy={y} r={BROOKLYN.radius} class={isHome ? 'dp-home' : 'dp-slot'} />
            {isHome && <Icon path={FIELD_ICONS.friend} size={30} x={x - 15} y={y - 16} />}
          </g>
        );
      })}
      <text class="dp-mid dp-number ink" x="962" y={MAP.h - 22}>
        {brooklyn}
      </text>
    </g>
  );
}

/** Debt markers that lie with the bank, by owner. */
export function Bank() {
  const context = useBoard();
  const { view, words, labels, who } = context;
  const { debts } = view.open;
  const owed = debts.flatMap((markers, owner) => {
    const count = markers[debts.length] ?? 0;
    return count > 0 ? [{ owner, count }] : [];
  });
  const said = owed.map(({ owner, count }) => labels.holdsOf(count, who.names[owner] ?? '')).join(', ');
  const about = `${words.table.bank}: ${said === '' ? words.table.debtMarkers(0) : said}`;
  const tell = () => explainSpot(context, about, ['DP-19', 'DP-34']);
  return (
    <g>
      <g {...DECORATIVE}>
        {owed.map(({ owner, count }, at) => (
          <g key={owner}>
            <Sign seat={owner} size={28} x={BANK.x - 62 + at * 34} y={BANK.y + 12} />
            {count > 1 && (
              <text x={BANK.x - 48 + at * 34} y={BANK.y + 10} class="dp-mid dp-number ink">
                {count}
              </text>
            )}
          </g>
        ))}
      </g>
      <Ring place={`debts-${debts.length}`} {...{ about, tell }} x={BANK.x - 32} y={BANK.y - 32} w={64} h={64} />
    </g>
  );
}

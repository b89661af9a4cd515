import { explains } from '../../../kit/explanation.ts';
import { useBoard } from '../board-context.ts';
import { Icon, Sign } from '../drawings.tsx';
import { explainByRules, findOwed, sayMembers } from '../explanations.ts';
import { FIELD_ICONS, ICONS } from '../icons.ts';
import { asPicture, DECORATIVE } from '../target.ts';
import { BANK, BROOKLYN, getCell, getRiverPoint, JAIL, MAP } from './geometry.ts';
import { Counted, Ring } from './ring.tsx';

/** The Tombs: a cell for each family. */
export function Jail() {
  const context = useBoard();
  const { jail } = context.view.open;
  const about = sayMembers(context, context.words.table.jail, jail);
  return (
    <g>
      <g {...DECORATIVE}>
        <rect x={JAIL.x} y={JAIL.y} width={JAIL.w} height={JAIL.h} rx="8" class="dp-card" />
        <text x={JAIL.x + JAIL.w / 2} y={JAIL.y + 27} class="dp-mid dp-name">
          {context.words.table.jail}
        </text>
        {jail.map((count, seat) => (
          <g key={seat} data-spot={`jail-${seat}`}>
            <rect x={getCell(seat).x - 26} y={getCell(seat).y - 30} width="52" height="62" fill="none" />
            {count > 0 && <Counted seat={seat} count={count} {...getCell(seat)} />}
          </g>
        ))}
        <path class="dp-bars" d={BARS} />
      </g>
      <Ring
        spot="jail"
        about={about}
        explain={() => explainByRules(context, about, ['DP-18', 'DP-22', 'DP-33'])}
        {...JAIL}
      />
    </g>
  );
}

const BARS = Array.from({ length: 9 }, (_, bar) => `M${JAIL.x + 14 + bar * 30} ${JAIL.y + 36}v${JAIL.h - 44}`).join('');

/** The Hudson with the members in it. */
export function Hudson() {
  const context = useBoard();
  const { river } = context.view.open;
  const name = context.words.table.hudson;
  const about = sayMembers(context, name, river);
  return (
    <g {...asPicture(about)} {...explains(() => explainByRules(context, about, ['DP-19', 'DP-31']))}>
      <text class="dp-name dp-mid dp-water-text" transform="translate(54 150) rotate(-90)">
        {name}
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
    <g
      {...asPicture(about)}
      data-spot="brooklyn"
      {...explains(() => explainByRules(context, about, ['DP-20', 'DP-30']))}
    >
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

/** Debt markers that lie with the bank, by owner, on a plate of their own. */
export function Bank() {
  const context = useBoard();
  const bank = context.view.seats;
  const { table } = context.words;
  const { owed, said } = findOwed(context, bank);
  const about = `${table.bank}: ${said === '' ? table.debtMarkers(0) : said}`;
  const explain = () => explainByRules(context, about, ['DP-19', 'DP-34']);
  const width = 34 + owed.length * 44;
  const left = BANK.x + 46 - width;
  // The ring lies around the plate too: a player may point at any of its signs.
  const ring =
    owed.length === 0 ? { x: BANK.x - 32, w: 64 } : { x: Math.min(left, BANK.x - 32), w: Math.max(width, 78) };
  return (
    <g>
      {owed.length > 0 && (
        <g {...DECORATIVE} class="dp-bank">
          <rect x={left} y={BANK.y} width={width} height="34" rx="6" class="dp-card" />
          <Icon path={ICONS.debt} size={24} x={left + 6} y={BANK.y + 5} />
          {owed.map(({ owner, count }, at) => (
            <g key={owner}>
              <Sign seat={owner} size={24} x={left + 32 + at * 44} y={BANK.y + 5} />
              <text x={left + 66 + at * 44} y={BANK.y + 25} class="dp-mid dp-number ink">
                {count}
              </text>
            </g>
          ))}
        </g>
      )}
      <text x={BANK.x} y={BANK.y - 33} class="dp-mid dp-bank-name" {...DECORATIVE}>
        {table.bank}
      </text>
      <Ring spot={`debts-${bank}`} about={about} explain={explain} {...ring} y={BANK.y - 32} h={66} />
    </g>
  );
}

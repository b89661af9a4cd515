import { EMPTY, isProtected } from '@consigliere/games/der-pate/rules';
import { useBoard } from '../board-context.ts';
import { Bust, Icon, TrackIcon } from '../drawings.tsx';
import { explainBusiness, sayBusiness } from '../explanations.ts';
import { ICONS } from '../icons.ts';
import { PrintedDie } from '../tableau/dice.tsx';
import { DECORATIVE } from '../target.ts';
import { CARD, STREET } from './geometry.ts';
import { Ring } from './ring.tsx';

/** The twelve businesses beside the street. */
export const Businesses = () => (
  <g>
    {STREET.map((_, business) => (
      <Business key={business} business={business} />
    ))}
  </g>
);

const ROOM = CARD.w - 22;

function Business({ business }: { readonly business: number }) {
  const context = useBoard();
  const { view, words } = context;
  const row = view.given.street[business];
  const { card } = STREET[business] ?? { card: { x: 0, y: 0 } };
  if (row === undefined) return null;
  const holder = view.open.holder[business] ?? EMPTY;
  const isSafe = isProtected(view, business);
  const about = sayBusiness(context, business);
  const name = words.kindAt(row.value);
  const room = isSafe ? ROOM - 24 : ROOM;
  const squeezed = name.length * 11 > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' as const } : {};
  return (
    <g class={isSafe ? 'dp-business safe' : 'dp-business'} transform={`translate(${card.x} ${card.y})`}>
      <g {...DECORATIVE}>
        <rect width={CARD.w} height={CARD.h} rx="8" class="dp-card" />
        <path d={`M2 32V9q0-7 7-7h${CARD.w - 18}q7 0 7 7v23z`} class="dp-bar" />
        <text x="11" y="24.500" class="dp-bar-text" {...squeezed}>
          {name}
        </text>
        {isSafe && <Icon path={ICONS.shield} size={20} x={CARD.w - 29} y={7} fill="var(--on-button)" />}
        <PrintedDie value={row.value} size={32} x={9} y={41} />
        <text x="48" y="65" class="dp-pay">
          {words.money(row.pay)}
        </text>
        {row.step !== null && (
          <>
            <TrackIcon track={row.step} size={20} x={15} y={78} />
            <text x="42" y="96" class="dp-pay">
              +1
            </text>
          </>
        )}
        <g data-spot={`member-${business}`} key={holder}>
          {holder === EMPTY ? (
            <circle cx={CARD.w - 28} cy="76" r="20" class="dp-slot" />
          ) : (
            <Bust seat={holder} size={48} x={CARD.w - 52} y={53} />
          )}
        </g>
      </g>
      <Ring
        {...{ place: `business-${business}`, about, x: 0, y: 0, ...CARD }}
        tell={() => explainBusiness(context, business)}
      />
    </g>
  );
}

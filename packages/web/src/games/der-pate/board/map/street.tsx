import { EMPTY, isProtected } from '@consigliere/games/der-pate/rules';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { scaled } from '../../../kit/pace.ts';
import { useBoard } from '../board-context.ts';
import { Bust, Icon } from '../drawings.tsx';
import { explainBusiness, explainByRules, sayBusiness, sayDistrict, saySpace } from '../explanations.ts';
import { ICONS, TRACK_ICONS } from '../icons.ts';
import { PrintedDie } from '../tableau/dice.tsx';
import { DECORATIVE, isSpotLit, makeTarget } from '../target.ts';
import { CARD, DISTRICTS, STREET } from './geometry.ts';
import { Pin, Ring } from './ring.tsx';

const getCarPoint = (space: number) => STREET[space % STREET.length]?.car ?? { x: 0, y: 0 };

/** The direction of the car at a space: along the street. */
function getHeading(space: number): number {
  const [before, next] = [getCarPoint(space + STREET.length - 1), getCarPoint(space + 1)];
  return (Math.atan2(next.y - before.y, next.x - before.x) * 180) / Math.PI + 90;
}

interface DistanceProps {
  readonly isFar: boolean;
}

/** The twelve car spaces. */
export function Spaces({ isFar }: DistanceProps) {
  const context = useBoard();
  const { view } = context;
  return (
    <g>
      {STREET.map(({ car }, space) => {
        const about = saySpace(context, space);
        return (
          <g key={space} transform={`translate(${car.x} ${car.y})`}>
            <circle r="24" class="dp-spot" />
            {view.open.car !== space && (
              <text y="7" class="dp-mid dp-number" {...DECORATIVE}>
                {space + 1}
              </text>
            )}
            <Ring
              spot={`space-${space}`}
              about={about}
              explain={() => explainByRules(context, about, ['DP-9'])}
              r={isFar ? 56 : 28}
              pin={isFar ? { x: 0, y: 0 } : undefined}
            />
          </g>
        );
      })}
    </g>
  );
}

/** Milliseconds from space to space. */
const LEG = 300;

/** The car, which rolls from space to space. */
export function Car() {
  const { car } = useBoard().view.open;
  const self = useRef<SVGGElement>(null);
  const last = useRef(car);
  useLayoutEffect(() => {
    const from = last.current;
    last.current = car;
    const legs = (car - from + STREET.length) % STREET.length;
    const ms = scaled(LEG);
    if (legs === 0 || ms === 0 || self.current === null) return;
    const stops = Array.from({ length: legs + 1 }, (_, leg) => getPose(from + leg, getHeading(from)));
    const rolling = self.current.animate(
      stops.map(transform => ({ transform })),
      { duration: Math.min(ms * legs, ms * 4), easing: 'ease-in-out' },
    );
    return () => rolling.cancel();
  }, [car]);
  return (
    <g ref={self} class="dp-car" style={{ transform: getPose(car, getHeading(car)) }} data-spot="car" {...DECORATIVE}>
      <path class="dp-car-body" d="M-15-30q15-8 30 0l3 14v30q0 12-6 16h-24q-6-4-6-16v-30z" />
      <path class="dp-car-glass" d="M-11-12q11-6 22 0l2 9q-13-5-26 0zM-11 18h22l2 8q-13 4-26 0z" />
      <path class="dp-car-glass" d="M-14-1l3 1v14l-3 2zM14-1l-3 1v14l3 2z" />
      <circle class="dp-lamp" cx="-10" cy="-30" r="3.5" />
      <circle class="dp-lamp" cx="10" cy="-30" r="3.5" />
    </g>
  );
}

/** The transform of the car at a space, turned the short way from the direction before. */
function getPose(space: number, before: number): string {
  const { x, y } = getCarPoint(space);
  const turn = ((((getHeading(space) - before) % 360) + 540) % 360) - 180;
  return `translate(${x}px, ${y}px) rotate(${before + turn}deg)`;
}

/** A name on two lines, cut at the gap nearest to its middle. */
function splitName(name: string): readonly string[] {
  if (name.length < 12) return [name];
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index);
  const cut = gaps.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  return cut === undefined ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
}

/** The four districts with their names; each is a spot to settle. */
export function Districts() {
  const context = useBoard();
  const { words, view } = context;
  const safe = view.given.street[view.open.car]?.district;
  return (
    <g>
      {DISTRICTS.map(({ outline, name, box }, district) => {
        const title = words.district[district] ?? '';
        const spot = `district-${district}`;
        const target = makeTarget(context, spot, {
          class: district === safe ? 'dp-area safe' : 'dp-area',
          about: sayDistrict(context, district),
          explain: () => explainByRules(context, title, ['DP-3', 'DP-13', 'DP-9']),
        });
        return (
          <g key={outline}>
            <polygon points={outline} {...target} />
            {splitName(title).map((line, at) => (
              <text {...DECORATIVE} key={line} x={name.x} y={name.y + at * 28} class="dp-name" text-anchor={name.align}>
                {line}
              </text>
            ))}
            {isSpotLit(context, spot) && <Pin spot={spot} x={box.x + 200} y={box.y + 196} />}
          </g>
        );
      })}
    </g>
  );
}

/** The twelve businesses beside the street. */
export const Businesses = (distance: DistanceProps) => (
  <g>
    {STREET.map((_, business) => (
      <Business key={business} business={business} {...distance} />
    ))}
  </g>
);

const ROOM = CARD.w - 22;

function Business({ business, isFar }: DistanceProps & { readonly business: number }) {
  const context = useBoard();
  const { view } = context;
  const { card } = STREET[business] ?? { card: { x: 0, y: 0 } };
  const holder = view.open.holder[business] ?? EMPTY;
  const Face = isFar ? FarFace : NearFace;
  return (
    <g
      class={isProtected(view, business) ? 'dp-business safe' : 'dp-business'}
      transform={`translate(${card.x} ${card.y})`}
    >
      <g {...DECORATIVE}>
        <rect width={CARD.w} height={CARD.h} rx="8" class="dp-card" />
        <Face business={business} holder={holder} />
      </g>
      <Ring
        {...{ spot: `business-${business}`, about: sayBusiness(context, business), x: 0, y: 0, ...CARD }}
        explain={() => explainBusiness(context, business)}
        pin={isFar ? { x: CARD.w / 2, y: CARD.h / 2 } : undefined}
      />
    </g>
  );
}

interface BusinessFaceProps {
  readonly business: number;
  /** A seat, nobody or a neutral member. */
  readonly holder: number;
}

/** A business from afar: its die and its member. */
function FarFace({ business, holder }: BusinessFaceProps) {
  const value = useBoard().view.given.street[business]?.value ?? 0;
  return (
    <>
      <PrintedDie value={value} size={76} x={8} y={14} />
      <g data-spot={`member-${business}`} key={holder}>
        {holder === EMPTY ? (
          <circle cx={CARD.w - 42} cy="52" r="32" class="dp-slot" />
        ) : (
          <Bust seat={holder} size={88} x={CARD.w - 87} y={9} />
        )}
      </g>
    </>
  );
}

/** A business with its name, its die, what it pays and its member. */
function NearFace({ business, holder }: BusinessFaceProps) {
  const { view, words } = useBoard();
  const row = view.given.street[business];
  if (row === undefined) return null;
  const isSafe = isProtected(view, business);
  const name = words.kindAt(row.value);
  const room = isSafe ? ROOM - 24 : ROOM;
  const squeezed = name.length * 11 > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' as const } : {};
  return (
    <>
      <path d={`M2 32V9q0-7 7-7h${CARD.w - 18}q7 0 7 7v23z`} class="dp-bar" />
      <text x="11" y="24.5" class="dp-bar-text" {...squeezed}>
        {name}
      </text>
      {isSafe && <Icon path={ICONS.shield} size={20} x={CARD.w - 29} y={7} fill="var(--on-button)" />}
      <PrintedDie value={row.value} size={32} x={9} y={41} />
      <text x="48" y="65" class="dp-pay">
        {words.money(row.pay)}
      </text>
      {row.step !== null && (
        <>
          <Icon path={TRACK_ICONS[row.step]} size={20} x={15} y={78} />
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
    </>
  );
}

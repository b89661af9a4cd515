import { EMPTY, figureAt, NONE, type Place as Spot } from '@consigliere/games/corleones-empire/rules';
import { hyphenate } from '../kit/hyphenate.ts';
import { aboutBusiness, aboutThugSpace } from './about.ts';
import { IconRow } from './art/icons.tsx';
import { useDesk } from './desk.ts';
import { FigureAt } from './figure.tsx';
import { BUSINESS, placed, THUG_SQUARE } from './geometry.ts';
import { Thing } from './thing.tsx';
import { cornerOf } from './whereabouts.ts';

/** CE-C5, CE-C6 A business: its name, the Back for the round spaces, the Front with the square for a Thug. */
export function Business({ business }: { readonly business: Spot }) {
  const desk = useDesk();
  const { view, words } = desk;
  const row = view.given.businesses[business];
  const corner = cornerOf(view, business);
  if (row === undefined || corner === null) return null;
  const [x, y] = corner;
  const turf = view.open.turfs[business] ?? NONE;
  const { name } = words.numbered.business(business);
  const colour = row.turf === NONE ? (row.red ? 'red' : 'blue') : 'printed';
  const isFree = figureAt(view, business) === EMPTY;
  const points = { areas: [turf], space: NONE };
  return (
    <div class={`ce-business ${colour}`} style={placed({ x, y, w: BUSINESS.w, h: BUSINESS.h })}>
      <Thing place={`business-${business}`} {...aboutBusiness(desk, business)} class="ce-sign" points={points}>
        <span class="ce-name">{hyphenate(name)}</span>
        <span class="ce-back">
          <i class="ce-round" />
          <IconRow icons={row.back} />
        </span>
        <span class="ce-front">
          <i class="ce-square" />
          <IconRow icons={row.front} />
        </span>
      </Thing>
      <Thing
        place={`at-${business}`}
        {...aboutThugSpace(desk, business)}
        class={isFree ? 'ce-thug-space' : 'ce-thug-space taken'}
        style={{
          left: `${(100 * THUG_SQUARE.x) / BUSINESS.w}%`,
          top: `${(100 * THUG_SQUARE.y) / BUSINESS.h}%`,
          width: `${(100 * THUG_SQUARE.w) / BUSINESS.w}%`,
          height: `${(100 * THUG_SQUARE.h) / BUSINESS.h}%`,
        }}
        points={points}
      >
        <FigureAt place={business} />
      </Thing>
    </div>
  );
}

import { EMPTY, type FigurePlace, figureAt, NONE, PARK, ROUND_SPACES } from '@consigliere/games/corleones-empire/rules';
import { BoardButton } from '../../../kit/board-button.tsx';
import { hyphenate } from '../../../kit/hyphenate.ts';
import { inSentences } from '../../../kit/say.ts';
import { IconRow } from '../art/icons.tsx';
import { highlight, useBoard } from '../board-context.ts';
import { explainBusiness, explainSpace, explainThugSpace } from '../explanations.ts';
import { FigureAt } from '../figure.tsx';
import { BUSINESS, centreOn, PARK_PLAN, placeAt, SPACE, SPACES, THUG_SQUARE } from './geometry.ts';
import { cornerOf } from './zoom.ts';

/** CE-C4 The round spaces, with what the Backs of their areas give now. */
export function RoundSpaces() {
  const context = useBoard();
  const { view } = context;
  return (
    <>
      {SPACES.map(({ at }, space) => {
        const { areas = [], usable = false } = view.given.spaces[space] ?? {};
        const place = ROUND_SPACES + space;
        const isFree = view.open.memberAt[space] === EMPTY;
        return (
          <BoardButton
            key={space}
            spot={`at-${place}`}
            {...explainSpace(context, space)}
            class={`ce-space${isFree ? '' : ' taken'}${usable ? '' : ' closed'}`}
            style={placeAt(centreOn(at, SPACE))}
            {...highlight(context, areas, space)}
          >
            {usable ? <FigureAt place={place} /> : <span class="ce-three">3+</span>}
          </BoardButton>
        );
      })}
    </>
  );
}

/** CE-15 Central Park has only a Back. */
export function Park() {
  const { view, words } = useBoard();
  const { name } = words.numbered.area(PARK);
  const [x, y] = PARK_PLAN.back;
  return (
    <>
      <span
        class="ce-park-back"
        role="img"
        aria-label={inSentences([name, `${words.table.back}: ${words.icons(view.given.park)}`])}
        style={placeAt({ x: x - 34, y: y - 21, w: 68, h: 42 })}
      >
        <i class="ce-round" />
        <IconRow icons={view.given.park} />
      </span>
      <span
        class="ce-park-name display"
        aria-hidden="true"
        style={placeAt({ x: x - 75, y: PARK_PLAN.name[1] - 18, w: 150, h: 30 })}
      >
        {name}
      </span>
    </>
  );
}

/** CE-C5, CE-C6 A business: its name, the Back for round spaces, the Front with the Thug space. */
export function Business({ business }: { readonly business: FigurePlace }) {
  const context = useBoard();
  const { view, words } = context;
  const row = view.given.businesses[business];
  const corner = cornerOf(view, business);
  if (row === undefined || corner === null) return null;
  const [x, y] = corner;
  const turf = view.open.turfs[business] ?? NONE;
  const { name } = words.numbered.business(business);
  const colour = row.turf === NONE ? (row.red ? 'red' : 'blue') : 'printed';
  const isFree = figureAt(view, business) === EMPTY;
  const points = highlight(context, [turf]);
  return (
    <div class={`ce-business ${colour}`} style={placeAt({ x, y, w: BUSINESS.w, h: BUSINESS.h })}>
      <BoardButton spot={`business-${business}`} {...explainBusiness(context, business)} class="ce-sign" {...points}>
        <span class="ce-name">{hyphenate(name)}</span>
        <span class="ce-back">
          <i class="ce-round" />
          <IconRow icons={row.back} />
        </span>
        <span class="ce-front">
          <i class="ce-square" />
          <IconRow icons={row.front} />
        </span>
      </BoardButton>
      <BoardButton
        spot={`at-${business}`}
        {...explainThugSpace(context, business)}
        class={isFree ? 'ce-thug-space' : 'ce-thug-space taken'}
        style={{
          left: `${(100 * THUG_SQUARE.x) / BUSINESS.w}%`,
          top: `${(100 * THUG_SQUARE.y) / BUSINESS.h}%`,
          width: `${(100 * THUG_SQUARE.w) / BUSINESS.w}%`,
          height: `${(100 * THUG_SQUARE.h) / BUSINESS.h}%`,
        }}
        {...points}
      >
        <FigureAt place={business} />
      </BoardButton>
    </div>
  );
}

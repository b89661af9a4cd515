import {
  DISCARD_1,
  DISCARD_2,
  DISCARD_3,
  EMPTY,
  EXCHANGE,
  type FigurePlace,
  figureAt,
  type Icons,
  MONEY,
  NONE,
  PARK,
  ROUND_SPACES,
} from '@consigliere/games/corleones-empire/rules';
import { BoardButton } from '../../../kit/board-button.tsx';
import { hyphenate } from '../../../kit/hyphenate.ts';
import { inSentences } from '../../../kit/say.ts';
import { IconRow } from '../art/icons.tsx';
import { highlight, useBoard } from '../board-context.ts';
import { explainBusiness, explainSpace, explainThugSpace } from '../explanations.ts';
import { FigureAt } from '../figure.tsx';
import { BUSINESS, PARK_PLAN, type Point, placeAt, placePoint, SPACES } from './geometry.ts';

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
            style={placePoint(at)}
            {...highlight(context, areas, space)}
          >
            <span class="ce-number">{!usable ? '3+' : isFree && space + 1}</span>
            <FigureAt place={place} />
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

/** The width of icons in a row, in ems. */
const measureIcons = (icons: Readonly<Icons>): number =>
  icons.reduce((sum, count, icon) => sum + count * (icon < MONEY ? 1.42 : TRADES.includes(icon) ? 3.2 : 1.22), 0);
const TRADES: readonly number[] = [DISCARD_1, DISCARD_2, DISCARD_3, EXCHANGE];

/** CE-C5, CE-C6 A business: its name, the Back for round spaces, the Front with the Thug space. */
export function Business({ business, corner: [x, y] }: { readonly business: FigurePlace; readonly corner: Point }) {
  const context = useBoard();
  const { view, words } = context;
  const row = view.given.businesses[business];
  if (row === undefined) return null;
  const turf = view.open.turfs[business] ?? NONE;
  const { name } = words.numbered.business(business);
  const colour = row.turf === NONE ? (row.red ? 'red' : 'blue') : 'printed';
  const isFree = figureAt(view, business) === EMPTY;
  const points = highlight(context, [turf]);
  return (
    <div class={`ce-business ${colour}`} style={placeAt({ x, y, w: BUSINESS.w, h: BUSINESS.h })}>
      <BoardButton spot={`business-${business}`} {...explainBusiness(context, business)} class="ce-sign" {...points}>
        <span class="ce-name">{hyphenate(name)}</span>
        <span class="ce-back" style={{ '--ems': measureIcons(row.back) }}>
          <i class="ce-round" />
          <IconRow icons={row.back} />
        </span>
        <span class="ce-front" style={{ '--ems': measureIcons(row.front) }}>
          <i class="ce-square" />
          <IconRow icons={row.front} />
        </span>
      </BoardButton>
      <BoardButton
        spot={`at-${business}`}
        {...explainThugSpace(context, business)}
        class={isFree ? 'ce-thug-space' : 'ce-thug-space taken'}
        {...points}
      >
        <FigureAt place={business} />
      </BoardButton>
    </div>
  );
}

import { EMPTY, PARK, ROUND_SPACES } from '@consigliere/games/corleones-empire/rules';
import { aboutSpace } from './about.ts';
import { IconRow } from './art/icons.tsx';
import { useDesk } from './desk.ts';
import { FigureAt } from './figure.tsx';
import { centred, PARK_PLAN, placed, SPACE, SPACES } from './geometry.ts';
import { Thing } from './thing.tsx';

/** CE-C4 The round spaces, each with what its areas' Backs give at this moment. */
export function RoundSpaces() {
  const desk = useDesk();
  const { view } = desk;
  return (
    <>
      {SPACES.map(({ at }, space) => {
        const { areas = [], usable = false } = view.given.spaces[space] ?? {};
        const place = ROUND_SPACES + space;
        const isFree = view.open.memberAt[space] === EMPTY;
        return (
          <Thing
            key={space}
            place={`at-${place}`}
            {...aboutSpace(desk, space)}
            class={`ce-space${isFree ? '' : ' taken'}${usable ? '' : ' closed'}`}
            style={placed(centred(at, SPACE))}
            points={{ areas, space }}
          >
            {usable ? <FigureAt place={place} /> : <span class="ce-three">3+</span>}
          </Thing>
        );
      })}
    </>
  );
}

/** CE-15 Central Park has a Back and nothing else. */
export function Park() {
  const { view, words } = useDesk();
  const { name } = words.numbered.area(PARK);
  const [x, y] = PARK_PLAN.back;
  return (
    <>
      <span class="ce-park-back" style={placed({ x: x - 34, y: y - 21, w: 68, h: 42 })}>
        <i class="ce-round" />
        <IconRow icons={view.given.park} />
        <span class="sr-only">{words.icons(view.given.park)}</span>
      </span>
      <span class="ce-park-name display" style={placed({ x: x - 75, y: PARK_PLAN.name[1] - 18, w: 150, h: 30 })}>
        {name}
      </span>
    </>
  );
}

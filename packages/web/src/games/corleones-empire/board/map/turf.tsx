import { controllerOf, NONE, POLICE_CHIEF } from '@consigliere/games/corleones-empire/rules';
import { Crest } from '../../../../kit/look/art/crest.tsx';
import { Thing } from '../../../kit/thing.tsx';
import { aboutControl, aboutTurf } from '../about.ts';
import { familyOf, pointsAt, useDesk } from '../desk.ts';
import { Strengths } from '../families/war-list.tsx';
import { Neutral } from '../figure.tsx';
import { centred, MARKER, type Point, placed, TURF_PLANS } from './geometry.ts';

/** At a point of the map, as large as what is in it. */
const unsized = ([x, y]: Point) => ({ ...placed({ x, y, w: 0, h: 0 }), width: 'auto', height: 'auto' });

/** A turf's name with its number, its control markers and the Police Chief if he stands there. */
export function TurfSigns({ turf }: { readonly turf: number }) {
  const desk = useDesk();
  const { view, words, war } = desk;
  const plan = TURF_PLANS[turf];
  if (plan === undefined) return null;
  const { name } = words.numbered.area(turf);
  const points = pointsAt(desk, [turf]);
  return (
    <>
      <Thing
        place={`turf-${turf}`}
        {...aboutTurf(desk, turf)}
        class="ce-turf-name"
        style={unsized(plan.name)}
        {...points}
      >
        <b>{turf + 1}</b> <span>{name}</span>
      </Thing>
      <Thing
        place={`control-${turf}`}
        {...aboutControl(desk, turf)}
        class="ce-control"
        style={placed(centred(plan.control, MARKER))}
        {...points}
      >
        <Stack turf={turf} />
      </Thing>
      {war.value?.turf === turf && (
        <span class="ce-fought" aria-hidden="true" style={unsized(plan.control)}>
          <Strengths war={war.value} />
        </span>
      )}
      {view.open.chief === turf && (
        <span class="ce-chief" data-place="chief" style={placed({ x: plan.chief[0], y: plan.chief[1], w: 44, h: 48 })}>
          <Neutral neutral={POLICE_CHIEF} />
          <span class="sr-only">{words.numbered.neutral(POLICE_CHIEF).name}</span>
        </span>
      )}
    </>
  );
}

/** CE-27 The topmost marker controls; those beneath it look out below. */
function Stack({ turf }: { readonly turf: number }) {
  const desk = useDesk();
  const stack = desk.view.open.control[turf] ?? [];
  const top = controllerOf(desk.view, turf);
  if (top === NONE) return <i class="ce-no-marker" />;
  return (
    <span class="ce-stack">
      {stack.map((seat, at) => (
        <span
          key={at}
          class="ce-marker"
          style={{
            '--rise': Math.max(at, stack.length - 4) - stack.length + 1,
            background: `var(--family-${familyOf(desk, seat)})`,
          }}
        />
      ))}
      <Crest seat={familyOf(desk, top)} />
      {stack.length > 1 && <span class="ce-count figures">{stack.length}</span>}
    </span>
  );
}

import { controllerOf, NONE, POLICE_CHIEF, strengthIn } from '@consigliere/games/corleones-empire/rules';
import { Crest } from '../../look/art/crest.tsx';
import { type Desk, familyOf, nameOf, useDesk } from './desk.ts';
import { Neutral } from './figure.tsx';
import { centred, MARKER, type Point, placed, TURF_PLANS } from './geometry.ts';
import { Thing } from './thing.tsx';
import { Strengths } from './war-list.tsx';

/** CE-25 Who has how many figures in a turf. */
function strengths(desk: Desk, turf: number): string {
  const { figures, neutral } = strengthIn(desk.view, turf);
  const counts = figures.flatMap((count, seat) => (count === 0 ? [] : [`${nameOf(desk, seat)} ${count}`]));
  if (neutral > 0) counts.push(`${desk.labels.neutral} ${neutral}`);
  return counts.length === 0 ? desk.labels.nobodyThere : desk.labels.strength(counts.join(', '));
}

function markers(desk: Desk, turf: number): string {
  const stack = desk.view.open.control[turf] ?? [];
  return stack.length === 0
    ? desk.labels.noMarker
    : desk.labels.stack(stack.map(seat => nameOf(desk, seat)).join(', '));
}

/** At a point of the map, as large as what is in it. */
const unsized = ([x, y]: Point) => ({ ...placed({ x, y, w: 0, h: 0 }), width: 'auto', height: 'auto' });

/** A turf's name with its number, its control markers and the Police Chief if he stands there. */
export function TurfSigns({ turf }: { readonly turf: number }) {
  const desk = useDesk();
  const { view, words, war } = desk;
  const plan = TURF_PLANS[turf];
  if (plan === undefined) return null;
  const { name, help } = words.numbered.area(turf);
  const points = { areas: [turf], space: NONE };
  const lines = [help, strengths(desk, turf), markers(desk, turf)];
  return (
    <>
      <Thing
        place={`turf-${turf}`}
        title={name}
        lines={lines}
        class="ce-turf-name"
        style={unsized(plan.name)}
        points={points}
      >
        <b>{turf + 1}</b> <span>{name}</span>
      </Thing>
      <Thing
        place={`control-${turf}`}
        title={`${name}: ${words.table.control}`}
        lines={lines}
        class="ce-control"
        style={placed(centred(plan.control, MARKER))}
        points={points}
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

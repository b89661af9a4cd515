import { controllerOf, NONE, POLICE_CHIEF } from '@consigliere/games/corleones-empire/rules';
import { Crest } from '../../../../kit/look/art/crest.tsx';
import { BoardButton } from '../../../kit/board-button.tsx';
import { familyOf, highlight, useBoard } from '../board-context.ts';
import { explainControl, explainTurf, hasTile } from '../explanations.ts';
import { Strengths } from '../families/war-list.tsx';
import { Neutral } from '../figure.tsx';
import { BUSINESS, placeAt, placePoint, type TurfPlan } from './geometry.ts';
import { Business } from './spaces.tsx';

/** A turf with everything in it except the round spaces: its name, its markers, the Police Chief, its businesses. */
export function Turf({ turf, plan }: { readonly turf: number; readonly plan: TurfPlan }) {
  const context = useBoard();
  const { view, words, labels, war } = context;
  const { name } = words.numbered.area(turf);
  const points = highlight(context, [turf]);
  return (
    <>
      <BoardButton
        spot={`turf-${turf}`}
        {...explainTurf(context, turf)}
        class="ce-turf-name"
        style={placePoint(plan.name)}
        {...points}
      >
        <b>{turf + 1}</b> <span>{name}</span>
      </BoardButton>
      <BoardButton
        spot={`control-${turf}`}
        {...explainControl(context, turf)}
        class="ce-control"
        style={placePoint(plan.control)}
        {...points}
      >
        <Stack turf={turf} />
      </BoardButton>
      {war.value?.turf === turf && (
        <span class="ce-fought" aria-hidden="true" style={placePoint(plan.control)}>
          <Strengths war={war.value} />
        </span>
      )}
      {view.open.chief === turf && (
        <span class="ce-chief" aria-hidden="true" data-spot="chief" style={placePoint(plan.chief)}>
          <Neutral neutral={POLICE_CHIEF} />
        </span>
      )}
      {!hasTile(view, turf) && (
        <span class="ce-to-let" aria-hidden="true" style={placeAt({ x: plan.tile[0], y: plan.tile[1], ...BUSINESS })}>
          {labels.toLet}
        </span>
      )}
      {view.open.turfs.map(
        (each, business) =>
          each === turf && (
            <Business
              key={business}
              business={business}
              corner={view.given.businesses[business]?.turf === NONE ? plan.tile : plan.printed}
            />
          ),
      )}
    </>
  );
}

/** CE-27 The topmost marker controls; those beneath it show below. */
function Stack({ turf }: { readonly turf: number }) {
  const context = useBoard();
  const stack = context.view.open.control[turf] ?? [];
  const top = controllerOf(context.view, turf);
  if (top === NONE) return <i class="ce-no-marker" />;
  return (
    <span class="ce-stack">
      {stack.map((seat, at) => (
        <span
          key={at}
          class="ce-marker"
          style={{
            '--rise': Math.max(at, stack.length - 4) - stack.length + 1,
            background: `var(--family-${familyOf(context, seat)})`,
          }}
        />
      ))}
      <Crest seat={familyOf(context, top)} />
      {stack.length > 1 && <span class="ce-count figures">{stack.length}</span>}
    </span>
  );
}

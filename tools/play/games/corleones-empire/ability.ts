import { type AbilityAction, type CorleonesEmpire, NONE } from '@consigliere/games/corleones-empire';
import type { Ahead, Easel } from '../../drawing.ts';
import { kindsText } from './icons.ts';
import { labels } from './labels.ts';
import { suitcaseWith } from './picks.ts';
import { backsText, figureText, frontText, spaceText, strengthWithChief, targetsText } from './places.ts';

type CeAhead = Ahead<CorleonesEmpire>;
type Frame = Extract<CeAhead['view']['flow'][number], { kind: 'ability' }>['frame'];

/** The ability that is being carried out. */
function frameOf({ view }: CeAhead): Frame | undefined {
  const top = view.flow.at(-1);
  return top?.kind === 'ability' ? top.frame : undefined;
}

/** What a choice of an ability brings. */
export function abilityText(ahead: CeAhead, action: AbilityAction, easel: Easel): string {
  const { view } = ahead;
  const { consequence: say, money } = labels[easel.language];
  const frame = frameOf(ahead);
  switch (action.type) {
    case 'front':
      return frontText(view, action.business, easel);
    case 'turf':
      return turfText(ahead, action.turf, easel);
    case 'to':
      return frame?.effect === 'move-opposing' ? '' : spaceText(view, action.place, easel);
    case 'pick':
    case 'hit':
      return figureText(view, action.place, easel);
    case 'suitcase':
      return say.suitcase(money(suitcaseWith(view, action.money)));
    case 'collect':
      return taken(ahead, easel);
    case 'reward':
      return rewardText(ahead, easel);
    case 'leave':
      return frame?.reward ? say.moneyComes(rewardText(ahead, easel)) : '';
    default:
      return '';
  }
}

/** By what the ability does there: the Backs, the figures it would hit, or who would be in the turf. */
function turfText(ahead: CeAhead, turf: number, easel: Easel): string {
  const { view } = ahead;
  switch (frameOf(ahead)?.effect) {
    case 'turf-backs':
      return backsText(view, [turf], easel);
    case 'police-chief':
      return strengthWithChief(view, turf, easel);
    case 'police-chief-hit':
      return [strengthWithChief(view, turf, easel), targetsText(view, turf, easel)]
        .filter(text => text !== '')
        .join(' · ');
    default:
      return targetsText(view, turf, easel);
  }
}

/** The cards that are taken for certain. */
function taken({ view, foresight }: CeAhead, { language }: Easel): string {
  const kinds = foresight.certain.flatMap(event =>
    event.type === 'took' && event.seat === view.seat ? [event.kind] : [],
  );
  return kindsText(kinds, language);
}

/** CE-17 The money of the job. */
function rewardText(ahead: CeAhead, { language }: Easel): string {
  const job = frameOf(ahead)?.job ?? NONE;
  return kindsText(ahead.view.given.jobs[job]?.reward ?? [], language);
}

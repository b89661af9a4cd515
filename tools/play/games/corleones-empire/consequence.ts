import { type CorleonesEmpire, standard } from '@consigliere/games/corleones-empire';
import { words } from '@consigliere/games/corleones-empire/text';
import type { Ahead, Easel } from '../../drawing.ts';
import { abilityText } from './ability.ts';
import { cardText, discardText, handText, jobText, keptText, paidText, unusedText } from './cards.ts';
import { labels } from './labels.ts';
import { bidText, tributeText } from './picks.ts';
import { backsText, frontText, markerText } from './places.ts';
import { allyDoes } from './supply.ts';

/** What an answer would bring, by what is certain of it. */
export function consequence(ahead: Ahead<CorleonesEmpire>, easel: Easel): string {
  const { view, action } = ahead;
  const { language } = easel;
  switch (action.type) {
    case 'family':
      return colourOf(action.family, easel);
    case 'thug':
      return frontText(view, action.business, easel);
    case 'member':
      return backsText(view, view.given.spaces[action.space]?.areas ?? [], easel);
    case 'job':
    case 'public-job':
      return jobText(ahead, action.job, easel);
    case 'keep-job':
      return keptText(ahead, action.job, easel);
    case 'ally':
    case 'take-ally':
      return allyDoes(view, action.ally, language);
    case 'pay':
      return paidText(ahead, easel);
    case 'take':
      return cardText(ahead, action.kind, easel);
    case 'good':
      return cardText(ahead, action.good, easel);
    case 'draw':
      return handText(ahead, easel);
    case 'horse-head':
      return view.open.horseHead === view.seat ? labels[language].consequence.alreadyYours : '';
    case 'done':
      return unusedText(ahead, easel);
    case 'discard':
      return discardText(action.card, easel);
    case 'move-marker':
      return markerText(view, action, easel);
    case 'bid':
      return bidText(view, action.money, easel);
    case 'keep':
      return tributeText(view, action.card, easel);
    case 'seal':
      return view.open.phase === 'bribery' ? bidText(view, null, easel) : tributeText(view, null, easel);
    case 'out':
    case 'first':
    case 'trade':
    case 'give':
    case 'decline':
      return '';
    default:
      return abilityText(ahead, action, easel);
  }
}

/** CE-C2 */
function colourOf(family: number, { language }: Easel): string {
  const row = standard.families[family];
  return row === undefined ? '' : words[language].colour[row.colour];
}

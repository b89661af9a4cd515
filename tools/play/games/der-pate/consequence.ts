import { type DerPate, EMPTY, PUPPET } from '@consigliere/games/der-pate';
import { words } from '@consigliere/games/der-pate/text';
import type { Action } from '@consigliere/kernel';
import type { Ahead, Easel } from '../../drawing.ts';
import { after } from './after.ts';
import { choice } from './choice.ts';
import { labels } from './labels.ts';
import { faceSign, nameOf } from './names.ts';
import { summary } from './summary.ts';

type Event = DerPate['Event'];
type DpAhead = Ahead<DerPate>;
type Place = Extract<Action<DerPate>, { type: 'place' }>;

/** What an answer would bring to everybody, by what is certain of it. */
export function consequence(ahead: DpAhead, easel: Easel): string {
  const { view, action, foresight } = ahead;
  const { consequence: say } = labels[easel.language];
  switch (action.type) {
    case 'place':
      return place(ahead, action, easel);
    case 'district':
      return district(ahead, action.district, easel);
    case 'tile':
      if (action.tile === 'grandchild') return grandchild(easel);
      return summary(view, foresight.certain, easel).join(' · ');
    case 'cop':
      return say.shows(faceSign(view.open.faces[action.die] ?? PUPPET));
    case 'install':
    case 'sell':
      return earnings(ahead, action.business, easel);
    case 'occupy':
      return earnings(ahead, view.open.car, easel);
    case 'end':
      return end(ahead, easel);
    case 'park':
    case 'roll':
    case 'judge':
    case 'decline':
    case 'keep':
      return '';
    default:
      return summary(view, foresight.certain, easel).join(' · ');
  }
}

/** The face, what the field does, what is still to be chosen there, and a last die that places itself. */
function place({ view, foresight: { certain } }: DpAhead, { die, field }: Place, easel: Easel): string {
  const { consequence: say } = labels[easel.language];
  const face = view.open.faces[die] ?? PUPPET;
  const parts = summary(view, certain, easel);
  const car = certain.find(event => event.type === 'car');
  if (car?.type === 'car') parts.push(...atTheCar(view.open.holder[car.space] ?? EMPTY, easel));
  const afterwards = after(view, certain);
  const placed = certain.filter(event => event.type === 'placed');
  for (const each of placed) {
    const what = choice(afterwards, each, easel);
    const title = each.field === field ? '' : `${say.afterwards(words[easel.language].field[each.field].name)}: `;
    const nothing = certain.some(event => event.type === 'no-effect' && event.what === each.field);
    const text = nothing || (parts.length === 0 && what === '') ? say.nothing : what;
    if (text !== '' || title !== '') parts.push(`${title}${text}`);
  }
  return `${faceSign(face)}: ${parts.join(' · ')}`;
}

/** DP-16 What the car finds where nobody is driven out. */
function atTheCar(holder: number, { language, who }: Easel): string[] {
  const { consequence: say } = labels[language];
  if (holder === EMPTY) return [say.mayMoveIn];
  return holder === who.reader ? [say.yourOwn] : [];
}

/** DP-C7 What a business brings when its number is placed: `⚁2 → $2,000, +1 rep.` */
function earnings({ view }: DpAhead, business: number, { language }: Easel): string {
  const { value = 0, pay = 0, step = null } = view.given.street[business] ?? {};
  const steps = step === null ? [] : [`+1 ${labels[language].short[step]}`];
  return `${faceSign(value)} → ${[words[language].money(pay), ...steps].join(', ')}`;
}

/** DP-3 What the businesses of a district pay, and the steps they give. */
function district({ view }: DpAhead, chosen: number, { language }: Easel): string {
  const { consequence: say, short } = labels[language];
  const businesses = view.given.street.filter(each => each.district === chosen);
  const pay = businesses.reduce((sum, each) => sum + each.pay, 0);
  const steps = businesses.flatMap(({ step }) => (step === null ? [] : [`+1 ${short[step]}`]));
  const dice = businesses.map(({ value }) => value).sort();
  return `${dice.join(' ')}: ${[say.pays(words[language].money(pay)), ...steps].join(', ')}`;
}

/** Who is next, or what begins or ends with this turn. */
function end({ view, foresight: { certain } }: DpAhead, easel: Easel): string {
  const { consequence: say } = labels[easel.language];
  const find = <K extends Event['type']>(type: K): Extract<Event, { type: K }> | undefined =>
    certain.find((event): event is Extract<Event, { type: K }> => event.type === type);
  if (find('over') !== undefined) return say.matchEnds;
  const round = find('round');
  if (round !== undefined) return [say.nextRound(round.round), ...summary(view, certain, easel)].join(' · ');
  const next = find('turn');
  if (next === undefined) return '';
  return next.seat === view.seat ? say.youAreNext : say.next(nameOf(easel, next.seat));
}

/** DP-26 The grandchild's die, exactly: the few worlds that are tried need not show every face. */
function grandchild({ language }: Easel): string {
  const { money } = words[language];
  return labels[language].consequence.perhaps(`+${money(1000)} – ${money(5000)}`);
}

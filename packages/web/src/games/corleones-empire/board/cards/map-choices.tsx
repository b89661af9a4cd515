import {
  backsOf,
  type CeAction,
  type CorleonesEmpire,
  EMPTY,
  figureAt,
  JOB,
  NEUTRAL,
  NONE,
  ROUND_SPACES,
  THUG,
} from '@consigliere/games/corleones-empire/rules';
import type { ComponentChildren } from 'preact';
import { Choices } from '../../../kit/choices.tsx';
import { CARDS, Glyph, Icon, IconRow } from '../art/icons.tsx';
import { type CeBoardContext, figureName, useBoard } from '../board-context.ts';
import { Figure } from '../figure.tsx';
import { type ChoiceGroup, GroupedChoices } from './grouped-choices.tsx';

/** A phone has room for one row of chips. */
const ONE_ROW = 3;

/** A place in a few words: "Space 4 · Midtown, Chelsea, Central Park" or "Bar, Brooklyn". */
function namePlace({ view, words, labels }: CeBoardContext, place: number): string {
  if (place < ROUND_SPACES) {
    const turf = view.open.turfs[place] ?? NONE;
    return `${words.numbered.business(place).name}, ${words.numbered.area(turf).name}`;
  }
  const { areas = [] } = view.given.spaces[place - ROUND_SPACES] ?? {};
  const names = areas.map(area => words.numbered.area(area).name).join(', ');
  return `${labels.spaceNumber(place - ROUND_SPACES + 1)} · ${names}`;
}

/** The figure that an answer is about, and its place. */
function nameFigureAt(context: CeBoardContext, place: number): string {
  const figure = figureAt(context.view, place);
  const where = namePlace(context, place);
  return figure === EMPTY || figure === NEUTRAL ? where : `${figureName(context, figure)}: ${where}`;
}

/** An answer on the board in a few words; undefined: its sentence is short enough. */
function nameChoice(context: CeBoardContext, action: CeAction): string | undefined {
  const { words } = context;
  const { numbered, table } = words;
  switch (action.type) {
    case 'member':
      return namePlace(context, ROUND_SPACES + action.space);
    case 'thug':
    case 'front':
      return `${table.front}: ${namePlace(context, action.business)}`;
    case 'to':
      return namePlace(context, action.place);
    case 'pick':
    case 'hit':
      return nameFigureAt(context, action.place);
    case 'turf':
    case 'move-marker':
      return numbered.area(action.turf).name;
    case 'public-job':
    case 'job':
      return numbered.job(action.job).name;
    case 'ally':
      return numbered.ally(action.ally).name;
    default:
      return undefined;
  }
}

/** The icons that an answer on the board uses, or a job's cost and pay; '' if there are none. */
function DetailOf({ action }: { readonly action: CeAction }) {
  const { view, labels } = useBoard();
  const { spaces, businesses, jobs } = view.given;
  if (action.type === 'public-job' || action.type === 'job') {
    const { cost = [], reward = [] } = jobs[action.job] ?? {};
    return (
      <span class="ce-into">
        <IconRow icons={[0, 0, 0, 0, ...cost]} /> →{' '}
        {reward.map((kind, at) => (
          <Icon key={at} icon={kind} />
        ))}
      </span>
    );
  }
  const icons =
    action.type === 'member'
      ? backsOf(view, spaces[action.space]?.areas ?? [])
      : action.type === 'thug' || action.type === 'front'
        ? (businesses[action.business]?.front ?? [])
        : [];
  if (icons.every(count => count === 0)) return null;
  return (
    <span class="ce-into">
      {labels.youUse} <IconRow icons={icons} />
    </span>
  );
}

/** The figures and public jobs of a turn, each with the places it can go to, and the cards of a hand that is too long to be all in view. */
function groupsOf(context: CeBoardContext, answers: readonly CeAction[]): ChoiceGroup<CeAction>[] {
  const { view, words, labels } = context;
  const { open, seat } = view;
  if (seat === null) return [];
  const of = (type: CeAction['type']) => answers.filter(action => action.type === type);
  const rank = open.membersInPlay - (open.members[seat] ?? 0);
  const thugs = open.thugs[seat] ?? 0;
  const groups: { name: string; count: string; picture: ComponentChildren; answers: readonly CeAction[] }[] = [
    {
      name: words.numbered.rank(rank).name,
      count: labels.spaces(of('member').length),
      picture: <Figure figure={4 * seat + rank} />,
      answers: of('member'),
    },
    {
      name: `${words.numbered.rank(THUG).name}${thugs > 1 ? ` ×${thugs}` : ''}`,
      count: labels.fronts(of('thug').length),
      picture: <Figure figure={4 * seat + THUG} />,
      answers: of('thug'),
    },
    {
      name: words.table.publicJobs,
      count: `${of('public-job').length}`,
      picture: <Icon icon={JOB} />,
      answers: of('public-job'),
    },
    {
      name: words.table.hand,
      count: `${of('job').length + of('ally').length}`,
      picture: <Glyph path={CARDS} />,
      answers: [...of('job'), ...of('ally')],
    },
  ];
  return groups.filter(group => group.answers.length > 0);
}

/** Answers on the map and beside it once more, with short names and the icons they use. */
export function MapChoices({ answers }: { readonly answers: readonly CeAction[] }) {
  const context = useBoard();
  const name = (action: CeAction) => nameChoice(context, action);
  const brings = (action: CeAction) => <DetailOf action={action} />;
  if (answers.length > 0 && context.prompt?.kind === 'turn')
    return <GroupedChoices<CorleonesEmpire> groups={groupsOf(context, answers)} name={name} brings={brings} />;
  return <Choices<CorleonesEmpire> answers={answers} onPhones={ONE_ROW} name={name} brings={brings} />;
}

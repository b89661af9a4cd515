import {
  type CeAction,
  type CorleonesEmpire,
  GUN,
  iconUsedBy,
  JOB_CARDS,
  NARCOTICS,
  SUITCASE,
} from '@consigliere/games/corleones-empire/rules';
import { key, sayAction } from '@consigliere/kernel/host';
import { Crest } from '../../../../kit/look/art/crest.tsx';
import { BoardButton } from '../../../kit/board-button.tsx';
import { pointing } from '../../../kit/board-context.ts';
import { sayBrings } from '../../../kit/say.ts';
import { Icon } from '../art/icons.tsx';
import { familyOf, useBoard } from '../board-context.ts';
import { drawnInTray, spotsOf, trayOf } from '../spots.ts';
import { Bribe } from './allies.tsx';
import { Bid } from './bid.tsx';
import { CardButton } from './cards.tsx';
import { MapChoices } from './map-choices.tsx';
import { countKeepable } from './sealed.ts';
import { Tribute } from './tribute.tsx';
import { listUses, useQueue } from './use-all.ts';

/** The answers in the dock: those without a place on the board, and those whose place is too small for a finger. */
export function Tray() {
  const { prompt } = useBoard();
  const giveAll = useQueue();
  switch (prompt?.kind) {
    case undefined:
      return <Sealed />;
    case 'bid':
      return <Bid key={prompt?.id} />;
    case 'tribute':
      return <Tribute key={prompt?.id} />;
    case 'bribe':
      return <Bribe />;
    default:
      return <Buttons giveAll={giveAll} />;
  }
}

/** Says that the reader has sealed a choice while others haven't. */
function Sealed() {
  const { view, labels } = useBoard();
  const top = view.flow.at(-1)?.kind;
  const isSecret = top === 'bid' || top === 'tribute' || top === 'offer';
  if (!isSecret || view.seat === null || view.waiting.includes(view.seat) || view.picks.length === 0) return null;
  return <p class="ce-panel">{labels.bid.waiting}</p>;
}

/** As many stacks fit beside each other on a phone. */
const IN_REACH = 7;

/** Answers that skip something stand apart, and so does the money of a job that may be taken early. */
const isLeaving = ({ type }: CeAction): boolean =>
  type === 'done' || type === 'leave' || type === 'decline' || type === 'reward';

interface ButtonsProps {
  readonly giveAll: (answers: readonly CeAction[]) => void;
}

/** Icons to use, ways to pay, families, goods, jobs to keep, and the places on the map once more. */
function Buttons({ giveAll }: ButtonsProps) {
  const context = useBoard();
  const { prompt, answers, view, labels } = context;
  if (prompt === null) return null;
  const inTray = prompt.actions.filter(action => answers.has(trayOf(action)));
  // Money and a hand of a few stacks are always in reach; everything else on the board is offered here too.
  const isLong = countKeepable(view).size > IN_REACH;
  const isFar = (spot: string): boolean => !/^(tray|card)/.test(spot) || (isLong && /^card-/.test(spot));
  const onBoard = prompt.actions.filter(
    action => !('money' in action) && spotsOf(action, view).every(spot => isFar(spot)),
  );
  const uses = listUses(view, prompt.actions);
  const leaving = inTray.filter(isLeaving);
  // Of the money only the highest is offered here; the rest is pressed in the hand.
  const highest = Math.max(...inTray.map(action => (action.type === 'suitcase' ? action.money : 0)));
  const shown = drawnInTray(
    inTray.filter(action => !isLeaving(action) && (action.type !== 'suitcase' || action.money === highest)),
  );
  return (
    <>
      <div class="ce-panel">
        {prompt.kind === 'family' && <p class="second">{labels.equalFamilies}</p>}
        <MapChoices answers={onBoard} />
        {shown.length > 0 && (
          <ul class={`ce-buttons ${prompt.kind}`}>
            {shown.map((action, at) => (
              <li key={`${key(action)} ${at}`} class={action.type}>
                <TrayButton action={action} />
              </li>
            ))}
          </ul>
        )}
        {shown.some(({ type }) => type === 'suitcase') && <p class="second">{labels.intoCase}</p>}
      </div>
      {leaving.length + uses.length > 0 && (
        <div class="ce-final">
          {leaving.map(action => (
            <button
              key={action.type}
              type="button"
              class="button"
              data-refuses={action.type === 'reward' ? undefined : ''}
              {...pointing(context, action)}
            >
              {sayAction<CorleonesEmpire>(context.words, action, context.who)}
              {action.type === 'reward' && <Reward />}
            </button>
          ))}
          {uses.length > 1 && <UseAll uses={uses} giveAll={giveAll} />}
        </div>
      )}
    </>
  );
}

/** The money of the job that is being done. */
function Reward() {
  const { view } = useBoard();
  const top = view.flow.at(-1);
  const reward = top?.kind === 'ability' ? view.given.jobs[top.frame.job]?.reward : undefined;
  return (
    <span class="ce-into" aria-hidden="true">
      {reward?.map((kind, at) => (
        <Icon key={at} icon={kind} />
      ))}
    </span>
  );
}

/** Uses all icons that ask for nothing more, with one press. */
function UseAll({ uses, giveAll }: ButtonsProps & { readonly uses: readonly CeAction[] }) {
  const { words, labels, view } = useBoard();
  const top = view.flow.at(-1);
  const left = top?.kind === 'use' ? top.frame.icons.reduce((sum, count) => sum + count, 0) : 0;
  const use = uses.length < left ? labels.useThese : labels.useAll;
  const names = uses.map(action =>
    action.type === 'suitcase'
      ? labels.lock(words.numbered.kind(action.money).name)
      : words.numbered.icon(iconUsedBy(action) ?? SUITCASE).name,
  );
  return (
    <button type="button" class="button chief ce-use-all" onClick={() => giveAll(uses)}>
      <span aria-hidden="true">{use}</span>
      <span class="sr-only">{`${use}: ${names.join(', ')}`}</span>
      <span class="ce-into" aria-hidden="true">
        {uses.map((action, at) => (
          <Picture key={at} action={action} />
        ))}
      </span>
    </button>
  );
}

function TrayButton({ action }: { readonly action: CeAction }) {
  const context = useBoard();
  const { words, view } = context;
  const { numbered } = words;
  if (action.type === 'keep-job')
    return <CardButton spot={trayOf(action)} card={JOB_CARDS + action.job} class="ce-card large" />;
  const said = sayAction<CorleonesEmpire>(words, action, context.who);
  const icon = iconUsedBy(action);
  const top = view.flow.at(-1);
  const count = top?.kind === 'use' && icon !== undefined ? (top.frame.icons[icon] ?? 0) : 1;
  const name =
    action.type === 'suitcase'
      ? numbered.kind(action.money).name
      : action.type === 'family'
        ? numbered.family(action.family).name
        : icon === undefined
          ? said
          : numbered.icon(icon).name;
  const brings = icon === undefined && action.type !== 'family' ? sayBrings(context, action) : '';
  const help = action.type === 'family' ? numbered.family(action.family) : icon !== undefined && numbered.icon(icon);
  return (
    <BoardButton spot={trayOf(action)} title={said} lines={help === false ? [] : [help.help]} class="ce-choice">
      {action.type === 'suitcase' ? <Icon icon={SUITCASE} /> : <Picture action={action} />}
      <span class="ce-said">
        {name}
        {count > 1 && <b class="figures"> ×{count}</b>}
        {brings !== '' && <small>{brings}</small>}
      </span>
    </BoardButton>
  );
}

/** The picture of an answer: the cards paid, a family's crest, or an icon. */
function Picture({ action }: { readonly action: CeAction }) {
  const context = useBoard();
  if (action.type === 'pay') return <Payment replaced={[action.gun, action.bloodMoney, action.booze]} />;
  if (action.type === 'family') return <Crest seat={action.family} size={40} />;
  if (action.type === 'first') return <Crest seat={familyOf(context, action.seat)} size={32} />;
  if (action.type === 'rob') return <Crest seat={familyOf(context, action.victim)} size={32} />;
  if (action.type === 'suitcase')
    return (
      <span class="ce-into">
        <Icon icon={action.money} />
        <Icon icon={SUITCASE} />
      </span>
    );
  const icon = action.type === 'good' ? action.good : iconUsedBy(action);
  return icon === undefined ? null : <Icon icon={icon} />;
}

/** CE-16 The cards paid: the goods of the cost, with Narcotics where they replace one. */
function Payment({ replaced }: { readonly replaced: readonly number[] }) {
  const { view, prompt } = useBoard();
  const top = view.flow.at(-1);
  if (prompt === null || top?.kind !== 'pay') return null;
  const cost = view.given.jobs[top.frame.job]?.cost ?? [];
  const paid = cost.flatMap((count, good) =>
    Array.from({ length: count }, (_, at) => (at < (replaced[good] ?? 0) ? NARCOTICS : GUN + good)),
  );
  return (
    <span class="ce-into" aria-hidden="true">
      {paid.map((kind, at) => (
        <Icon key={at} icon={kind} />
      ))}
    </span>
  );
}

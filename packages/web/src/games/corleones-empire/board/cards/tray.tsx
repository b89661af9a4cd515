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
import { Choices } from '../../../kit/choices.tsx';
import { sayBrings } from '../../../kit/say.ts';
import { Icon } from '../art/icons.tsx';
import { familyOf, useBoard } from '../board-context.ts';
import { drawnInTray, spotsOf, trayOf } from '../spots.ts';
import { CardButton } from './cards.tsx';
import { Bid } from './sealing.tsx';

/** Decisions that have no place on the map, as large buttons within reach: icons to use, ways to pay, who goes first. */
export function Tray() {
  const context = useBoard();
  const { prompt, answers, view } = context;
  if (prompt === null) return <Sealed />;
  if (prompt.kind === 'tribute') return null;
  const inTray = prompt.actions.filter(action => answers.has(trayOf(action)));
  // The hand is always in reach; everything else on the board is offered here too.
  const onBoard = prompt.actions.filter(action =>
    spotsOf(action, view).every(spot => !/^(tray|card|case|keep)/.test(spot)),
  );
  return (
    <div class="ce-tray">
      <Choices<CorleonesEmpire> answers={onBoard} />
      {prompt.kind === 'bid' ? (
        <Bid key={prompt.id} />
      ) : (
        <ul class="ce-buttons">
          {inTray.some(({ type }) => type === 'suitcase') && (
            <li class="ce-hint">
              <Icon icon={SUITCASE} /> {context.labels.intoCase}
            </li>
          )}
          {drawnInTray(inTray).map((action, at) => (
            <li
              key={`${key(action)} ${at}`}
              class={isLeaving(action) ? 'leaving' : action.type}
              data-refuses={isLeaving(action) ? '' : undefined}
            >
              <TrayButton action={action} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Says that the reader has sealed a choice while others haven't. */
function Sealed() {
  const { view, labels } = useBoard();
  const top = view.flow.at(-1)?.kind;
  const isSecret = top === 'bid' || top === 'tribute' || top === 'offer';
  if (!isSecret || view.seat === null || view.waiting.includes(view.seat) || view.picks.length === 0) return null;
  return <p class="ce-tray">{labels.bid.waiting}</p>;
}

/** Answers that skip something stand apart. */
const isLeaving = ({ type }: CeAction): boolean => type === 'done' || type === 'leave' || type === 'decline';

function TrayButton({ action }: { readonly action: CeAction }) {
  const context = useBoard();
  const { numbered } = context.words;
  if (action.type === 'keep-job')
    return <CardButton spot={trayOf(action)} card={JOB_CARDS + action.job} class="ce-card large" />;
  const said = sayAction<CorleonesEmpire>(context.words, action, context.who);
  const brings = sayBrings(context, action);
  const icon = iconUsedBy(action);
  const help = action.type === 'family' ? numbered.family(action.family) : icon !== undefined && numbered.icon(icon);
  return (
    <BoardButton spot={trayOf(action)} title={said} lines={help === false ? [] : [help.help]} class="ce-choice">
      <Picture action={action} />
      <span class="ce-said">
        {said}
        {brings !== '' && <small>{brings}</small>}
      </span>
    </BoardButton>
  );
}

/** The picture of an answer: the cards paid, a family's crest, or an icon. */
function Picture({ action }: { readonly action: CeAction }) {
  const context = useBoard();
  if (action.type === 'pay') return <Payment replaced={[action.gun, action.bloodMoney, action.booze]} />;
  if (action.type === 'family') return <Crest seat={action.family} size={44} />;
  if (action.type === 'first') return <Crest seat={familyOf(context, action.seat)} size={34} />;
  if (action.type === 'rob') return <Crest seat={familyOf(context, action.victim)} size={34} />;
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

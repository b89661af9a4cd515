import {
  type CorleonesEmpire,
  GUN,
  HORSE_HEAD,
  JOB,
  JOB_CARDS,
  NARCOTICS,
  SUITCASE,
} from '@consigliere/games/corleones-empire/rules';
import { key, sayAction, sayQuestion } from '@consigliere/kernel/host';
import type { ComponentChildren } from 'preact';
import { Crest } from '../../../../kit/look/art/crest.tsx';
import { BoardButton } from '../../../kit/board-button.tsx';
import { sayBrings } from '../../../kit/say.ts';
import { Icon } from '../art/icons.tsx';
import { type CeBoardContext, familyOf, useBoard } from '../board-context.ts';
import { type CeAction, drawnInTray, trayOf } from '../spots.ts';
import { Face, useCardLines } from './cards.tsx';
import { Bid } from './sealing.tsx';

/** Decisions that have no place on the map, as large buttons within reach: icons to use, ways to pay, who goes first. */
export function Tray() {
  const context = useBoard();
  const { prompt, words, who, answers } = context;
  if (prompt === null) return <Sealed />;
  if (prompt.kind === 'tribute') return null;
  const inTray = prompt.actions.filter(action => answers.has(trayOf(action)));
  if (inTray.length === 0) return null;
  return (
    <section class="ce-tray" aria-labelledby="ce-tray" data-asks>
      <h2 id="ce-tray">
        {sayQuestion<CorleonesEmpire>(words, prompt, who)} <span class="rule">{prompt.rule}</span>
      </h2>
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
    </section>
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
  const about = useCardLines();
  const said = sayAction<CorleonesEmpire>(context.words, action, context.who);
  const brings = sayBrings(context, action);
  if (action.type === 'keep-job')
    return (
      <BoardButton spot={trayOf(action)} {...about(JOB_CARDS + action.job)} class="ce-card large">
        <Face card={JOB_CARDS + action.job} />
      </BoardButton>
    );
  return (
    <BoardButton spot={trayOf(action)} title={said} lines={helpOf(context, action)} class="ce-choice">
      <Picture action={action} />
      <span class="ce-said">
        {said}
        {brings !== '' && <small>{brings}</small>}
      </span>
    </BoardButton>
  );
}

function helpOf({ words }: CeBoardContext, action: CeAction): string[] {
  switch (action.type) {
    case 'take':
      return [words.numbered.icon(action.kind).help];
    case 'suitcase':
      return [words.icon.S.help];
    case 'draw':
      return [words.icon.J.help];
    case 'horse-head':
      return [words.icon.H.help];
    case 'trade':
      return [words.numbered.icon(action.icon).help];
    case 'family':
      return [words.numbered.family(action.family).help];
    default:
      return [];
  }
}

/** The picture of an answer. */
function Picture({ action }: { readonly action: CeAction }): ComponentChildren {
  const context = useBoard();
  switch (action.type) {
    case 'take':
      return <Icon icon={action.kind} />;
    case 'good':
      return <Icon icon={action.good} />;
    case 'suitcase':
      return (
        <span class="ce-into">
          <Icon icon={action.money} />
          <Icon icon={SUITCASE} />
        </span>
      );
    case 'draw':
      return <Icon icon={JOB} />;
    case 'horse-head':
      return <Icon icon={HORSE_HEAD} />;
    case 'trade':
      return <Icon icon={action.icon} />;
    case 'family':
      return <Crest seat={action.family} size={44} />;
    case 'first':
      return <Crest seat={familyOf(context, action.seat)} size={34} />;
    case 'rob':
      return <Crest seat={familyOf(context, action.victim)} size={34} />;
    case 'pay':
      return <Payment replaced={[action.gun, action.bloodMoney, action.booze]} />;
    default:
      return null;
  }
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

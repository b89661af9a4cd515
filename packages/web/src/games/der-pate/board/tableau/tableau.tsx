import { type DerPate, type DpAction, EVENTS, getLastSpace } from '@consigliere/games/der-pate/rules';
import { key, sayAction } from '@consigliere/kernel/host';
import { Choices } from '../../../kit/choices.tsx';
import { sayBrings } from '../../../kit/say.ts';
import { getMoment, useBoard } from '../board-context.ts';
import { Icon } from '../drawings.tsx';
import { TRACK_ICONS } from '../icons.ts';
import { listSpots, listTrayAnswers } from '../spots.ts';
import { give, previewing } from '../target.ts';
import { Dice } from './dice.tsx';
import { Rows } from './rows.tsx';

/** The place where the player decides: the warning, the event, the dice, the buttons, the fields. */
export function Tableau() {
  const { words } = useBoard();
  return (
    <section class="dp-tableau" aria-label={words.table.tableau}>
      <Ko />
      <Dice />
      <Tray />
      <Rows />
    </section>
  );
}

type KoTrack = 'reputation' | 'influence';

/** DP-32 Warns a player who can't win yet, because the KO track isn't finished. */
function Ko() {
  const { view, words, labels } = useBoard();
  const { seat, open } = view;
  if (seat === null || open.over) return null;
  const { ko } = open;
  const at = (track: KoTrack): number => open[track][seat] ?? 0;
  const isFinished = (track: KoTrack): boolean => at(track) === getLastSpace(view, track);
  const stands = (track: KoTrack): string => `${words.track[track]} ${labels.at(at(track), getLastSpace(view, track))}`;
  if (ko !== null && isFinished(ko))
    return (
      <p class="dp-ko-note done">
        <Icon path={TRACK_ICONS[ko]} size={18} /> {labels.ko.done(words.track[ko])}
      </p>
    );
  if (ko === null && isFinished('reputation') && isFinished('influence')) return null;
  return (
    <p class="dp-ko-note">
      <b>{labels.ko.warning}</b>{' '}
      {ko === null
        ? labels.ko.open(stands('reputation'), stands('influence'))
        : labels.ko.needs(words.track[ko], at(ko), getLastSpace(view, ko))}
    </p>
  );
}

/** The text of the open event card; `idle` once it neither lasts nor asks anybody. */
export function EventNote() {
  const { view, words } = useBoard();
  const top = view.flow.at(-1);
  const current = view.open.lasting ?? (top?.kind === 'event' ? top.frame.event : null);
  const event = current ?? view.open.turnedUp.at(-1) ?? null;
  const id = event === null ? undefined : EVENTS[event];
  if (id === undefined) return null;
  const { name, help } = words.card[id];
  return (
    <p class={`dp-event-note ${view.given.events[event ?? 0]?.colour}${current === null ? ' idle' : ''}`}>
      <b>{name}.</b> {help}
    </p>
  );
}

/** The usual way on: the chief button. */
const CHIEF = ['roll', 'end'];

const REFUSALS = ['decline', 'keep'];

/** Answers without a spot on the board, as large buttons. */
function Tray() {
  const context = useBoard();
  const { prompt, labels, held } = context;
  if (prompt === null) return null;
  const answers = listTrayAnswers(getMoment(context), prompt.kind);
  const onMap = prompt.actions.filter(action =>
    /^(business|space|debts)-/.test(listSpots(action, context.view)[0] ?? ''),
  );
  return (
    <div class="dp-tray">
      {held.value !== null && <p class="second">{labels.which}</p>}
      <Choices<DerPate> answers={onMap.filter(action => !answers.includes(action))} />
      {answers.map(action => (
        <TrayButton key={key(action)} action={action} />
      ))}
    </div>
  );
}

function TrayButton({ action }: { readonly action: DpAction }) {
  const context = useBoard();
  const brings = sayBrings(context, action);
  return (
    <button
      type="button"
      class={`button legal${CHIEF.includes(action.type) ? ' chief' : ''}`}
      data-tray={action.type}
      data-refuses={REFUSALS.includes(action.type) ? '' : undefined}
      {...previewing(context, () => action)}
      onClick={() => give(context, action)}
      data-answers={key(action)}
    >
      {sayAction<DerPate>(context.words, action, context.who)}
      {brings !== '' && <small>{brings}</small>}
    </button>
  );
}

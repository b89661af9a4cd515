import type { DerPate, DpAction } from '@consigliere/games/der-pate/rules';
import { key, sayAction } from '@consigliere/kernel/host';
import { sayBrings } from '../../../kit/say.ts';
import { getMoment, useBoard } from '../board-context.ts';
import { listTrayAnswers } from '../spots.ts';
import { give } from '../target.ts';

/** What players say most often to go on: it's the chief button. */
const CHIEF = ['roll', 'end'];

const REFUSALS = ['decline', 'keep'];

/** Answers that have no place of their own on the board, as large buttons. */
export function Tray() {
  const context = useBoard();
  const { prompt, labels, held } = context;
  if (prompt === null) return null;
  const answers = listTrayAnswers(getMoment(context), prompt.kind);
  return (
    <div class="dp-tray">
      {held.value !== null && <p class="second">{labels.which}</p>}
      {answers.map(action => (
        <TrayButton key={key(action)} action={action} />
      ))}
    </div>
  );
}

function TrayButton({ action }: { readonly action: DpAction }) {
  const context = useBoard();
  const leave = (): void => {
    if (context.touched.value === null) context.choose(null);
  };
  const brings = sayBrings(context, action);
  return (
    <button
      type="button"
      class={`button legal${CHIEF.includes(action.type) ? ' chief' : ''}`}
      data-tray={action.type}
      data-refuses={REFUSALS.includes(action.type) ? '' : undefined}
      onPointerEnter={() => context.choose(action)}
      onPointerLeave={leave}
      onFocus={() => context.choose(action)}
      onBlur={leave}
      onClick={event => give(context, action, event)}
    >
      {sayAction<DerPate>(context.words, action, context.who)}
      {brings !== '' && <small>{brings}</small>}
    </button>
  );
}

/** What a finger has touched, to be confirmed at the thumb. */
export function Dock() {
  const context = useBoard();
  const { touched, held, labels } = context;
  const action = touched.value;
  if (action === null) return null;
  const drop = (): void => {
    touched.value = null;
    held.value = null;
    context.choose(null);
  };
  return (
    <section class="dp-dock" aria-label={labels.confirm}>
      <p>
        {sayAction<DerPate>(context.words, action, context.who)} <small>{sayBrings(context, action)}</small>
      </p>
      <button type="button" class="button chief" onClick={event => give(context, action, event)}>
        {labels.confirm}
      </button>
      <button type="button" class="button" onClick={drop}>
        {labels.notYet}
      </button>
    </section>
  );
}

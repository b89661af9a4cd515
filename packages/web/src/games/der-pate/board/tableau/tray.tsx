import type { DerPate } from '@consigliere/games/der-pate/rules';
import { key, sayAction } from '@consigliere/kernel/host';
import { sayBrings } from '../../../kit/say.ts';
import { momentOf, useDesk } from '../desk.ts';
import { type DpAction, trayAnswers } from '../places.ts';
import { give } from '../target.ts';

/** What players say most often to go on: it's the chief button. */
const CHIEF = ['roll', 'end'];

const REFUSALS = ['decline', 'keep'];

/** Answers that have no place of their own on the board, as large buttons. */
export function Tray() {
  const desk = useDesk();
  const { prompt, labels, held } = desk;
  if (prompt === null) return null;
  const answers = trayAnswers(momentOf(desk), prompt.kind);
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
  const desk = useDesk();
  const leave = (): void => {
    if (desk.touched.value === null) desk.choose(null);
  };
  const brings = sayBrings(desk, action);
  return (
    <button
      type="button"
      class={`button legal${CHIEF.includes(action.type) ? ' chief' : ''}`}
      data-tray={action.type}
      data-refuses={REFUSALS.includes(action.type) ? '' : undefined}
      onPointerEnter={() => desk.choose(action)}
      onPointerLeave={leave}
      onFocus={() => desk.choose(action)}
      onBlur={leave}
      onClick={event => give(desk, action, event)}
    >
      {sayAction<DerPate>(desk.words, action, desk.who)}
      {brings !== '' && <small>{brings}</small>}
    </button>
  );
}

/** What a finger has touched, to be confirmed at the thumb. */
export function Dock() {
  const desk = useDesk();
  const { touched, held, labels } = desk;
  const action = touched.value;
  if (action === null) return null;
  const drop = (): void => {
    touched.value = null;
    held.value = null;
    desk.choose(null);
  };
  return (
    <section class="dp-dock" aria-label={labels.confirm}>
      <p>
        {sayAction<DerPate>(desk.words, action, desk.who)} <small>{sayBrings(desk, action)}</small>
      </p>
      <button type="button" class="button chief" onClick={event => give(desk, action, event)}>
        {labels.confirm}
      </button>
      <button type="button" class="button" onClick={drop}>
        {labels.notYet}
      </button>
    </section>
  );
}

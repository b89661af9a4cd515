import { type DerPate, type DpAction, EMPTY, type Track } from '@consigliere/games/der-pate/rules';
import { key, sayAction } from '@consigliere/kernel/host';
import { Choices } from '../../../kit/choices.tsx';
import { hyphenate } from '../../../kit/hyphenate.ts';
import { LastStep } from '../../../kit/last-step.tsx';
import { sayBrings } from '../../../kit/say.ts';
import { type DpBoardContext, getMoment, useBoard } from '../board-context.ts';
import { Bust, Icon } from '../drawings.tsx';
import { TRACK_ICONS } from '../icons.ts';
import { findPin, listSpots, sortForDock } from '../spots.ts';
import { give, previewing } from '../target.ts';
import { Dice, PrintedDie } from './dice.tsx';
import { Gains, sumUp } from './gains.tsx';
import { Fields, Steps } from './rows.tsx';

/** The answers of this moment that have a control in the dock. */
function useDockAnswers() {
  const context = useBoard();
  return sortForDock(getMoment(context), context.prompt?.kind ?? '');
}

/** The place where the player decides: the dice, and the fields or chips. */
export function Tableau() {
  const { words } = useBoard();
  const { chips, chief, refusals } = useDockAnswers();
  return (
    <section class="dp-tableau" aria-label={words.table.tableau}>
      <Dice />
      <Steps />
      <HeldNote />
      {[...chief, ...refusals].map(action => (
        <Outlook key={key(action)} action={action} />
      ))}
      <Choices<DerPate>
        answers={chips}
        name={action => <ChipName action={action} />}
        brings={action => <ChipGains action={action} />}
      />
      <Fields />
    </section>
  );
}

/** The usual way on and the refusal, beside Undo. */
export function Tray() {
  const context = useBoard();
  const { chief, refusals } = useDockAnswers();
  return (
    <>
      <PutBack />
      {refusals.map(action => (
        <TrayButton key={key(action)} action={action} />
      ))}
      {chief.map(action =>
        action.type === 'end' ? (
          <LastStep<DerPate> key={key(action)} action={action} class="chief dp-end">
            {sayShortly(context, action)}
          </LastStep>
        ) : (
          <TrayButton key={key(action)} action={action} isChief />
        ),
      )}
    </>
  );
}

/** Asks for the second half of an answer while a piece is picked up. */
function HeldNote() {
  const { held, labels } = useBoard();
  if (held.value === null) return null;
  const { ask } = labels;
  const [kind] = held.value.split('-');
  const said = kind === 'die' ? ask.field : kind === 'field' ? ask.die : held.value === 'tile-3' ? ask.reroll : ask.use;
  return <p class="dp-held-note">{said}</p>;
}

/** A picked-up tile or favour can be put back. Escape does the same. */
function PutBack() {
  const { held, labels } = useBoard();
  if (held.value === null || !/^(tile|favour)-/.test(held.value)) return null;
  return (
    <button
      type="button"
      class="dp-put-back"
      onClick={() => {
        held.value = null;
      }}
    >
      {labels.putBack}
    </button>
  );
}

/** Answers that need no sentence about what they will do: the question of an event says it, and the others are plain. */
const PLAIN = ['roll', 'end', 'decline', 'keep', 'pay', 'bail-out', 'let-drown'];

/** Says in a sentence what a button will do. */
function Outlook({ action }: { readonly action: DpAction }) {
  const context = useBoard();
  const brings = PLAIN.includes(action.type) ? '' : sayBrings(context, action);
  if (brings === '') return null;
  return (
    <p class="dp-outlook">
      <b>{sayShortly(context, action)}:</b> {brings}
    </p>
  );
}

/** An answer in a few words, where the question has said the rest. */
function sayShortly(context: DpBoardContext, action: DpAction): string {
  const { words, who, labels } = context;
  const preview = action.type === 'pay' || action.type === 'bail-out' ? context.preview(action) : null;
  const { money = 0 } = (preview && sumUp(preview).gains.get(who.reader ?? 0)) ?? {};
  if (money < 0) return labels.pay(words.money(-money));
  return labels.short[action.type] ?? sayAction<DerPate>(words, action, who);
}

/** The name of a chip: the number of its pin, and the place or track. */
function ChipName({ action }: { readonly action: DpAction }) {
  const context = useBoard();
  const { view } = context;
  const holder = 'business' in action ? (view.open.holder[action.business] ?? EMPTY) : EMPTY;
  const pin = findPin(getMoment(context), listSpots(action, view)[0] ?? '');
  return (
    <>
      {pin !== null && (
        <span class="dp-chip-pin" aria-hidden="true">
          {pin}
        </span>
      )}
      <span class="dp-chip-name">{hyphenate(nameChip(context, action))}</span>
      {holder !== EMPTY && <Bust seat={holder} size={20} />}
    </>
  );
}

function nameChip({ view, words, who }: DpBoardContext, action: DpAction): string {
  const at = findBusiness(action);
  if (at !== null) return words.kindAt(view.given.street[at]?.value ?? 0);
  if (action.type === 'district') return words.district[action.district] ?? '';
  if ('track' in action) return words.track[action.track];
  if ('holder' in action) return who.names[action.holder] ?? words.table.bank;
  return sayAction<DerPate>(words, action, who);
}

/** The business of an answer, or the one at its car space; null: it has none. */
const findBusiness = (action: DpAction): number | null =>
  'business' in action ? action.business : action.type === 'park' ? action.space : null;

/** The district of a chip's business, and what the answer brings; of a district, what its businesses pay. */
function ChipGains({ action }: { readonly action: DpAction }) {
  const context = useBoard();
  const { view, words } = context;
  if (action.type === 'district') return <Pays district={action.district} />;
  if (action.type === 'bank') return <>{sayNextSpace(context, action.track)}</>;
  const preview = action.type === 'park' ? null : context.preview(action);
  const at = findBusiness(action);
  return (
    <>
      {at !== null && <span class="dp-chip-place">{words.district[view.given.street[at]?.district ?? 0]}</span>}
      {preview !== null && <Gains preview={preview} action={action} />}
    </>
  );
}

/** Says what the next space of a track gives: income or a favour. */
function sayNextSpace({ view, words, who }: DpBoardContext, track: Track): string {
  const next = (view.open[track][who.reader ?? 0] ?? 0) + 1;
  if (track === 'income') return `→ ${words.money(view.given.income[next] ?? 0)}`;
  return `→ ${words.favour[(view.given.favours[next - 1] ?? 0) - 1]?.name ?? next}`;
}

/** The pay of the businesses of a district, by die. */
function Pays({ district }: { readonly district: number }) {
  const { view, words } = useBoard();
  return (
    <span class="dp-pays">
      {view.given.street.map(
        (row, business) =>
          row.district === district && (
            <span key={business} class="dp-gain">
              <PrintedDie value={row.value} size={16} /> {words.money(row.pay)}
              {row.step !== null && (
                <b>
                  <Icon path={TRACK_ICONS[row.step]} size={13} />
                  +1
                </b>
              )}
            </span>
          ),
      )}
    </span>
  );
}

function TrayButton({ action, isChief = false }: { readonly action: DpAction; readonly isChief?: boolean }) {
  const context = useBoard();
  return (
    <button
      type="button"
      class={isChief ? 'chief' : undefined}
      data-tray={action.type}
      data-refuses={isChief ? undefined : ''}
      {...previewing(context, () => action)}
      onClick={() => give(context, action)}
      data-answers={key(action)}
    >
      {sayShortly(context, action)}
    </button>
  );
}

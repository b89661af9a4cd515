import { type DpAction, type Field as FieldName, PUPPET } from '@consigliere/games/der-pate/rules';
import { Fragment } from 'preact';
import { hyphenate } from '../../../kit/hyphenate.ts';
import { type DpBoardContext, getMoment, useBoard } from '../board-context.ts';
import { FieldIcon, Icon } from '../drawings.tsx';
import { explainField } from '../explanations.ts';
import { ICONS } from '../icons.ts';
import { fieldSpot, findReachable, type PlaceAction } from '../spots.ts';
import { makeTarget } from '../target.ts';
import { DieFace, PrintedDie } from './dice.tsx';
import { Gains } from './gains.tsx';
import { findPlacements, getShownRow, isPlacing, listRows, type TableauField } from './turn-frame.ts';

/** The rows of the tableau: the one at hand with all its fields, the others in a line. */
export function Rows() {
  const { view, words, story } = useBoard();
  const fieldOf = findPlacements(story);
  const shown = getShownRow(view);
  if (shown === 0) return null;
  const isOpen = isPlacing(view);
  return (
    <ol class="dp-rows">
      {listRows(view.given).map((fields, at) => {
        const row = at + 1;
        const dice = view.open.placed.flatMap((placed, die) => (placed === row ? [die] : []));
        return (
          <li
            key={row}
            class={row === shown ? 'dp-row now' : 'dp-row'}
            aria-current={row === shown ? 'step' : undefined}
          >
            <h3>
              {words.table.row(row)}
              {dice.map(die => (
                <Fragment key={die}>
                  <DieFace die={die} face={view.open.faces[die] ?? 0} size={22} />
                  <PlacedOn field={fieldOf.get(die)} face={view.open.faces[die] ?? 0} />
                </Fragment>
              ))}
            </h3>
            {row > shown && <Ahead fields={fields} />}
            {row === shown && isOpen && (
              <ul class="dp-fields">
                {fields.map(field => (
                  <Field key={`${field.field}${field.value}`} row={row} at={field} />
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Where a die of this turn lies, as far as it was heard. */
function PlacedOn({ field, face }: { readonly field: FieldName | undefined; readonly face: number }) {
  const context = useBoard();
  if (field === undefined) return null;
  return <small>{field === 'business' ? context.words.kindAt(face) : context.words.field[field].name}</small>;
}

/** What a row to come is good for, in a glance. */
const Ahead = ({ fields }: { readonly fields: readonly TableauField[] }) => (
  <span class="dp-ahead" aria-hidden="true">
    {fields.map(at => (
      <FieldMark key={at.field} at={at} />
    ))}
  </span>
);

const isPlace = (action: DpAction): action is PlaceAction => action.type === 'place';

function Field({ row, at }: { readonly row: number; readonly at: TableauField }) {
  const context = useBoard();
  const { words } = context;
  const place = fieldSpot(row, at.field, at.value);
  const fitting = (context.answers.get(place) ?? []).filter(isPlace);
  const reached = findReachable(getMoment(context), place).filter(isPlace);
  const [first] = reached.length > 0 ? reached : fitting;
  const preview = first === undefined ? null : context.preview(first);
  const name = at.value > 0 ? words.kindAt(at.value) : words.field[at.field].name;
  const reason = fitting.length > 0 ? null : whyNot(context, row, at);
  const said = [name, reason].filter(Boolean).join(': ');
  const { isLit: _, class: states, ...rest } = makeTarget(context, place, said, () => explainField(context, at));
  return (
    <li class={`dp-field${reason === null ? '' : ' shut'}`}>
      <span class="dp-field-head" aria-hidden="true">
        <FieldMark at={at} />
        <span class="dp-field-name">{hyphenate(name)}</span>
      </span>
      <Takes dice={fitting.map(({ die }) => die)} />
      {first !== undefined && preview !== null && <Gains preview={preview} placing={first} />}
      {first?.senator && (
        <small class="dp-gain second" aria-hidden="true">
          {context.labels.field.senator}
        </small>
      )}
      {reason !== null && (
        <small class="dp-reason" aria-hidden="true">
          {reason}
        </small>
      )}
      <div class={`dp-over${states}`} {...rest} />
    </li>
  );
}

/** What a field wants: a number, a colour, or the puppet hand; and its picture. */
function FieldMark({ at: { field, die, value } }: { readonly at: TableauField }) {
  if (field === 'business') return <PrintedDie value={value} size={26} />;
  return (
    <>
      {die !== null && <span class={`dp-colour dp-colour-${die}`} />}
      {field === 'press' && <Icon path={ICONS.hand} size={16} />}
      <FieldIcon field={field} size={20} />
    </>
  );
}

/** The dice that may go there. */
function Takes({ dice }: { readonly dice: readonly number[] }) {
  const { view } = useBoard();
  if (dice.length === 0) return null;
  return (
    <span class="dp-takes" aria-hidden="true">
      {dice.map(die => (
        <DieFace key={die} die={die} face={view.open.faces[die] ?? 0} size={20} />
      ))}
    </span>
  );
}

/** Why no die goes there, while the viewer is asked to place one. */
function whyNot(
  { prompt, view, words, labels }: DpBoardContext,
  row: number,
  { field, die, value }: TableauField,
): string | null {
  if (prompt?.actions.some(isPlace) !== true) return null;
  if (prompt.barred.some(({ action }) => isPlace(action) && action.field === field)) return labels.field.tooDear;
  if (field === 'press') return labels.field.handOnly;
  if (value > 0) return labels.field.noDie(value);
  const isHand = die !== null && view.open.placed[die] === 0 && view.open.faces[die] === PUPPET && row < 4;
  return isHand ? (words.face[PUPPET] ?? '') : labels.field.noColour(words.dice[die ?? 0] ?? '');
}

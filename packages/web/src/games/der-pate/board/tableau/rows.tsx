import { type DerPate, type DpAction, PUPPET } from '@consigliere/games/der-pate/rules';
import { sayAction } from '@consigliere/kernel/host';
import { Fragment } from 'preact';
import { pointing } from '../../../kit/board-context.ts';
import { hyphenate } from '../../../kit/hyphenate.ts';
import { inSentences } from '../../../kit/say.ts';
import { type DpBoardContext, getMoment, useBoard } from '../board-context.ts';
import { Icon } from '../drawings.tsx';
import { explainField } from '../explanations.ts';
import { FIELD_ICONS, ICONS, TILE_ICONS } from '../icons.ts';
import { fieldSpot, findReachable, type PlaceAction } from '../spots.ts';
import { asPicture, makeTarget } from '../target.ts';
import { DieFace, PrintedDie } from './dice.tsx';
import { Gains } from './gains.tsx';
import { findPlacements, getShownRow, isPlacing, listRows, nameField, type TableauField } from './turn-frame.ts';

/** The four rows in a line: the dice placed so far, and the fields of the rows to come. */
export function Steps() {
  const context = useBoard();
  const { view, words, story } = context;
  const fieldOf = findPlacements(story);
  const shown = getShownRow(view);
  if (shown === 0) return null;
  return (
    <ol class="dp-steps">
      {listRows(view.given).map((fields, at) => {
        const row = at + 1;
        const dice = view.open.placed.flatMap((placed, die) => (placed === row ? [die] : []));
        return (
          <li key={row} class="dp-step" data-spot={`row-${row}`} aria-current={row === shown ? 'step' : undefined}>
            {words.table.row(row)}
            {dice.map(die => (
              <Fragment key={die}>
                <DieFace die={die} face={view.open.faces[die] ?? 0} size={18} />
                {fieldOf.has(die) && <small>{nameField(words, fieldOf.get(die), view.open.faces[die] ?? 0)}</small>}
              </Fragment>
            ))}
            {row > shown && (
              <span
                class="dp-ahead"
                {...asPicture(
                  fields.map(each => `${words.field[each.field].name}, ${sayTaken(context, each)}`).join('. '),
                )}
              >
                {fields.map(field => (
                  <FieldMark key={field.field} at={field} />
                ))}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The fields of the current row, while the viewer places a die; somebody without a seat sees them all the time. */
export function Fields() {
  const { view, prompt } = useBoard();
  const row = getShownRow(view);
  const isShown = view.seat === null ? isPlacing(view) : prompt?.actions.some(isPlace) === true;
  if (row === 0 || !isShown) return null;
  return (
    <ul class={`dp-fields row-${row}`}>
      {(listRows(view.given)[row - 1] ?? []).map(field => (
        <Field key={`${field.field}${field.value}`} row={row} at={field} />
      ))}
    </ul>
  );
}

const isPlace = (action: DpAction): action is PlaceAction => action.type === 'place';

function Field({ row, at }: { readonly row: number; readonly at: TableauField }) {
  const context = useBoard();
  const spot = fieldSpot(row, at.field, at.value);
  const fitting = (context.answers.get(spot) ?? []).filter(isPlace);
  const reached = findReachable(getMoment(context), spot).filter(isPlace);
  const [first] = reached.length > 0 ? reached : fitting;
  const preview = first === undefined ? null : context.preview(first);
  const name = nameField(context.words, at.field, at.value);
  const reason = fitting.length > 0 ? null : whyNot(context, row, at);
  const { words, labels, view } = context;
  const dice = fitting.map(({ die }) => `${words.dice[die]} ${words.face[view.open.faces[die] ?? 0]}`);
  const notNow = reason === null ? [] : [labels.notNow(reason)];
  const about = inSentences([
    `${name}, ${sayTaken(context, at)}`,
    dice.length > 0 ? labels.takes([...new Set(dice)].join(', ')) : '',
    ...notNow,
  ]);
  const explain = () => {
    const { lines, ...explanation } = explainField(context, at);
    return { ...explanation, lines: [...notNow, ...lines] };
  };
  const isAsking = context.held.value === spot;
  return (
    <li class={`dp-field${fitting.length > 0 ? '' : ' shut'}`}>
      <span class="dp-field-head" aria-hidden="true">
        <FieldMark at={at} />
        <span class="dp-field-name">{hyphenate(name)}</span>
      </span>
      {fitting.length > 0 && !isAsking && (
        <span class="dp-takes" aria-hidden="true">
          {fitting.map(({ die }) => (
            <DieFace key={die} die={die} face={context.view.open.faces[die] ?? 0} size={20} />
          ))}
        </span>
      )}
      {first !== undefined && preview !== null && !isAsking && <Gains preview={preview} action={first} />}
      {first?.senator && (
        <small class="dp-gain dp-senator second" aria-hidden="true">
          <Icon path={TILE_ICONS.senator} size={18} />
          <span>{context.labels.field.senator}</span>
        </small>
      )}
      {reason !== null && (
        <small class="dp-reason" aria-hidden="true">
          {reason}
        </small>
      )}
      <div {...makeTarget(context, spot, { class: 'dp-over', about, explain })} />
      {isAsking && <Which dice={fitting} />}
    </li>
  );
}

/** The number, colour or puppet hand that a field takes. */
function sayTaken({ words, labels }: DpBoardContext, { field, die, value }: TableauField): string {
  if (field === 'business') return labels.dieOf(value);
  return (die === null ? words.face[PUPPET] : words.dice[die]) ?? '';
}

/** The dice that fit a picked field, to choose one of them there. */
function Which({ dice }: { readonly dice: readonly PlaceAction[] }) {
  const context = useBoard();
  return (
    <ul class="dp-which">
      {dice.map(action => (
        <li key={action.die}>
          <button
            type="button"
            aria-label={sayAction<DerPate>(context.words, action, context.who)}
            {...pointing(context, action)}
          >
            <DieFace die={action.die} face={context.view.open.faces[action.die] ?? 0} size={34} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The number, colour or puppet hand that a field takes, and its picture. */
function FieldMark({ at: { field, die, value } }: { readonly at: TableauField }) {
  const { dice } = useBoard().words;
  if (field === 'business') return <PrintedDie value={value} size={26} />;
  return (
    <>
      {die !== null && <span class={`dp-colour dp-colour-${die}`} data-letter={dice[die]?.charAt(0)} />}
      {field === 'press' && <Icon path={ICONS.hand} size={16} />}
      <Icon path={FIELD_ICONS[field]} size={20} />
    </>
  );
}

/** The reason why no die fits, while the viewer is asked to place one. */
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

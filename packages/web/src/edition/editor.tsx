import type { Differences } from '@consigliere/kernel';
import { LONGEST_EDITION_NAME, nameFaults } from '@consigliere/kernel/host';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Way } from '../kit/notice.tsx';
import { go } from '../kit/router.ts';
import { saveFile } from '../kit/save-file.ts';
import { sayIn } from '../kit/words/say.ts';
import { useTexts } from '../kit/words/texts.ts';
import { MarkLegend } from '../rules/sureness.tsx';
import type { OpenBox } from './boxes.ts';
import { applyDraft, changesIn, type EditionDraft, faultsIn, fileOf, setValue } from './draft.ts';
import { Changes } from './edition-note.tsx';
import { FaultList } from './faults.tsx';
import { FieldGroups } from './groups.tsx';
import { keepEdition, nameOf } from './kept-editions.ts';
import { KeptEditions, OpenFile } from './open-edition.tsx';
import '../kit/forms.css';

/** Shows a game's box and lets the player change it. */
export function Editor({ open }: { readonly open: OpenBox }) {
  const { game, box, texts, rules } = open;
  const { ways } = useTexts();
  const draft = useSignal<EditionDraft>({});
  const said = useSignal('');
  const isNameless = useSignal(false);
  const name = useId();
  const hint = useId();
  const edition = applyDraft(box, draft.value);
  const faults = faultsIn(box, draft.value);
  const count = Object.keys(changesIn(draft.value)).length;
  const change = (next: EditionDraft): void => {
    draft.value = next;
    said.value = '';
  };
  const take = (differences: Differences): void => {
    change(differences);
    isNameless.value = false;
  };
  /** Returns whether the edition has a name and no faults. */
  const isReady = (): boolean => {
    isNameless.value = nameFaults(draft.value.id).length > 0;
    if (isNameless.value) document.getElementById(name)?.focus();
    return !isNameless.value && faults.length === 0;
  };
  const keepIt = (): boolean => {
    if (!isReady()) return false;
    keepEdition(game, draft.value);
    said.value = texts.kept(nameOf(draft.value));
    return true;
  };
  return (
    <div class="editor">
      <FieldGroups
        open={open}
        edition={edition}
        draft={draft.value}
        faults={faults}
        onChange={(path, value) => change(setValue(box, draft.value, path, value))}
      />
      <aside class="stack" aria-label={texts.changes}>
        <section class="sheet stack">
          <h2>{texts.changes}</h2>
          {count === 0 && <p class="second">{texts.noChanges}</p>}
          <Changes
            open={open}
            differences={draft.value}
            onUndo={path => {
              const { [path]: _, ...rest } = draft.value;
              change(rest);
            }}
          />
          {count > 0 && <Way label={texts.reset} onClick={() => change({ id: nameOf(draft.value) })} />}
          <div role="status">
            {faults.length > 0 ? (
              <div class="refused">
                <b>{texts.faults}</b>
                <FaultList open={open} faults={faults} />
              </div>
            ) : (
              count > 0 && <p class="copied">{texts.sound}</p>
            )}
          </div>
          {/* Totals of faulty values may not exist. */}
          <Totals open={open} edition={faults.length > 0 ? box.standard : edition} />
        </section>
        <section class="sheet stack">
          <div class="field">
            <label for={name}>{texts.name}</label>
            <input
              id={name}
              type="text"
              autocomplete="off"
              maxLength={LONGEST_EDITION_NAME}
              aria-describedby={hint}
              aria-invalid={isNameless.value}
              value={nameOf(draft.value)}
              onInput={event => {
                draft.value = { ...draft.value, id: event.currentTarget.value };
                isNameless.value = false;
              }}
            />
            <p id={hint} class={isNameless.value ? 'refused' : 'second'}>
              {isNameless.value ? texts.fault.id({ longest: LONGEST_EDITION_NAME }) : texts.nameHint}
            </p>
          </div>
          <p class="ways">
            <Way label={texts.keep} onClick={keepIt} />
            <Way
              label={ways.save}
              onClick={() => {
                if (isReady()) saveFile(`${nameOf(draft.value)}.json`, fileOf(game, box, draft.value));
              }}
            />
            <Way
              chief
              label={texts.play}
              onClick={() => {
                if (keepIt()) go(`/new/${game}?edition=${encodeURIComponent(nameOf(draft.value))}`);
              }}
            />
          </p>
          <p class="second">{texts.playHint}</p>
          <p role="status" class="copied">
            {said.value}
          </p>
        </section>
        <OpenFile
          open={open}
          onTaken={differences => {
            take(differences);
            said.value = texts.taken(nameOf(differences));
          }}
        />
        <KeptEditions open={open} onOpen={take} />
        <MarkLegend texts={rules} />
      </aside>
    </div>
  );
}

/** Shows totals of the standard edition and of the draft. */
function Totals({ open, edition }: { readonly open: OpenBox; readonly edition: unknown }) {
  const { texts, box } = open;
  const { number } = sayIn(useTexts().spoken);
  const before = box.totals(box.standard);
  const now = box.totals(edition);
  const named: Readonly<Record<string, string>> = open.own.edition.total;
  return (
    <table class="box-totals">
      <caption>{texts.totals}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{texts.standard}</th>
          <th scope="col">{texts.now}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(before).map(([name, count]) => (
          <tr key={name} class={now[name] === count ? '' : 'changed'}>
            <th scope="row">{named[name] ?? name}</th>
            <td>{number(count)}</td>
            <td>{number(now[name] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

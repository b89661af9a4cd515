import { useEffect, useRef } from 'preact/hooks';
import { Preference } from '../../kit/preference-list.tsx';
import { KEY_MODES, keyMode } from '../../kit/preferences.ts';
import { useCatalogue } from '../../kit/words/catalogues.ts';
import { useInnerTexts } from '../../kit/words/texts.ts';
import type { Sitting } from '../sitting.ts';
import '../menu/menu.css';

/** The keys of the table; opened by `?` where nothing with the focus has anything to say. Single keys can be switched off here. */
export function KeysSheet({ sitting }: { readonly sitting: Sitting }) {
  const { texts, isShowingKeys } = sitting;
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    box.current?.showModal();
    box.current?.querySelector('h2')?.focus();
  }, []);
  const { menu, keys: own } = useInnerTexts();
  const { rows, names } = own;
  const settings = useCatalogue('settings');
  const keys: readonly (readonly [key: string, does: string])[] = [
    [names.press, rows.press],
    [names.move, rows.move],
    [names.parts, rows.parts],
    ['. ,', rows.legal],
    ['H B G', rows.places],
    ['L', rows.list],
    ['1–9, 0', rows.answer],
    ['P', rows.pass],
    ['D', rows.confirm],
    ['U', texts.undo],
    ['R', rows.restart],
    ['Q', rows.question],
    ['S', rows.since],
    ['N', rows.skip],
    ['T', rows.menu],
    ['M', rows.sound],
    ['?', rows.explain],
    [names.escape, rows.close],
  ];
  const close = (): void => {
    isShowingKeys.value = false;
  };
  return (
    <dialog ref={box} class="keys" aria-labelledby="keys-title" onClose={close}>
      <h2 id="keys-title" tabIndex={-1}>
        {menu.keys}
      </h2>
      <dl>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {settings !== null && (
        <Preference legend={settings.keys} values={KEY_MODES} labels={settings.keyModes} choice={keyMode} />
      )}
      <button type="button" class="button chief" onClick={() => box.current?.close()}>
        {texts.close}
      </button>
    </dialog>
  );
}

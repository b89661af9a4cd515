import { useEffect, useRef } from 'preact/hooks';
import type { Sitting } from '../sitting.ts';
import '../menu/menu.css';

/** The keys of the table; opened by `?` where nothing with the focus has anything to say. */
export function KeysSheet({ sitting }: { readonly sitting: Sitting }) {
  const { texts, isShowingKeys } = sitting;
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => box.current?.showModal(), []);
  const { rows, names } = texts.keys;
  const keys: readonly (readonly [key: string, does: string])[] = [
    [names.press, rows.press],
    ['P', rows.pass],
    ['1–9', rows.answer],
    ['C', texts.confirm],
    ['U', texts.undo],
    ['R', rows.restart],
    ['L', rows.list],
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
      <h2 id="keys-title">{texts.menu.keys}</h2>
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
      <button type="button" class="button chief" onClick={() => box.current?.close()}>
        {texts.close}
      </button>
    </dialog>
  );
}

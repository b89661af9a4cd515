import { render } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { PreferenceList } from '../../kit/preference-list.tsx';
import { route } from '../../kit/router.ts';
import { useCatalogue } from '../../kit/words/catalogues.ts';
import { useTexts } from '../../kit/words/texts.ts';
import '../../kit/tall-sheet.css';

interface SettingsSheetProps {
  readonly isPaced: boolean;
  readonly onClose: () => void;
}

/** The settings over the table: nobody has to leave a match for them. */
function SettingsSheet({ isPaced, onClose }: SettingsSheetProps) {
  const { bar } = useTexts();
  const texts = useCatalogue('settings');
  const box = useRef<HTMLDialogElement>(null);
  const opened = useMemo(() => route.peek(), []);
  const isLoaded = texts !== null;
  useEffect(() => {
    if (!isLoaded) return;
    box.current?.showModal();
    box.current?.querySelector('h2')?.focus();
  }, [isLoaded]);
  useEffect(() => {
    if (route.value !== opened) onClose();
  }, [route.value]);
  if (texts === null) return null;
  return (
    <dialog ref={box} class="tall-sheet settings-sheet" aria-labelledby="settings-title" onClose={onClose}>
      <h2 id="settings-title" tabIndex={-1}>
        {bar.settings}
      </h2>
      <PreferenceList texts={texts} isPaced={isPaced} />
      <footer>
        <button type="button" class="button chief" onClick={() => box.current?.close()}>
          {texts.done}
        </button>
      </footer>
    </dialog>
  );
}

/** Opens the sheet. It's drawn beside the table, which begins again when its language changes. */
export function openSettings(isPaced: boolean): void {
  const host = document.createElement('div');
  document.body.append(host);
  const close = (): void => {
    render(null, host);
    host.remove();
  };
  render(<SettingsSheet isPaced={isPaced} onClose={close} />, host);
}

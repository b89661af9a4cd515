import { PreferenceList } from '../../kit/preference-list.tsx';
import { useCatalogue } from '../../kit/words/catalogues.ts';
import { useTexts } from '../../kit/words/texts.ts';
import { openSheet, Sheet } from './sheet.tsx';

interface SettingsSheetProps {
  readonly isPaced: boolean;
  readonly onClose: () => void;
}

/** The settings over the table: nobody has to leave a match for them. */
function SettingsSheet({ isPaced, onClose }: SettingsSheetProps) {
  const { bar } = useTexts();
  const texts = useCatalogue('settings');
  if (texts === null) return null;
  return (
    <Sheet name="settings-sheet" title={bar.settings} onClose={onClose}>
      <PreferenceList texts={texts} isPaced={isPaced} />
      <footer>
        <button type="button" class="button chief" onClick={onClose}>
          {texts.done}
        </button>
      </footer>
    </Sheet>
  );
}

export const openSettings = (isPaced: boolean): void =>
  openSheet(close => <SettingsSheet isPaced={isPaced} onClose={close} />);

import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';
import { CLOCKS } from '../open/clocks.ts';
import { perform, type Sitting } from '../sitting.ts';

interface MenuEntriesProps {
  readonly sitting: Sitting;
  readonly onChosen: () => void;
}

/** Entries of the menu for a player at a table on a server: another clock, if everybody agrees, and a vacation. */
export function CorrespondenceEntries({ sitting, onChosen }: MenuEntriesProps) {
  const { roomView, link } = sitting;
  const texts = useRareCatalogue('correspondence');
  const { seat, phase, isPaused, request, terms } = roomView.value;
  if (texts === null || link.talk === undefined || seat === null || phase !== 'playing') return null;
  const isByCorrespondence = terms.clock.kind === 'correspondence';
  return (
    <>
      {!isPaused && request === null && (
        <button
          type="button"
          class="button"
          title={texts.askHint}
          onClick={() => {
            onChosen();
            perform(sitting, { type: 'wish', wish: 'clock', clock: isByCorrespondence ? CLOCKS.slow : CLOCKS.mail });
          }}
        >
          {isByCorrespondence ? texts.ask.live : texts.ask.correspondence}
        </button>
      )}
      {isByCorrespondence && (
        <button
          type="button"
          class="button"
          onClick={async () => {
            onChosen();
            (await import('./vacation-sheet.tsx')).openVacationSheet(sitting);
          }}
        >
          {texts.vacation} …
        </button>
      )}
    </>
  );
}

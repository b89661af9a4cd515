import { Radios } from '../../kit/fields.tsx';
import { STAND_IN_LEVELS, type StandInLevel, standInLevel } from '../../kit/late-preferences.ts';
import { useCatalogue } from '../../kit/words/catalogues.ts';
import { useInnerTexts } from '../../kit/words/texts.ts';
import { perform, type Sitting } from '../sitting.ts';
import { useAbout } from '../speech/bubble.ts';
import { openSheet, Sheet } from './sheet.tsx';

interface LeaveSheetProps {
  readonly sitting: Sitting;
  readonly onClose: () => void;
}

/** Asks a player who leaves a running match who plays on, and says how to come back. */
function LeaveSheet({ sitting, onClose }: LeaveSheetProps) {
  const { roomView, pack } = sitting;
  const { menu, absent, choices } = useInnerTexts();
  const texts = useCatalogue('settings')?.leaveTable;
  const aboutOf = useAbout(pack.id);
  if (texts === undefined) return null;
  const { chairs, seat: own, isOwner } = roomView.value;
  const hasHeir = chairs.some(({ sitter, isAway }, seat) => sitter === 'person' && !isAway && seat !== own);
  const nameOf = (level: StandInLevel): string => {
    const name = pack.words.characters[Number(level) - 1]?.name;
    return name === undefined ? choices.level(Number(level)) : `${level} · ${name}`;
  };
  const labels = { 1: nameOf('1'), 2: nameOf('2'), 3: nameOf('3'), 4: nameOf('4'), 5: nameOf('5') };
  const leave = (): void => {
    onClose();
    perform(sitting, { type: 'leave', standIn: Number(standInLevel.value) });
  };
  return (
    <Sheet name="leave-sheet" title={menu.leave} onClose={onClose}>
      <div class="stack">
        <p>{texts.about(absent.takeBack)}</p>
        {isOwner && hasHeir && <p>{texts.host}</p>}
        <Radios
          legend={texts.who}
          values={STAND_IN_LEVELS}
          labels={labels}
          chosen={standInLevel.value}
          onChoose={level => {
            standInLevel.value = level;
          }}
        />
        <p class="second" aria-live="polite">
          {aboutOf?.(Number(standInLevel.value)) ?? ''}
        </p>
      </div>
      <footer>
        <button type="button" class="button" onClick={leave}>
          {texts.leave}
        </button>
        <button type="button" class="button chief" onClick={onClose}>
          {texts.stay}
        </button>
      </footer>
    </Sheet>
  );
}

export const openLeaveSheet = (sitting: Sitting): void =>
  openSheet(close => <LeaveSheet sitting={sitting} onClose={close} />);

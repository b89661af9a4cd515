import { useSignal } from '@preact/signals';
import { Refused, Way } from '../kit/notice.tsx';
import { useTexts } from '../kit/words/texts.ts';
import { USUAL } from '../table/open/choice.ts';
import { inviteFriends, openTable } from '../table/open/open.ts';
import type { Sitting } from '../table/sitting.ts';
import { keepRead, type LocalizedLesson, momentOf, readTips } from './library.ts';
import { Tips } from './tips.tsx';

interface LessonPanelProps {
  readonly sitting: Sitting;
  readonly taught: LocalizedLesson;
  readonly onAgain: () => void;
}

/** Stored among the read tips: the learner wants to finish the match after the lesson has ended. */
const PLAYS_ON = 'plays-on';

/** The panel beside a lesson's table: tips, then the end of the lesson. */
export function LessonPanel({ sitting, taught, onAgain }: LessonPanelProps) {
  const game = sitting.pack.id;
  const playsOn = useSignal(readTips(game).includes(PLAYS_ON));
  const moment = momentOf(sitting);
  const { ends } = taught.lesson;
  if (sitting.roomView.value.phase !== 'playing')
    return <LessonEnd sitting={sitting} taught={taught} onAgain={onAgain} />;
  if (playsOn.value || moment === null || !ends?.when(moment)) return <Tips sitting={sitting} taught={taught} />;
  const playOn = (): void => {
    playsOn.value = true;
    keepRead(game, [...readTips(game), PLAYS_ON]);
  };
  return (
    <LessonEnd sitting={sitting} taught={taught} onAgain={onAgain} early={{ later: ends.later, onPlayOn: playOn }} />
  );
}

interface LessonEndProps {
  readonly sitting: Sitting;
  readonly taught: LocalizedLesson;
  readonly onAgain: () => void;
  /** Set if the match isn't over yet: the tips about the rest of it, and what to do to play on. */
  readonly early?: { readonly later: readonly string[]; readonly onPlayOn: () => void };
}

/** The level of the first opponent after the lesson. */
const NEXT = 2;

/** Says that the lesson is over and offers what to do next. */
function LessonEnd({ sitting: { pack }, taught: { texts, words }, onAgain, early }: LessonEndProps) {
  const { landing } = useTexts();
  const refusal = useSignal<string | null>(null);
  const game = pack.id;
  const go = async (opened: Promise<string | null>) => {
    refusal.value = null;
    refusal.value = await opened;
  };
  return (
    <section class="tips ended" aria-labelledby="lesson-ended">
      <h2 id="lesson-ended">{early === undefined ? texts.ended : texts.endedEarly}</h2>
      <p>{early === undefined ? texts.endedText : texts.endedEarlyText}</p>
      {early !== undefined && (
        <ul>
          {early.later.map(tip => (
            <li key={tip}>{words[tip]}</li>
          ))}
        </ul>
      )}
      <div class="tip-ways">
        <Way
          chief
          label={texts.playOn(pack.words.characters[NEXT - 1]?.name ?? '')}
          onClick={() => go(openTable(game, { ...USUAL, seats: 2, others: [NEXT] }))}
        />
        {early !== undefined && <Way label={texts.playThis} onClick={early.onPlayOn} />}
        <Way label={landing.invite} onClick={() => go(inviteFriends(game))} />
        <Way label={texts.rules} href={`/rules/${game}`} />
        <Way label={texts.again} onClick={onAgain} />
      </div>
      <Refused code={refusal.value} />
    </section>
  );
}

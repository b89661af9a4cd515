import { useSignal } from '@preact/signals';
import { Refused, Way } from '../kit/notice.tsx';
import { useTexts } from '../kit/words/texts.ts';
import { USUAL } from '../table/open/choice.ts';
import { inviteFriends, openChosen } from '../table/open/open.ts';
import type { Sitting } from '../table/sitting.ts';
import { keepRead, type LocalizedLesson, momentOf, readTips } from './library.ts';
import { Tips } from './tips.tsx';

interface LessonPanelProps {
  readonly sitting: Sitting;
  readonly taught: LocalizedLesson;
  readonly onAgain: () => void;
}

/** Kept among the tips that were read: the learner wants to play on where the lesson is over before the match is. */
const PLAYS_ON = 'plays-on';

/** What stands beside the table of a lesson: tips, then where one may go from there. */
export function LessonPanel({ sitting, taught, onAgain }: LessonPanelProps) {
  const game = sitting.pack.id;
  const playsOn = useSignal(readTips(game).includes(PLAYS_ON));
  const moment = momentOf(sitting);
  const { ends } = taught.lesson;
  if (sitting.seen.value.phase !== 'playing') return <LessonEnd sitting={sitting} taught={taught} onAgain={onAgain} />;
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
  /** The match is not over yet: the tips that tell what is to come, and how it goes on. */
  readonly early?: { readonly later: readonly string[]; readonly onPlayOn: () => void };
}

/** The first opponent after the lesson. */
const NEXT = 2;

/** The lesson is over, and where one may go from there. */
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
          onClick={() => go(openChosen(game, { ...USUAL, seats: 2, others: [NEXT] }))}
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

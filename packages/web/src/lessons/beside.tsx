import { useSignal } from '@preact/signals';
import type { Sitting } from '../table/sitting.ts';
import type { Taught } from './library.ts';
import { momentOf } from './moment.ts';
import { Onward } from './onward.tsx';
import { keepRead, readTips } from './read-tips.ts';
import { Tips } from './tips.tsx';

interface BesideProps {
  readonly sitting: Sitting;
  readonly taught: Taught;
  readonly onAgain: () => void;
}

/** Kept among the tips that were read: the learner wants to play on where the lesson is over before the match is. */
const PLAYS_ON = 'plays-on';

/** What stands beside the table of a lesson: tips, then where one may go from there. */
export function Beside({ sitting, taught, onAgain }: BesideProps) {
  const game = sitting.pack.id;
  const playsOn = useSignal(readTips(game).includes(PLAYS_ON));
  const moment = momentOf(sitting);
  const { ends } = taught.lesson;
  if (sitting.seen.value.phase !== 'playing') return <Onward sitting={sitting} taught={taught} onAgain={onAgain} />;
  if (playsOn.value || moment === null || !ends?.when(moment)) return <Tips sitting={sitting} taught={taught} />;
  const playOn = (): void => {
    playsOn.value = true;
    keepRead(game, [...readTips(game), PLAYS_ON]);
  };
  return <Onward sitting={sitting} taught={taught} onAgain={onAgain} early={{ later: ends.later, onPlayOn: playOn }} />;
}

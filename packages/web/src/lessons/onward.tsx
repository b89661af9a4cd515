import { useSignal } from '@preact/signals';
import { USUAL } from '../pages/choice.ts';
import { Way } from '../pages/notice.tsx';
import { inviteFriends, openChosen } from '../pages/open.ts';
import { Refused } from '../pages/refused.tsx';
import type { Sitting } from '../table/sitting.ts';
import type { LearnTexts } from '../words/learn-texts.ts';
import { useTexts } from '../words/texts.ts';

interface OnwardProps {
  readonly sitting: Sitting;
  readonly texts: LearnTexts;
  readonly onAgain: () => void;
}

/** The first opponent after the lesson. */
const NEXT = 2;

/** The lesson is over, and where one may go from there. */
export function Onward({ sitting: { pack }, texts, onAgain }: OnwardProps) {
  const { landing } = useTexts();
  const refusal = useSignal<string | null>(null);
  const game = pack.id;
  const go = async (opened: Promise<string | null>) => {
    refusal.value = null;
    refusal.value = await opened;
  };
  return (
    <section class="tips ended" aria-labelledby="lesson-ended">
      <h2 id="lesson-ended">{texts.ended}</h2>
      <p>{texts.endedText}</p>
      <div class="tip-ways">
        <Way
          chief
          label={texts.playOn(pack.words.characters[NEXT - 1]?.name ?? '')}
          onClick={() => go(openChosen(game, { ...USUAL, seats: 2, others: [NEXT] }))}
        />
        <Way label={landing.invite} onClick={() => go(inviteFriends(game))} />
        <Way label={texts.rules} href={`/rules/${game}`} />
        <Way label={texts.again} onClick={onAgain} />
      </div>
      <Refused code={refusal.value} />
    </section>
  );
}

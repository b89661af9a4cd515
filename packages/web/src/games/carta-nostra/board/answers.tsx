import { countOf, DON } from '@consigliere/games/carta-nostra/mafiosi';
import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import { sayAction } from '@consigliere/kernel/host';
import { useEffect, useRef, useState } from 'preact/hooks';
import { pointing } from '../../kit/board-context.ts';
import { Choices } from '../../kit/choices.tsx';
import { isStageClosed } from '../../kit/closed-stage.ts';
import { explain } from '../../kit/explanation.ts';
import { LastStep } from '../../kit/last-step.tsx';
import { sayBrings } from '../../kit/say.ts';
import { handSpot, useBoard } from './board-context.ts';
import { findAnswers, findCheapest } from './from-view.ts';

/** As many chips as fit beside each other on a phone. */
const CHIPS = 3;

/** Beside the question: the kinds that the city still lacks as chips, where the city is far from the hand; the cards laid out to choose
 * from, where the board is closed; the standing orders, where there is room; and (CN-24) how near the game is to ending because no card
 * moves. */
export function Answers() {
  const context = useBoard();
  const { view, words, orders } = context;
  const { stillTurns, ended, region } = view.open;
  const isWindow = view.flow.at(-1)?.kind === 'window';
  const city = view.seat === null ? [] : (region[view.seat] ?? []);
  const lacking = findAnswers(context, 'city').filter(({ mafioso }) => countOf(city, mafioso) === 0);
  const laidOut = isStageClosed.value ? [...findAnswers(context, 'kidnap'), ...findAnswers(context, 'recruit')] : [];
  return (
    <>
      {stillTurns > 0 && ended === null && (
        <p class="cn-still">
          {words.table.still(stillTurns, view.seats)} <span class="rule">CN-24</span>
        </p>
      )}
      {stillTurns === 0 && lacking.length <= CHIPS && (
        <Choices<CartaNostra>
          answers={lacking}
          name={action => 'mafioso' in action && `${words.mafioso[action.mafioso]?.name} →\u00a0${words.table.city}`}
        />
      )}
      <Choices<CartaNostra>
        answers={laidOut}
        name={action => 'mafioso' in action && words.mafioso[action.mafioso]?.name}
      />
      {isWindow && view.seat !== null && orders}
    </>
  );
}

/** Pass, stop the job, end the turn. */
export function Buttons() {
  const { prompt } = useBoard();
  return (
    <>
      {prompt?.kind === 'window' && <Pass key={prompt.id} />}
      <Stop />
      <EndTurn />
    </>
  );
}

function EndTurn() {
  const context = useBoard();
  const { who, words } = context;
  const [end] = findAnswers(context, 'end');
  if (end === undefined) return null;
  return (
    <LastStep<CartaNostra> action={end} class="chief cn-end">
      <span>
        {sayAction<CartaNostra>(words, end, who)}
        <small>{sayBrings(context, end)}</small>
      </span>
    </LastStep>
  );
}

/** The cheapest reaction as one button. With another companion: a press on that card, or the choice at the Don. */
function Stop() {
  const context = useBoard();
  const { words } = context;
  const stop = findCheapest(context);
  if (stop === undefined) return null;
  const names = [DON, stop.companion].map(mafioso => words.mafioso[mafioso]?.name);
  const chooseCompanion = (): void => {
    const don = document.querySelector(`[data-spot="${handSpot(DON)}"]`);
    if (don !== null) explain(don, 'pinned');
  };
  return (
    <>
      <button type="button" class="cn-stop legal" {...pointing(context, stop)}>
        <span>
          {words.board.stop}
          <small>{names.join(' + ')}</small>
        </span>
      </button>
      {findAnswers(context, 'react').length > 1 && (
        <button
          type="button"
          class="cn-companions"
          aria-haspopup="dialog"
          aria-label={words.board.otherCompanion}
          title={words.board.otherCompanion}
          onClick={chooseCompanion}
        >
          …
        </button>
      )}
    </>
  );
}

/** A button to pass, with the remaining time running down in it. */
function Pass() {
  const context = useBoard();
  const { words, windowEnds, now } = context;
  const [pass] = findAnswers(context, 'pass');
  const [left, setLeft] = useState(windowEnds === null ? null : windowEnds - now());
  const whole = useRef(left);
  useEffect(() => {
    if (windowEnds === null) return setLeft(null);
    const tick = (): void => setLeft(Math.max(0, windowEnds - now()));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [windowEnds]);
  if (whole.current === null || (left !== null && left > whole.current)) whole.current = left;
  if (pass === undefined) return null;
  return (
    <button
      type="button"
      class="chief cn-pass"
      aria-keyshortcuts="P"
      aria-describedby="cn-says"
      {...pointing(context, pass)}
    >
      {words.board.pass}
      {left !== null && whole.current !== null && whole.current > 0 && (
        <i class="cn-tube" style={{ scale: `${left / whole.current} 1` }} />
      )}
    </button>
  );
}

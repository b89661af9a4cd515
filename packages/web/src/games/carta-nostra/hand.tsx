import { countOf, MAFIOSI, size } from '@consigliere/games/carta-nostra/mafiosi';
import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import { type Game, sayAction } from '@consigliere/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { aboutHandCard } from './about.ts';
import { Face } from './card.tsx';
import { isChosen, useDesk } from './desk.ts';
import { endOfTurn } from './outcome.ts';
import { Thing } from './thing.tsx';

/** The reader's hand, a pile for each kind, with the two actions of the turn and the button that ends it. */
export function Hand({ hand }: { readonly hand: readonly number[] }) {
  const desk = useDesk();
  const { words, labels, view } = desk;
  const over = size(hand) - view.given.handLimit;
  return (
    <section class="cn-hand" aria-labelledby="cn-hand" data-place="hand" data-clear>
      <h2 id="cn-hand">
        {labels.yourHand}
        <small class={over > 0 ? 'figures cn-over' : 'figures'}>
          {words.table.cards(size(hand))} · {over > 0 ? labels.tooMany(over) : labels.keep(view.given.handLimit)}
        </small>
        <ActionsLeft />
      </h2>
      <ul class="cn-cards">
        {MAFIOSI.map((name, mafioso) => {
          const count = countOf(hand, mafioso);
          if (count === 0) return null;
          const place = { type: 'hand', mafioso } as const;
          return (
            <li key={name}>
              <Thing
                place={place}
                about={aboutHandCard(desk, mafioso)}
                isChosen={isChosen(desk, place)}
                class="cn-card"
              >
                <Face mafioso={mafioso} count={count} />
              </Thing>
            </li>
          );
        })}
        {size(hand) === 0 && <li class="second">{words.table.empty}</li>}
      </ul>
      <EndTurn />
    </section>
  );
}

/** CN-4 Which of the two actions of the turn are still to be had. */
function ActionsLeft() {
  const { view, labels } = useDesk();
  const turn = view.flow.find(call => call.kind === 'turn');
  if (turn?.kind !== 'turn' || turn.frame.seat !== view.seat) return null;
  const { job, city } = turn.frame;
  return (
    <span class="cn-left">
      <span class={job ? 'cn-chip free' : 'cn-chip'}>{job ? `○ ${labels.jobLeft}` : `✓ ${labels.jobDone}`}</span>
      <span class={city ? 'cn-chip free' : 'cn-chip'}>{city ? `○ ${labels.cityLeft}` : `✓ ${labels.cityDone}`}</span>
    </span>
  );
}

function EndTurn() {
  const desk = useDesk();
  const { prompt, view, who, words, labels } = desk;
  const game = useSignal<Game<CartaNostra> | null>(null);
  // The board is drawn without the rules; they are loaded once it stands.
  useEffect(() => {
    void import('@consigliere/games/carta-nostra/rules').then(({ rules }) => {
      game.value = rules;
    });
  }, []);
  const end = prompt?.actions.find(({ type }) => type === 'end');
  const rules = game.value;
  const brings = useMemo(
    () => (end === undefined || rules === null ? '' : endOfTurn({ view, who, words, labels }, rules)),
    [end, rules, view, who, words, labels],
  );
  if (end === undefined) return null;
  return (
    <button
      type="button"
      class="button chief cn-end"
      onPointerEnter={() => desk.choose(end)}
      onPointerLeave={() => desk.choose(null)}
      onFocus={() => desk.choose(end)}
      onBlur={() => desk.choose(null)}
      onClick={() => desk.answer(end)}
    >
      {sayAction<CartaNostra>(words, end, who)}
      <small>{brings}</small>
    </button>
  );
}

import { countKinds, countOf, MAFIOSI } from '@consigliere/games/carta-nostra/mafiosi';
import type { Seat } from '@consigliere/kernel';
import { Crest } from '../../../kit/look/art/crest.tsx';
import { PORTRAITS } from '../../../kit/look/art/mafiosi.tsx';
import { BoardButton } from '../../kit/board-button.tsx';
import { citySpot, useBoard } from './board-context.ts';
import { Face } from './card.tsx';
import { explainCityCard } from './explanations.tsx';

/** The other players' cities, clockwise from the viewer; for a spectator all cities. */
export function OtherCities() {
  const { view, words } = useBoard();
  const own = view.seat;
  const seats = Array.from({ length: view.seats }, (_, index) => ((own ?? -1) + 1 + index) % view.seats);
  return (
    <section class="cn-others" aria-label={own === null ? words.board.allCities : words.board.otherCities}>
      {seats.map(seat => seat !== own && <OtherCity key={seat} seat={seat} />)}
    </section>
  );
}

function OtherCity({ seat }: { readonly seat: Seat }) {
  const { who, view } = useBoard();
  return (
    <article class={view.open.turn === seat ? 'cn-other to-play' : 'cn-other'} aria-label={who.names[seat]}>
      <h3 class="cn-person">
        <Crest seat={seat} size={26} />
        <span class="cn-who">
          <span class="cn-person-name">{who.names[seat]}</span>
          <span aria-hidden="true">
            <Facts seat={seat} />
          </span>
        </span>
      </h3>
      <ul class="cn-slots">
        {MAFIOSI.map((name, mafioso) => (
          <li key={name}>
            <Slot seat={seat} mafioso={mafioso} />
          </li>
        ))}
      </ul>
    </article>
  );
}

const HandIcon = () => (
  <svg width="13" height="14" viewBox="0 0 13 14" aria-hidden="true" focusable="false">
    <path fill="currentColor" d="M1 3l5-2 4 10-5 2zM7.5 1H12v11h-1z" />
  </svg>
);

/** The size of a player's hand, the kinds in the city, and the games won. */
export function Facts({ seat }: { readonly seat: Seat }) {
  const { view } = useBoard();
  return (
    <span class="cn-facts figures">
      <span class="cn-held">
        <HandIcon /> {view.tally.hands[seat]} ·
      </span>{' '}
      <b>{countKinds(view.open.region[seat] ?? [])}/5</b>
      {view.given.wins > 1 && ` ★${view.open.wins[seat]}`}
    </span>
  );
}

/** One kind in another player's city. A gap is drawn but can't be pressed. */
function Slot({ seat, mafioso }: { readonly seat: Seat; readonly mafioso: number }) {
  const context = useBoard();
  const count = countOf(context.view.open.region[seat] ?? [], mafioso);
  const Portrait = PORTRAITS[mafioso];
  const name = context.words.mafioso[mafioso]?.name;
  if (count === 0)
    return (
      <span class="cn-slot gap" data-spot={citySpot(seat, mafioso)} title={`${name}: ${context.words.board.missing}`}>
        <span aria-hidden="true">{Portrait && <Portrait />}</span>
        <span class="sr-only">
          {name}: {context.words.board.missing}
        </span>
      </span>
    );
  return (
    <BoardButton spot={citySpot(seat, mafioso)} {...explainCityCard(context, seat, mafioso)} class="cn-slot">
      <span class="cn-picture">{Portrait && <Portrait />}</span>
      {count > 1 && <span class="cn-count figures">×{count}</span>}
    </BoardButton>
  );
}

/** The viewer's own city: a spot for each kind, with the names of the missing ones. */
export function OwnCity({ seat }: { readonly seat: Seat }) {
  const context = useBoard();
  const { view, words } = context;
  const region = view.open.region[seat] ?? [];
  return (
    <section class="cn-city" aria-labelledby="cn-city" data-clear>
      <h2 id="cn-city">
        <Crest seat={seat} size={26} /> {words.board.yourCity}
        <small class="figures">
          {words.board.kinds(countKinds(region))}
          {view.given.wins > 1 && ` · ${words.table.wins(view.open.wins[seat] ?? 0)}`}
        </small>
      </h2>
      <ul class="cn-cards">
        {MAFIOSI.map((name, mafioso) => {
          const count = countOf(region, mafioso);
          return (
            <li key={name}>
              <BoardButton
                spot={citySpot(seat, mafioso)}
                {...explainCityCard(context, seat, mafioso)}
                class={count === 0 ? 'cn-card gap' : 'cn-card'}
              >
                <Face mafioso={mafioso} count={count} />
                {count === 0 && <span class="cn-missing">{words.board.missing}</span>}
              </BoardButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

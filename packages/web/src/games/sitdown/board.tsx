import { sayCard } from '@consigliere/games/sitdown/text';
import type { Seat, View } from '@consigliere/kernel';
import { sayAction } from '@consigliere/kernel/host';
import { kindOf, type Sitdown } from '@consigliere/kernel/sitdown';
import type { ComponentChildren } from 'preact';
import { CardBack } from '../../kit/look/art/card.tsx';
import { Crest } from '../../kit/look/art/crest.tsx';
import { PORTRAITS } from '../../kit/look/art/mafiosi.tsx';
import { BoardButton } from '../kit/board-button.tsx';
import { BoardContextProvider, pointing, useNewBoardContext } from '../kit/board-context.ts';
import type { BoardParts } from '../kit/board-parts.ts';
import type { BoardProps } from '../kit/board-props.ts';
import {
  type FlightPlan,
  Flights,
  findMoves,
  type Ledger,
  type LedgerEntry,
  type Stop,
  translate,
} from '../kit/flights.tsx';
import { inSentences, sayBrings } from '../kit/say.ts';
import { cardSpot, familySpot, plan, type SitdownBoardContext, useBoard } from './board-context.ts';
import './board.css';

/** The portrait of each kind. */
const PORTRAIT = { hit: 3, racket: 0, bodyguard: 1, informer: 2 };
const RULES = { hit: ['S-2', 'S-3'], racket: ['S-7'], bodyguard: ['S-3'], informer: ['S-6'] };

function Context({ children, ...props }: BoardProps<Sitdown> & { readonly children?: ComponentChildren }) {
  const context: SitdownBoardContext = useNewBoardContext(props, plan);
  return <BoardContextProvider value={context}>{children}</BoardContextProvider>;
}

/** The piles, and the cards that the families have pledged. */
function Stage() {
  const { view, words } = useBoard();
  return (
    <div class="sd">
      <p class="sd-round figures">
        <span data-spot="deck">
          {words.table.deck}: {view.tally.deck}
        </span>
        <span data-spot="discard">
          {words.table.discard}: {view.open.discard.length}
        </span>
      </p>
      {view.open.shown.map((_, seat) => (
        <Family key={seat} seat={seat} />
      ))}
      <Flights board="sd" plan={flights} />
    </div>
  );
}

function Place() {
  const { view, words } = useBoard();
  return <span>{words.table.round(view.open.round, view.given.rounds)}</span>;
}

/** A card with portrait, name and number; null shows its back. */
export function Card({ card }: { readonly card: number | null }) {
  const { words } = useBoard();
  const Portrait = (card === null ? undefined : PORTRAITS[PORTRAIT[kindOf(card)]]) ?? CardBack;
  return (
    <span class="sd-face">
      <Portrait />
      {card !== null && <span class="sd-name">{sayCard(words, card)}</span>}
    </span>
  );
}

/** S-8 A player's cash and cards. */
function Facts({ seat }: { readonly seat: Seat }) {
  const { view, words } = useBoard();
  return (
    <span class="figures">{`${words.money(view.recalled.cash[seat] ?? 0)} · ${words.table.cards(view.tally.hands[seat] ?? 0)}`}</span>
  );
}

/** S-2 The cards that a family has pledged. */
function Family({ seat }: { readonly seat: Seat }) {
  const { view, words, who } = useBoard();
  return (
    <article class="sd-family">
      <h3>
        <Crest seat={seat} size={22} /> {who.names[seat]}
      </h3>
      <ul class="sd-cards" data-spot={`shown-${seat}`} aria-label={words.table.pledged}>
        {view.open.shown[seat]?.map(card => (
          <li key={card} class="sd-card">
            <Card card={card} />
          </li>
        ))}
      </ul>
    </article>
  );
}

/** The viewer's cards, with the picked ones marked. */
function Hand() {
  const { view, words, labels } = useBoard();
  const picked = view.picks.flatMap(pick => (pick.type === 'pick' ? [pick.card] : []));
  return (
    <div class="sd-hand" data-spot="hand" data-clear>
      <h2>{labels.yourHand}</h2>
      <ul class="sd-cards">
        {view.own?.hand.map(card => (
          <li key={card}>
            <BoardButton
              spot={cardSpot(card)}
              title={sayCard(words, card)}
              lines={[words.kind[kindOf(card)].help]}
              rules={RULES[kindOf(card)]}
              label={inSentences([sayCard(words, card), picked.includes(card) ? labels.picked : ''])}
              class={picked.includes(card) ? 'sd-card picked' : 'sd-card'}
            >
              <Card card={card} />
            </BoardButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The answers that concern no card. */
function Answers() {
  const context = useBoard();
  const { prompt, words, who } = context;
  const others = prompt?.actions.filter(({ type }) => !['pick', 'guard'].includes(type)) ?? [];
  return (
    <p class="sd-buttons">
      {others.map(action => (
        <button key={JSON.stringify(action)} type="button" class="button" {...pointing(context, action)}>
          {sayAction<Sitdown>(words, action, who)}
          <small>{sayBrings(context, action)}</small>
        </button>
      ))}
    </p>
  );
}

export const board: BoardParts<Sitdown> = { Context, Stage, Facts, Answers, Place, Hand };

type SitdownView = View<Sitdown>;
/** A card; null: face down. */
type FlyingCard = { readonly type: 'card'; readonly card: number } | null;

const LEDGER: Ledger<SitdownView, FlyingCard> = {
  *entries({ open, own, tally, seat: reader }): Iterable<LedgerEntry<FlyingCard>> {
    for (const card of own?.hand ?? []) yield [{ type: 'card', card }, cardSpot(card), 1];
    for (const [seat, cards] of open.shown.entries())
      for (const card of cards) yield [{ type: 'card', card }, `shown-${seat}`, 1];
    for (const card of open.discard) yield [{ type: 'card', card }, 'discard', 1];
    for (const [seat, count] of tally.hands.entries()) if (seat !== reader) yield [null, familySpot(seat), count];
  },
  isCut: (before, after) => before.seat !== after.seat || after.open.round < before.open.round,
  most: 12,
  pile: 'deck',
};

const at = ({ fit, ...stop }: Stop): string => `${translate(stop)} scale(${Math.min(1, Math.max(0.4, fit))})`;

const flights: FlightPlan<SitdownView, FlyingCard> = {
  moves: (before, after) => findMoves(LEDGER, before, after),
  Picture: ({ thing }) => (
    <span class="sd-card">
      <Card card={thing?.card ?? null} />
    </span>
  ),
  way: (_, from, to) => [{ transform: at(from) }, { transform: at(to) }],
  // A card that has left the hand comes from the hand as a whole.
  instead: spot => (spot.startsWith('card-') ? ['hand'] : []),
  ms: 400,
  step: 60,
};

import { sayCard } from '@consigliere/games/sitdown/text';
import type { Seat, View } from '@consigliere/kernel';
import { sayAction } from '@consigliere/kernel/host';
import { kindOf, type Sitdown } from '@consigliere/kernel/sitdown';
import { CardBack } from '../../kit/look/art/card.tsx';
import { Crest } from '../../kit/look/art/crest.tsx';
import { PORTRAITS } from '../../kit/look/art/mafiosi.tsx';
import { BoardButton } from '../kit/board-button.tsx';
import { BoardContextProvider, pointing, useNewBoardContext } from '../kit/board-context.ts';
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
import { sayBrings } from '../kit/say.ts';
import { cardSpot, familySpot, plan, type SitdownBoardContext, useBoard } from './board-context.ts';
import './board.css';

/** The portrait of each kind. */
const PORTRAIT = { hit: 3, racket: 0, bodyguard: 1, informer: 2 };
const RULES = { hit: ['S-2', 'S-3'], racket: ['S-7'], bodyguard: ['S-3'], informer: ['S-6'] };

/** The board: the families with the cards they have pledged, the piles, the viewer's hand and votes. */
export function Board(props: BoardProps<Sitdown>) {
  const context: SitdownBoardContext = useNewBoardContext(props, plan);
  const { view, words } = context;
  return (
    <BoardContextProvider value={context}>
      <div class="sd">
        <p class="sd-round figures">
          {words.table.round(view.open.round, view.given.rounds)}
          <span data-spot="deck">
            {words.table.deck}: {view.tally.deck}
          </span>
          <span data-spot="discard">
            {words.table.discard}: {view.open.discard.length}
          </span>
        </p>
        <section class="sd-families" aria-label={context.labels.families}>
          {view.open.shown.map((_, seat) => (
            <Family key={seat} seat={seat} />
          ))}
        </section>
        {view.own !== null && <Hand hand={view.own.hand} />}
        <Flights board="sd" plan={flights} />
      </div>
    </BoardContextProvider>
  );
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

/** S-2 A family: a target for hits, and the cards it has pledged. */
function Family({ seat }: { readonly seat: Seat }) {
  const { view, words, who, labels } = useBoard();
  const facts = `$${view.recalled.cash[seat]} · ${words.table.cards(view.tally.hands[seat] ?? 0)}`;
  const isDeciding = view.waiting.includes(seat);
  return (
    <article class={isDeciding ? 'sd-family deciding' : 'sd-family'}>
      <BoardButton
        spot={familySpot(seat)}
        title={who.names[seat] ?? ''}
        lines={[facts]}
        rules={['S-8']}
        class="sd-person"
      >
        <Crest seat={seat} size={30} />
        <span>
          <b>{who.names[seat]}</b>
          <span class="figures">{facts}</span>
          {isDeciding && <i>{labels.deciding}</i>}
        </span>
      </BoardButton>
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

/** The viewer's cards, with the picked ones marked, and the answers that concern no card. */
function Hand({ hand }: { readonly hand: readonly number[] }) {
  const context = useBoard();
  const { view, words, who, labels, prompt } = context;
  const picked = view.picks.flatMap(pick => (pick.type === 'pick' ? [pick.card] : []));
  const buttons = prompt?.actions.filter(({ type }) => ['seal', 'suffer', 'vote'].includes(type)) ?? [];
  return (
    <section class="sd-hand" aria-labelledby="sd-hand" data-spot="hand" data-clear data-bar>
      <h2 id="sd-hand">{labels.yourHand}</h2>
      <ul class="sd-cards">
        {hand.map(card => (
          <li key={card}>
            <BoardButton
              spot={cardSpot(card)}
              title={sayCard(words, card)}
              lines={[words.kind[kindOf(card)].help]}
              rules={RULES[kindOf(card)]}
              aside={picked.includes(card) ? labels.picked : ''}
              class={picked.includes(card) ? 'sd-card picked' : 'sd-card'}
            >
              <Card card={card} />
            </BoardButton>
          </li>
        ))}
      </ul>
      <p class="sd-buttons">
        {buttons.map(action => (
          <button key={JSON.stringify(action)} type="button" class="button" {...pointing(context, action)}>
            {sayAction<Sitdown>(words, action, who)}
            <small>{sayBrings(context, action)}</small>
          </button>
        ))}
      </p>
    </section>
  );
}

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

import { ALLY_CARDS, worth } from '@consigliere/games/corleones-empire/rules';
import { BoardButton } from '../../../kit/board-button.tsx';
import { IconRow } from '../art/icons.tsx';
import { useBoard } from '../board-context.ts';
import { nameCard, Portrait } from './cards.tsx';

/** CE-28 The allies on offer with their texts. */
export function Allies() {
  const context = useBoard();
  const { view, words } = context;
  return (
    <ul class="ce-joining" aria-label={words.table.alliesOnOffer}>
      {view.open.allies.map(ally => {
        const { name, help } = words.numbered.ally(ally);
        const row = view.given.allies[ally];
        return (
          <li key={ally}>
            <BoardButton
              spot={`joins-${ally}`}
              title={name}
              lines={[help]}
              label={nameCard(context, ALLY_CARDS + ally)}
              class="ce-joins"
            >
              <Portrait ally={ally} />
              <span>
                <b>{name}</b>
                {row !== undefined && (
                  <small>
                    {words.effect[row.effect].brief} <IconRow icons={row.icons} />
                  </small>
                )}
              </span>
            </BoardButton>
          </li>
        );
      })}
    </ul>
  );
}

/** CE-29 The winner of a bid chooses an ally; the bid is paid. */
export function Bribe() {
  const { view, words, labels } = useBoard();
  const top = view.flow.at(-1);
  const paid = top?.kind === 'bribe' ? (top.frame.bids[view.seat ?? 0] ?? []) : [];
  return (
    <div class="ce-panel">
      <Allies />
      <p class="second">{labels.bid.toBank(words.money(worth(paid)))}</p>
    </div>
  );
}

import type { Order } from '@consigliere/match';
import { useInnerTexts } from '../../kit/words/texts.ts';
import { perform, type Sitting } from '../sitting.ts';

const KINDS = ['this-turn', 'unless-me', 'always'] as const satisfies readonly Order['kind'][];

/** Standing orders: the one in force with a button to lift it, or the orders that can be given. */
export function Orders({ sitting }: { readonly sitting: Sitting }) {
  const { roomView, pack } = sitting;
  const { orders } = useInnerTexts();
  const { order, seat, phase } = roomView.value;
  if (seat === null || phase !== 'playing' || !pack.hasReactions) return null;
  if (order !== null)
    return (
      <div class="orders">
        <p>{orders.inForce(orders.kinds[order.kind])}</p>
        <button type="button" class="button small" onClick={() => perform(sitting, { type: 'order', order: null })}>
          {orders.lift}
        </button>
      </div>
    );
  return (
    <details class="orders">
      <summary class="button small quiet">{orders.title}</summary>
      <div class="orders-offered">
        <p class="second">{orders.about}</p>
        <ul>
          {KINDS.map(kind => (
            <li key={kind}>
              <button
                type="button"
                class="button small"
                onClick={() => perform(sitting, { type: 'order', order: kind })}
              >
                {orders.kinds[kind]}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

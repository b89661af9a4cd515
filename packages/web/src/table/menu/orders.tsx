import type { Order } from '@consigliere/match';
import { perform, type Sitting } from '../sitting.ts';

const KINDS = ['this-turn', 'unless-me', 'always'] as const satisfies readonly Order['kind'][];

/** Standing orders: the one in force with a button to lift it, or the orders that can be given. */
export function Orders({ sitting }: { readonly sitting: Sitting }) {
  const { roomView, texts, pack } = sitting;
  const { order, seat, phase } = roomView.value;
  if (seat === null || phase !== 'playing' || !pack.hasReactions) return null;
  if (order !== null)
    return (
      <div class="orders">
        <p>{texts.orders.inForce(texts.orders.kinds[order.kind])}</p>
        <button type="button" class="button small" onClick={() => perform(sitting, { type: 'order', order: null })}>
          {texts.orders.lift}
        </button>
      </div>
    );
  return (
    <details class="orders">
      <summary class="button small quiet">{texts.orders.title}</summary>
      <div class="orders-offered">
        <p class="second">{texts.orders.about}</p>
        <ul>
          {KINDS.map(kind => (
            <li key={kind}>
              <button
                type="button"
                class="button small"
                onClick={() => perform(sitting, { type: 'order', order: kind })}
              >
                {texts.orders.kinds[kind]}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

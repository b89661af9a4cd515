import type { Order } from '@consigliere/match';
import { perform, type Sitting } from './sitting.ts';

const KINDS = ['this-turn', 'unless-me', 'always'] as const satisfies readonly Order['kind'][];

/** Whether there are moments to react in this game. */
const hasOrders = ({ rules }: Sitting): boolean => rules.steps.some(({ silence }) => silence !== null);

/** Standing orders: what is in force and a press to lift it; else those that can be given. */
export function Orders({ sitting }: { readonly sitting: Sitting }) {
  const { seen, texts } = sitting;
  const { order, seat, phase } = seen.value;
  if (seat === null || phase !== 'playing' || !hasOrders(sitting)) return null;
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
      <p class="second">{texts.orders.about}</p>
      <ul>
        {KINDS.map(kind => (
          <li key={kind}>
            <button type="button" class="button small" onClick={() => perform(sitting, { type: 'order', order: kind })}>
              {texts.orders.kinds[kind]}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

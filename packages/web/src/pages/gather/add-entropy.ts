import { useEffect } from 'preact/hooks';
import { pledgeEntropy } from '../../kit/link/commitments.ts';
import type { Link } from '../../kit/link/link.ts';

/** Whether the viewer sits at the table and still has to add entropy for its present terms. */
function isMissing({ phase, seat, chairs }: NonNullable<Link['roomView']['value']>): boolean {
  const chair = seat === null ? undefined : chairs[seat];
  return phase === 'gathering' && chair?.sitter === 'person' && !chair.isKept && !chair.isReady;
}

/**
 * Adds this device's entropy whenever the table needs it: after the player has sat down, and again after each change of the terms. If
 * they have changed once more meanwhile, the server refuses it, and the next room view brings the next attempt.
 */
export async function addEntropy({
  roomView,
  status,
  do: send,
}: Pick<Link, 'roomView' | 'status' | 'do'>): Promise<void> {
  const view = roomView.peek();
  if (view === null || status.peek() !== 'live' || !isMissing(view)) return;
  const entropy = pledgeEntropy(view);
  if (entropy !== null) await send({ type: 'add-entropy', round: view.entropyRound, entropy });
}

/** Adds entropy by itself while the table's page is open. */
export function useEntropy(link: Link): void {
  const view = link.roomView.value;
  const status = link.status.value;
  useEffect(() => {
    addEntropy(link);
  }, [link, status, view?.entropyRound, view !== null && isMissing(view)]);
}

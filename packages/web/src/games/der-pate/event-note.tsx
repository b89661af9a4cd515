import { EVENTS } from '@consigliere/games/der-pate/rules';
import { useDesk } from './desk.ts';

/** What the event card says, while it lasts or asks somebody. */
export function EventNote() {
  const { view, words } = useDesk();
  const top = view.flow.at(-1);
  const event = view.open.lasting ?? (top?.kind === 'event' ? top.frame.event : null);
  const id = event === null ? undefined : EVENTS[event];
  if (id === undefined) return null;
  const { name, help } = words.card[id];
  return (
    <p class={`dp-event-note ${view.given.events[event ?? 0]?.colour}`}>
      <b>{name}.</b> {help}
    </p>
  );
}

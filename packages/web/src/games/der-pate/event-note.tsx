import { EVENTS } from '@consigliere/games/der-pate/rules';
import { useDesk } from './desk.ts';

/** The text of the event card that lies open; `idle` once it neither lasts nor asks anybody. */
export function EventNote() {
  const { view, words } = useDesk();
  const top = view.flow.at(-1);
  const current = view.open.lasting ?? (top?.kind === 'event' ? top.frame.event : null);
  const event = current ?? view.open.turnedUp.at(-1) ?? null;
  const id = event === null ? undefined : EVENTS[event];
  if (id === undefined) return null;
  const { name, help } = words.card[id];
  return (
    <p class={`dp-event-note ${view.given.events[event ?? 0]?.colour}${current === null ? ' idle' : ''}`}>
      <b>{name}.</b> {help}
    </p>
  );
}

import { hyphenate } from '../../../kit/hyphenate.ts';
import { withoutRules } from '../../../kit/say.ts';
import { useBoard } from '../board-context.ts';
import { Icon } from '../drawings.tsx';
import { findEventCard } from '../explanations.ts';
import { EVENT_ICONS } from '../icons.ts';

/** The text of the event card of the round: beside the map, or in the column. */
export function EventNote() {
  const { words, view, prompt } = useBoard();
  const event = findEventCard(useBoard());
  const { table } = words;
  if (event === null)
    return (
      <p class="dp-event-note none">
        <b>{table.eventCard}</b> <span>{table.eventsLeft(view.tally.pile)}</span>
      </p>
    );
  return (
    <p class={`dp-event-note ${event.colour}`} data-about={prompt?.kind === 'event' ? '' : undefined}>
      <b>
        <Icon path={EVENT_ICONS[event.id]} size={18} /> {hyphenate(event.name)}
      </b>{' '}
      <span>{hyphenate(withoutRules(event.help))}</span>
    </p>
  );
}

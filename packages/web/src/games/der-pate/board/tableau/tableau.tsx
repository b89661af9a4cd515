import { EVENTS, getLastSpace } from '@consigliere/games/der-pate/rules';
import { useBoard } from '../board-context.ts';
import { TrackIcon } from '../drawings.tsx';
import { Dice } from './dice.tsx';
import { Rows } from './rows.tsx';
import { Tray } from './tray.tsx';

/** Where the player decides: the warning, the dice, what can be said, the fields. */
export function Tableau() {
  const { words } = useBoard();
  return (
    <section class="dp-tableau" aria-label={words.table.tableau}>
      <Ko />
      <EventNote />
      <Dice />
      <Tray />
      <Rows />
    </section>
  );
}

/** DP-32 Warns a player who can't win yet, because the knock-out track isn't finished. */
function Ko() {
  const { view, words, labels } = useBoard();
  const { seat, open } = view;
  if (seat === null || open.over) return null;
  const { ko } = open;
  const at = (track: 'reputation' | 'influence'): number => open[track][seat] ?? 0;
  const last = (track: 'reputation' | 'influence'): number => getLastSpace(view, track);
  const isFinished = (track: 'reputation' | 'influence'): boolean => at(track) === last(track);
  const stands = (track: 'reputation' | 'influence'): string =>
    `${words.track[track]} ${labels.at(String(at(track)), String(last(track)))}`;
  if (ko !== null && isFinished(ko))
    return (
      <p class="dp-ko-note done">
        <TrackIcon track={ko} size={18} /> {labels.ko.done(words.track[ko])}
      </p>
    );
  if (ko === null && isFinished('reputation') && isFinished('influence')) return null;
  return (
    <p class="dp-ko-note">
      <b>{labels.ko.warning}</b>{' '}
      {ko === null
        ? labels.ko.open(stands('reputation'), stands('influence'))
        : labels.ko.needs(words.track[ko], at(ko), last(ko))}
    </p>
  );
}

/** The text of the event card that lies open; `idle` once it neither lasts nor asks anybody. */
function EventNote() {
  const { view, words } = useBoard();
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

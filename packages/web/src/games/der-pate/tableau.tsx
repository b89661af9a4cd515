import { useDesk } from './desk.ts';
import { Dice } from './dice.tsx';
import { EventNote } from './event-note.tsx';
import { Ko } from './ko.tsx';
import { Rows } from './rows.tsx';
import { Tray } from './tray.tsx';

/** Where one decides: the warning, the dice, what can be said, the fields. */
export function Tableau() {
  const { words } = useDesk();
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

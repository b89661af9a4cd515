import { useDesk } from './desk.ts';
import { Dice } from './dice.tsx';
import { Hand } from './hand.tsx';
import { Ko } from './ko.tsx';
import { Rows } from './rows.tsx';
import { Tray } from './tray.tsx';

/** Where one decides: the warning, the dice, the fields, and what one has to use. */
export function Tableau() {
  const { words } = useDesk();
  return (
    <section class="dp-tableau" aria-label={words.table.tableau}>
      <Ko />
      <Dice />
      <Tray />
      <Rows />
      <Hand />
    </section>
  );
}

import { HELD, TRACKS } from '@consigliere/games/der-pate/rules';
import type { Seat } from '@consigliere/kernel';
import { explains } from '../../../kit/explanation.ts';
import { useBoard } from '../board-context.ts';
import { Icon, Sign } from '../drawings.tsx';
import { explainByRules, findOwed } from '../explanations.ts';
import { FIELD_ICONS, ICONS, TRACK_ICONS } from '../icons.ts';
import { asPicture, makeTarget } from '../target.ts';
import { sayOwnDebts } from './say-family.ts';
import { TrackLine } from './track.tsx';

/** The open facts of a family in one line: its tracks and its pieces as numbers. The KO track is rose. */
export function Facts({ seat }: { readonly seat: Seat }) {
  const { view, labels } = useBoard();
  const { open, given } = view;
  const held = (open.tiles[seat] ?? []).filter(where => where === HELD).length;
  const pieces = [
    ['supply', open.supply[seat], ICONS.member],
    ['friends', open.friends[seat], FIELD_ICONS.friend],
    ['own-debts', open.debts[seat]?.[seat], ICONS.debt],
    ['tiles', held, ICONS.tile],
  ] as const;
  return (
    <span class="dp-facts figures">
      {TRACKS.map(track => (
        <span
          key={track}
          class={open.ko === track ? 'dp-fact ko' : 'dp-fact'}
          data-fact={track}
          data-spot={`${track}-${seat}`}
        >
          <Icon path={TRACK_ICONS[track]} size={15} />{' '}
          {track === 'income' ? labels.thousands(given.income[open.income[seat] ?? 0] ?? 0) : open[track][seat]}
        </span>
      ))}
      {pieces.map(([spot, count = 0, icon]) => (
        <span
          key={spot}
          class={count === 0 ? 'dp-fact none' : 'dp-fact'}
          data-fact={spot}
          data-spot={`${spot}-${seat}`}
        >
          <Icon path={icon} size={15} /> {count}
        </span>
      ))}
      <span data-spot={`money-${seat}`} />
      <span data-spot={`debts-${seat}`} />
    </span>
  );
}

/** The viewer's own tracks, all from left to right, with the money and the pieces. */
export function Ledger({ seat }: { readonly seat: Seat }) {
  const context = useBoard();
  const { view, words, labels } = context;
  const money = words.money(view.recalled.money[seat] ?? 0);
  return (
    <section class="dp-ledger" aria-label={labels.yourLedger}>
      <p
        class="dp-money figures"
        data-spot={`money-${seat}`}
        {...explains(() => explainByRules(context, `${words.table.money}: ${money}`, ['DP-37']))}
      >
        <Sign seat={seat} size={28} /> {money}
      </p>
      <Belongings seat={seat} />
      {TRACKS.map(track => (
        <TrackLine key={track} seat={seat} track={track} />
      ))}
    </section>
  );
}

/** A family's pieces beside its tracks: members in supply, friends, debt markers of its own and of others. */
function Belongings({ seat }: { readonly seat: Seat }) {
  const context = useBoard();
  const { view, words } = context;
  const { supply, friends, debts } = view.open;
  const piles = [
    ['supply', `${words.table.supply}: ${supply[seat]}`, supply[seat], 'DP-C2', ICONS.member],
    ['friends', `${words.table.friends}: ${friends[seat]}`, friends[seat], 'DP-30', FIELD_ICONS.friend],
    ['own-debts', sayOwnDebts(context, seat), debts[seat]?.[seat], 'DP-19', ICONS.debt],
  ] as const;
  return (
    <div class="dp-things">
      {piles.map(([spot, about, count = 0, rule, icon]) => (
        <span
          key={spot}
          class={count === 0 ? 'dp-thing none' : 'dp-thing'}
          {...asPicture(about)}
          data-spot={`${spot}-${seat}`}
          {...explains(() => explainByRules(context, about, [rule]))}
        >
          <Icon path={icon} size={17} /> {count}
        </span>
      ))}
      <Owed seat={seat} />
    </div>
  );
}

/** Debt markers of others that a family holds. */
function Owed({ seat }: { readonly seat: Seat }) {
  const context = useBoard();
  const spot = `debts-${seat}`;
  const { owed, said } = findOwed(context, seat);
  if (owed.length === 0) return <span data-spot={spot} />;
  const about = context.labels.holds(said);
  const explain = () => explainByRules(context, about, ['DP-17', 'DP-34']);
  return (
    <span {...makeTarget(context, spot, { class: 'dp-thing', about, explain })}>
      {owed.map(({ owner, count }) => (
        <span key={owner} class="dp-owed">
          <Sign seat={owner} size={14} /> {count}
        </span>
      ))}
    </span>
  );
}

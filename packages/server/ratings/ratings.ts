import type { FinishedMatch, RatedStamp } from '../store/finished.ts';
import type { Store } from '../store/open-store.ts';
import { anchorOf } from './anchors.ts';
import { identityBy } from './identity-of.ts';
import { Ledger, type RatedMatch } from './ledger.ts';
import { NEW_PLAYER } from './plackett-luce.ts';

/** Clocks of nodes differ by less than this, in milliseconds: rows of a moment ago are read again. */
const OVERLAP = 10 * 60_000;

/** The ratings of the house. They are computed from the finished matches, and stored nowhere. */
export interface Ratings {
  /** All ratings, with every match that was derived by now. */
  read(): Promise<Ledger>;
}

/** A finished match, as far as it matters for ratings. */
export const ratedOf = ({ room, game, at, seats, bots }: FinishedMatch): RatedMatch => ({
  room,
  game,
  at,
  seats: seats.map(({ player, level, place }) =>
    player === null
      ? { player: null, anchor: anchorOf(bots, game, level ?? 0) ?? NEW_PLAYER.mu, place }
      : { player, anchor: null, place },
  ),
});

export function openRatings({ finished: store, guests }: Pick<Store, 'finished' | 'guests'>): Ratings {
  let known: { readonly stamp: RatedStamp; readonly ledger: Ledger } | null = null;
  let reading: Promise<Ledger> | null = null;

  const refresh = async (): Promise<Ledger> => {
    const stamp = await store.readStamp();
    const isSame = known?.stamp.generation === stamp.generation;
    if (known !== null && isSame && known.stamp.count === stamp.count) return known.ledger;
    if (known !== null && isSame) {
      const { ledger } = known;
      ledger.add((await store.listRated(known.stamp.latest - OVERLAP)).map(ratedOf));
      known = { stamp: { ...stamp, count: ledger.size }, ledger };
      if (ledger.size >= stamp.count) return ledger;
    }
    // A merge after this changes the stamp again.
    const identityOf = identityBy(await guests.readOwners());
    const ledger = new Ledger(identityOf, (await store.listRated(0)).map(ratedOf));
    known = { stamp: { ...stamp, count: ledger.size }, ledger };
    return ledger;
  };

  return {
    read: () => {
      reading ??= refresh().finally(() => {
        reading = null;
      });
      return reading;
    },
  };
}

import { countOf, differentKinds, JOB_RULES, size } from '@consigliere/games/carta-nostra/mafiosi';
import type { Seat } from '@consigliere/kernel';
import { PORTRAITS } from '../../../kit/look/art/mafiosi.tsx';
import type { About } from '../../kit/thing.tsx';
import type { Desk } from './desk.ts';

/** What the things of the board say of themselves; the first line is part of their names. */
const about = (title: string, lines: readonly string[], rules: readonly string[]): About => ({
  ...{ title, lines, rules },
  aside: lines[0] ?? '',
});

/** A card: its job, and where its kind lies at this moment. */
function aboutKind({ words, labels, view }: Desk, mafioso: number, title: string): About {
  const inCities = view.open.region.reduce((sum, cards) => sum + countOf(cards, mafioso), 0);
  const lines = [words.mafioso[mafioso]?.help ?? '', labels.inCities(inCities, view.given.eachKind)];
  return about(title, lines, JOB_RULES[mafioso] ?? []);
}

const nameOf = ({ words }: Desk, mafioso: number): string => words.mafioso[mafioso]?.name ?? '';

export function aboutHandCard(desk: Desk, mafioso: number): About {
  const count = countOf(desk.view.own?.hand ?? [], mafioso);
  return aboutKind(desk, mafioso, `${nameOf(desk, mafioso)} · ${desk.labels.inHand(count)}`);
}

/** A place in a region: the cards of a kind that lie there, or the gap. */
export function aboutRegionCard(desk: Desk, seat: Seat, mafioso: number): About {
  const count = countOf(desk.view.open.region[seat] ?? [], mafioso);
  const owner = seat === desk.view.seat ? desk.labels.yourCity : (desk.who.names[seat] ?? '');
  const state = count === 0 ? ` · ${desk.labels.missing}` : count > 1 ? ` × ${count}` : '';
  return aboutKind(desk, mafioso, `${owner}: ${nameOf(desk, mafioso)}${state}`);
}

/** A card that is laid out to be chosen. */
export const aboutTrayCard = (desk: Desk, mafioso: number): About => aboutKind(desk, mafioso, nameOf(desk, mafioso));

/** A person: cards, kinds, wins. */
export function aboutSeat({ words, labels, view, who }: Desk, seat: Seat): About {
  const region = view.open.region[seat] ?? [];
  const cards = words.table.cards(view.tally.hands[seat] ?? 0);
  const lines = [
    `${words.table.hand}: ${cards}. ${words.table.region}: ${labels.kinds(differentKinds(region))}, ${words.table.cards(size(region))}.`,
    ...(view.given.wins > 1 ? [words.table.wins(view.open.wins[seat] ?? 0)] : []),
    words.rule['CN-5'] ?? '',
  ];
  return about(who.names[seat] ?? '', lines, ['CN-5', 'CN-23']);
}

export const aboutDrawPile = ({ words, view }: Desk): About =>
  about(
    `${words.table.drawPile} · ${words.table.cards(view.tally.pile)}`,
    [words.rule['CN-3'] ?? '', words.rule['CN-9'] ?? ''],
    ['CN-3', 'CN-9'],
  );

/** The discard pile opens as a list, card by card. */
export function aboutDiscardPile({ words, labels, view }: Desk): About {
  const { discard } = view.open;
  const title = `${words.table.discardPile} · ${words.table.cards(discard.length)}`;
  const more = (
    <>
      <p class="second">{labels.fromTheTop}</p>
      <ol class="cn-pile">
        {discard.toReversed().map((mafioso, at) => {
          const Portrait = PORTRAITS[mafioso];
          return (
            <li key={at}>
              <span class="cn-mini">{Portrait && <Portrait />}</span>
              {words.mafioso[mafioso]?.name}
            </li>
          );
        })}
      </ol>
    </>
  );
  return { ...about(title, [], ['CN-9', 'CN-13', 'CN-27']), more };
}

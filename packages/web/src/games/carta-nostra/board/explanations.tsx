import { countCards, countKinds, countOf, JOB_RULES } from '@consigliere/games/carta-nostra/mafiosi';
import type { Seat } from '@consigliere/kernel';
import { PORTRAITS } from '../../../kit/look/art/mafiosi.tsx';
import type { SpotExplanation } from '../../kit/board-button.tsx';
import type { CnBoardContext } from './board-context.ts';

/** Makes an explanation whose first line is part of the accessible name. */
const describe = (title: string, lines: readonly string[], rules: readonly string[]): SpotExplanation => ({
  ...{ title, lines, rules },
  aside: lines[0] ?? '',
});

/** A card: its job, and how many of its kind lie in cities. */
function explainKind({ words, labels, view }: CnBoardContext, mafioso: number, title: string): SpotExplanation {
  const inCities = view.open.region.reduce((sum, cards) => sum + countOf(cards, mafioso), 0);
  const lines = [words.mafioso[mafioso]?.help ?? '', labels.inCities(inCities, view.given.eachKind)];
  return describe(title, lines, JOB_RULES[mafioso] ?? []);
}

const nameOf = ({ words }: CnBoardContext, mafioso: number): string => words.mafioso[mafioso]?.name ?? '';

export function explainHandCard(context: CnBoardContext, mafioso: number): SpotExplanation {
  const count = countOf(context.view.own?.hand ?? [], mafioso);
  return explainKind(context, mafioso, `${nameOf(context, mafioso)} · ${context.labels.inHand(count)}`);
}

/** A spot in a city: the cards of a kind that lie there, or the gap. */
export function explainCityCard(context: CnBoardContext, seat: Seat, mafioso: number): SpotExplanation {
  const count = countOf(context.view.open.region[seat] ?? [], mafioso);
  const owner = seat === context.view.seat ? context.labels.yourCity : (context.who.names[seat] ?? '');
  const state = count === 0 ? ` · ${context.labels.missing}` : count > 1 ? ` × ${count}` : '';
  return explainKind(context, mafioso, `${owner}: ${nameOf(context, mafioso)}${state}`);
}

/** A card that is laid out to be chosen. */
export const explainTrayCard = (context: CnBoardContext, mafioso: number): SpotExplanation =>
  explainKind(context, mafioso, nameOf(context, mafioso));

/** A player: cards, kinds, wins. */
export function explainSeat({ words, labels, view, who }: CnBoardContext, seat: Seat): SpotExplanation {
  const region = view.open.region[seat] ?? [];
  const cards = words.table.cards(view.tally.hands[seat] ?? 0);
  const lines = [
    `${words.table.hand}: ${cards}. ${words.table.city}: ${labels.kinds(countKinds(region))}, ${words.table.cards(countCards(region))}.`,
    ...(view.given.wins > 1 ? [words.table.wins(view.open.wins[seat] ?? 0)] : []),
    words.rule['CN-5'] ?? '',
  ];
  return describe(who.names[seat] ?? '', lines, ['CN-5', 'CN-23']);
}

export const explainDrawPile = ({ words, view }: CnBoardContext): SpotExplanation =>
  describe(
    `${words.table.drawPile} · ${words.table.cards(view.tally.pile)}`,
    [words.rule['CN-3'] ?? '', words.rule['CN-9'] ?? ''],
    ['CN-3', 'CN-9'],
  );

/** The discard pile, with a list of its cards. */
export function explainDiscardPile({ words, labels, view }: CnBoardContext): SpotExplanation {
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
  return { ...describe(title, [], ['CN-9', 'CN-13', 'CN-27']), more };
}

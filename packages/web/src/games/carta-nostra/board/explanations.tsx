import { countCards, countKinds, countOf, JOB_RULES } from '@consigliere/games/carta-nostra/mafiosi';
import type { Seat } from '@consigliere/kernel';
import { PORTRAITS } from '../../../kit/look/art/mafiosi.tsx';
import type { SpotExplanation } from '../../kit/board-button.tsx';
import { inSentences } from '../../kit/say.ts';
import type { CnBoardContext } from './board-context.ts';

/** A card: its job, and how many of its kind lie in cities. */
function explainKind({ words, view }: CnBoardContext, mafioso: number): Omit<SpotExplanation, 'title'> {
  const inCities = view.open.region.reduce((sum, cards) => sum + countOf(cards, mafioso), 0);
  const lines = [words.mafioso[mafioso]?.help ?? '', words.board.inCities(inCities, view.given.eachKind)];
  return { lines, rules: JOB_RULES[mafioso] ?? [] };
}

const nameOf = ({ words }: CnBoardContext, mafioso: number): string => words.mafioso[mafioso]?.name ?? '';

export function explainHandCard(context: CnBoardContext, mafioso: number): SpotExplanation {
  const name = nameOf(context, mafioso);
  const count = context.words.board.inHand(countOf(context.view.own?.hand ?? [], mafioso));
  const label = inSentences([`${name}, ${count}`, context.words.mafioso[mafioso]?.help ?? '']);
  return { ...explainKind(context, mafioso), title: `${name} · ${count}`, label };
}

/** A spot in a city: the cards of a kind that lie there, or the gap. */
export function explainCityCard(context: CnBoardContext, seat: Seat, mafioso: number): SpotExplanation {
  const { words, view, who } = context;
  const name = nameOf(context, mafioso);
  const count = countOf(view.open.region[seat] ?? [], mafioso);
  const isOwn = seat === view.seat;
  const player = who.names[seat] ?? '';
  const state = count === 0 ? ` · ${words.board.missing}` : count > 1 ? ` × ${count}` : '';
  const inHand = isOwn ? countOf(view.own?.hand ?? [], mafioso) : 0;
  const said = [
    name,
    count === 0 ? words.board.missing : count,
    ...(inHand > 0 ? [words.board.inHand(inHand)] : []),
  ].join(', ');
  return {
    ...explainKind(context, mafioso),
    title: `${isOwn ? words.board.yourCity : player}: ${name}${state}`,
    label: `${isOwn ? words.board.yourCity : words.board.cityOf(player)}: ${said}`,
  };
}

/** Cards of a kind that are laid out to be chosen. */
export function explainTrayCard(context: CnBoardContext, mafioso: number, count: number): SpotExplanation {
  const title = nameOf(context, mafioso);
  const label = inSentences([count > 1 ? `${title}, ${count}` : title, context.words.mafioso[mafioso]?.help ?? '']);
  return { ...explainKind(context, mafioso), title, label };
}

/** A player's cards, kinds and wins in words, for the accessible name. */
export function saySeat({ words, labels, view }: CnBoardContext, seat: Seat): string {
  const region = view.open.region[seat] ?? [];
  return inSentences([
    view.open.turn === seat ? labels.toPlay : '',
    `${words.table.hand}: ${words.table.cards(view.tally.hands[seat] ?? 0)}`,
    `${words.table.city}: ${words.board.kinds(countKinds(region))}, ${words.table.cards(countCards(region))}`,
    view.given.wins > 1 ? words.table.wins(view.open.wins[seat] ?? 0) : '',
  ]);
}

/** The draw pile: nothing is answered there, a click only explains it. */
export const explainDrawPile = ({ words, view }: CnBoardContext): SpotExplanation => ({
  title: `${words.table.drawPile} · ${words.table.cards(view.tally.pile)}`,
  label: `${words.table.drawPile}, ${words.table.cards(view.tally.pile)}`,
  lines: [words.rule['CN-3'] ?? '', words.rule['CN-9'] ?? ''],
  rules: ['CN-3', 'CN-9'],
});

/** The discard pile, with a list of its cards. */
export function explainDiscardPile({ words, view }: CnBoardContext): SpotExplanation {
  const { discard } = view.open;
  const title = `${words.table.discardPile} · ${words.table.cards(discard.length)}`;
  const more = (
    <>
      <p class="second">{words.board.fromTheTop}</p>
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
  const top = words.mafioso[discard.at(-1) ?? -1]?.name;
  const said = `${words.table.discardPile}, ${words.table.cards(discard.length)}`;
  const label = inSentences([said, top === undefined ? '' : words.board.onTop(top)]);
  return { title, label, rules: ['CN-9', 'CN-13', 'CN-27'], more };
}

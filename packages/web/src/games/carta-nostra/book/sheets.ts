import { standard } from '@consigliere/games/carta-nostra/edition';
import { SMUGGLER } from '@consigliere/games/carta-nostra/mafiosi';
import type { CartaNostraWords } from '@consigliere/games/carta-nostra/text';
import type { RulesTexts } from '../../../kit/words/en/rules.ts';
import type { BoxTable } from '../../book.ts';
import type { Texts } from '../text/en.ts';

/** CN-C1 to CN-C4 The cards of Carta Nostra. */
export function cartaNostraSheets(
  words: CartaNostraWords,
  { columns, players }: RulesTexts,
  { sheets }: Texts,
): BoxTable[] {
  const { eachKind, startingHand, handLimit } = standard;
  const counts = Object.entries(eachKind);
  return [
    {
      id: 'CN-C1',
      title: sheets['CN-C1'],
      columns: [columns.card, columns.does],
      rows: words.mafioso.map(({ name, help }, kind) => ({
        id: String(kind),
        cells: [name, help],
        mark: kind === SMUGGLER ? 'name K (de), effect K' : 'K',
      })),
      mark: 'K',
    },
    {
      id: 'CN-C2',
      title: sheets['CN-C2'],
      columns: [columns.players, columns.each, columns.all],
      rows: counts.map(([seats, { value, mark }]) => ({
        id: seats,
        cells: [players(Number(seats)), String(value), String(value * words.mafioso.length)],
        mark,
      })),
      mark: 'R',
    },
    {
      id: 'CN-C4',
      title: sheets['CN-C4'],
      columns: [columns.what, columns.count],
      rows: [
        { id: 'hand', cells: [columns.startingHand, String(startingHand.value)], mark: startingHand.mark },
        { id: 'limit', cells: [columns.handLimit, String(handLimit.value)], mark: handLimit.mark },
      ],
      mark: 'K',
    },
  ];
}

import { countOf, differentKinds, JOB_RULES, size } from '@consigliere/games/carta-nostra/mafiosi';
import type { Seat } from '@consigliere/kernel';
import { type About, answersAt, barredAt, type Desk } from './desk.ts';
import type { Place } from './places.ts';

const at = (desk: Desk, place: Place): Pick<About, 'answers' | 'barred'> => ({
  answers: answersAt(desk, place),
  barred: barredAt(desk, place),
});

/** A card: its job, and where its kind lies at this moment. */
function aboutKind(desk: Desk, mafioso: number, title: string): Omit<About, 'answers' | 'barred'> {
  const { words, labels, view } = desk;
  const inCities = view.open.region.reduce((sum, cards) => sum + countOf(cards, mafioso), 0);
  return {
    title,
    lines: [words.mafioso[mafioso]?.help ?? '', labels.inCities(inCities, view.given.eachKind)],
    rules: JOB_RULES[mafioso] ?? [],
  };
}

const nameOf = ({ words }: Desk, mafioso: number): string => words.mafioso[mafioso]?.name ?? '';

export function aboutHandCard(desk: Desk, mafioso: number): About {
  const count = countOf(desk.view.own?.hand ?? [], mafioso);
  const kind = aboutKind(desk, mafioso, `${nameOf(desk, mafioso)} · ${desk.labels.inHand(count)}`);
  const place = at(desk, { type: 'hand', mafioso });
  const idle = place.answers.length === 0 && place.barred.length === 0 ? [desk.labels.notNow] : [];
  return { ...kind, lines: [...kind.lines, ...idle], ...place };
}

/** A place in a region: the cards of a kind that lie there, or the gap. */
export function aboutRegionCard(desk: Desk, seat: Seat, mafioso: number): About {
  const count = countOf(desk.view.open.region[seat] ?? [], mafioso);
  const owner = seat === desk.view.seat ? desk.labels.yourCity : (desk.who.names[seat] ?? '');
  const state = count === 0 ? ` · ${desk.labels.missing}` : count > 1 ? ` × ${count}` : '';
  const title = `${owner}: ${nameOf(desk, mafioso)}${state}`;
  return { ...aboutKind(desk, mafioso, title), ...at(desk, { type: 'region', seat, mafioso }) };
}

/** A person: cards, kinds, wins. */
export function aboutSeat(desk: Desk, seat: Seat): About {
  const { words, labels, view, who } = desk;
  const region = view.open.region[seat] ?? [];
  const cards = words.table.cards(view.tally.hands[seat] ?? 0);
  return {
    title: who.names[seat] ?? '',
    lines: [
      `${words.table.hand}: ${cards}. ${words.table.region}: ${labels.kinds(differentKinds(region))}, ${words.table.cards(size(region))}.`,
      ...(view.given.wins > 1 ? [words.table.wins(view.open.wins[seat] ?? 0)] : []),
      words.rule['CN-5'] ?? '',
    ],
    rules: ['CN-5', 'CN-23'],
    ...at(desk, { type: 'cards', seat }),
  };
}

export function aboutDrawPile(desk: Desk): About {
  const { words, view } = desk;
  return {
    title: `${words.table.drawPile} · ${words.table.cards(view.tally.pile)}`,
    lines: [words.rule['CN-3'] ?? '', words.rule['CN-9'] ?? ''],
    rules: ['CN-3', 'CN-9'],
    ...at(desk, { type: 'draw' }),
  };
}

export function aboutDiscardPile(desk: Desk): About {
  const { words, view } = desk;
  return {
    title: `${words.table.discardPile} · ${words.table.cards(view.open.discard.length)}`,
    lines: [],
    rules: ['CN-9', 'CN-13', 'CN-27'],
    pile: view.open.discard.toReversed(),
    ...at(desk, { type: 'discard' }),
  };
}

/** A card that is laid out to be chosen. */
export function aboutTrayCard(desk: Desk, mafioso: number): About {
  return { ...aboutKind(desk, mafioso, nameOf(desk, mafioso)), ...at(desk, { type: 'tray', mafioso }) };
}

import type { PublishedId } from '@consigliere/games';
import { countOf, MAFIOSI } from '@consigliere/games/carta-nostra/mafiosi';
import type { CnView } from '@consigliere/games/carta-nostra/rules';
import { en as cartaNostra } from '@consigliere/games/carta-nostra/text/en';
import {
  type CeView,
  controllerOf,
  EMPTY as FREE,
  figureAt,
  handSize,
  MAYOR,
  NEUTRAL,
  NONE,
  POLICE_CHIEF,
  ROUND_SPACES,
  rankOf,
  seatOf,
  UNION_BOSS,
} from '@consigliere/games/corleones-empire/rules';
import { en as corleonesEmpire } from '@consigliere/games/corleones-empire/text/en';
import {
  type DpView,
  EMPTY,
  HELD as HELD_TILE,
  NEUTRAL as NEUTRAL_MEMBER,
  ON_TRACK,
  TILES,
} from '@consigliere/games/der-pate/rules';
import { en as derPate } from '@consigliere/games/der-pate/text/en';
import type { Shape, View } from '@consigliere/kernel';
import { view } from '@consigliere/kernel/host';
import { HELD } from '@consigliere/match';
import type { Page } from '@playwright/test';
import type { NamedTree } from './names.ts';
import { playLink } from './positions.ts';

/** The things that the viewer of a link sees. */
function seeFromLink(text: string): View<Shape> {
  const { rules, state, link } = playLink(text);
  return view(rules, state, link.viewer);
}

/** A fact that one name must tell: how the name begins, and what else is in it. */
type Fact = readonly [begins: string, ...contains: readonly string[]];
type Called = (seat: number) => string;

/** The facts about a player: told by the name in the rail, those about the reader anywhere. */
const tellPlayer = (called: Called, seat: number, ...contains: readonly string[]): Fact[] =>
  called(seat) === 'you' ? contains.map(each => ['', each]) : [[`${called(seat)}.`, ...contains]];

const FACTS: {
  readonly [G in PublishedId]: (
    seen: G extends 'carta-nostra' ? CnView : G extends 'der-pate' ? DpView : CeView,
    called: Called,
  ) => Fact[];
} = {
  'carta-nostra': ({ open, seat: reader, tally }, called) => [
    ...open.region.flatMap((cards, seat) =>
      MAFIOSI.flatMap((_, mafioso): Fact[] => {
        const count = countOf(cards, mafioso);
        const city = seat === reader ? 'Your city' : `${called(seat)}’s city`;
        return count === 0 ? [] : [[`${city}: ${cartaNostra.mafioso[mafioso]?.name}, ${count}`]];
      }),
    ),
    ...tally.hands.flatMap((cards, seat) =>
      tellPlayer(called, seat, `${seat === reader ? 'Your hand ' : 'Hand: '}${cards} card`),
    ),
    ['Draw pile, ', `${tally.pile} card`],
    ['Discard pile, ', `${open.discard.length} card`],
  ],
  'der-pate': ({ open, given }, called) => {
    const listMembers = (counts: readonly number[]) =>
      counts.flatMap((count, seat) => (count === 0 ? [] : [`${called(seat)} ${count}`]));
    return [
      ...given.street.map(({ value, district }, business): Fact => {
        const holder = open.holder[business] ?? EMPTY;
        const who = holder === NEUTRAL_MEMBER ? 'neutral' : called(holder);
        const name = `${derPate.kindAt(value)}, ${derPate.district[district]}`;
        return [name, `Space ${business + 1}.`, holder === EMPTY ? 'empty' : `Member: ${who}`];
      }),
      [`Space ${open.car + 1}, `, 'The car is here'],
      ['Jail: ', ...listMembers(open.jail)],
      ['Hudson: ', ...listMembers(open.river)],
      [`Brooklyn: Friends ${open.brooklyn}`],
      ...open.debts.flatMap((markers, seat) =>
        tellPlayer(
          called,
          seat,
          `Reputation: ${open.reputation[seat]} of`,
          `Influence: ${open.influence[seat]} of`,
          `Own debt markers: ${markers[seat]} left`,
          ...markers.flatMap((count, holder) => {
            if (holder === seat || count === 0) return [];
            return [`${count} with ${holder === markers.length - 1 ? derPate.table.bank : called(holder)}`];
          }),
          ...TILES.flatMap((tile, at) => (open.tiles[seat]?.[at] === HELD_TILE ? [derPate.tile[tile].name] : [])),
        ),
      ),
      ...open.tiles.flatMap((tiles, seat) =>
        (['reputation', 'influence'] as const).flatMap((track): Fact[] => {
          const here = TILES.flatMap((tile, at) =>
            tiles[at] === ON_TRACK && at < 3 === (track === 'reputation')
              ? [{ tile, space: given.tileSpaces[at] ?? 0 }]
              : [],
          );
          const [next] = here.toSorted((a, b) => a.space - b.space);
          if (next === undefined) return [];
          return tellPlayer(called, seat, `Next tile: ${derPate.tile[next.tile].name}, on ${next.space}`);
        }),
      ),
    ];
  },
  'corleones-empire': (seen, called) => {
    const { open, given, seat: reader } = seen;
    const { numbered } = corleonesEmpire;
    const nameFigure = (figure: number): string => `${numbered.rank(rankOf(figure)).name} (${called(seatOf(figure))})`;
    const listFigure = (begins: string, place: number): Fact[] => {
      const figure = figureAt(seen, place);
      if (figure === FREE) return [[begins, 'Free']];
      const neutral = numbered.neutral(place >= ROUND_SPACES ? MAYOR : UNION_BOSS).name;
      return [[begins, `Here: ${figure === NEUTRAL ? neutral : nameFigure(figure)}`]];
    };
    return [
      ...given.spaces.flatMap(({ usable }, space) =>
        usable ? listFigure(`Space ${space + 1}, `, ROUND_SPACES + space) : [],
      ),
      ...open.turfs.flatMap((turf, business) =>
        turf === NONE ? [] : listFigure(`${numbered.business(business).name}, Thug space, `, business),
      ),
      ...open.control.map((_, turf): Fact => {
        const seat = controllerOf(seen, turf);
        const control =
          seat === reader ? 'You control' : seat === NONE ? 'Nobody controls' : `${called(seat)} controls`;
        const chief = open.chief === turf ? [numbered.neutral(POLICE_CHIEF).name] : [];
        return [`Turf ${turf + 1}, ${numbered.area(turf).name}`, control, ...chief];
      }),
      ...open.control.flatMap((stack, turf): Fact[] =>
        stack.length === 0 ? [] : [[`${numbered.area(turf).name}: Control`, stack.map(called).join(', ')]],
      ),
      ['Hudson: ', ...open.hudson.map(nameFigure)],
      ...open.markers.flatMap((left, seat): Fact[] => {
        const cards = handSize(seen.recalled, seat);
        const thugs = open.thugs[seat] ?? 0;
        if (seat === reader) return [[`Hand ${cards}`], ['Reserve: ', thugs > 0 ? 'Thug' : '', `${left} marker`]];
        return tellPlayer(called, seat, `Hand: ${cards} card`, 'Reserve: ', `${left} marker`, 'Suitcase: ');
      }),
      ['At the quay: ', ...(open.chief === NONE ? [numbered.neutral(POLICE_CHIEF).name] : [])],
    ];
  },
};

/** The names of the players as the rail shows them; the reader is "you". */
async function readPlayers(page: Page, reader: number | null): Promise<Called> {
  const names = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.rail [data-spot^="seat-"]')].map(each => [
      each.dataset.spot ?? '',
      each.querySelector('.player-name')?.textContent ?? '',
    ]),
  );
  const found = new Map(names.map(([spot, name]) => [spot, name ?? '']));
  return seat => (seat === reader ? 'you' : (found.get(`seat-${seat}`) ?? ''));
}

/** Finds facts about a decision in English that no name tells. */
export async function findUntold(
  page: Page,
  { game, kind, link }: { readonly game: PublishedId; readonly kind: string; readonly link: string },
  { nodes }: NamedTree,
): Promise<readonly string[]> {
  // An answer that waits for its confirmation is shown as if it were given.
  if (kind === HELD) return [];
  const seen = seeFromLink(link);
  const called = await readPlayers(page, seen.seat);
  // The view is that of this game.
  return FACTS[game](seen as never, called).flatMap(([begins, ...contains]) => {
    const isTold = nodes.some(({ name }) => name.startsWith(begins) && contains.every(each => name.includes(each)));
    return isTold ? [] : [`nothing tells “${[begins, ...contains].join(' … ')}”`];
  });
}

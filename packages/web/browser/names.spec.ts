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
import { de as derPateGerman } from '@consigliere/games/der-pate/text/de';
import { en as derPate } from '@consigliere/games/der-pate/text/en';
import { nl as derPateDutch } from '@consigliere/games/der-pate/text/nl';
import type { Shape, View } from '@consigliere/kernel';
import { view } from '@consigliere/kernel/host';
import { HELD } from '@consigliere/match';
import { expect, type Page } from '@playwright/test';
import { findBadNames, readNames } from './names.ts';
import { KINDS, listPositions, playLink, showPosition } from './positions.ts';
import { test } from './test.ts';
import { openWindow } from './windows.ts';

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

const PHONE = { width: 360, height: 640, isTouch: true } as const;

const SIZES = [
  [1440, 900],
  [360, 640],
  [844, 340],
] as const;

for (const game of Object.keys(FACTS) as PublishedId[])
  for (const [width, height] of SIZES)
    test(`${game}: in every kind of decision the tree names each control, tells what it does, and who or what is where, at ${width}×${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const faults: string[] = [];
      for (const { kind, link } of listPositions({ game, players: 3, kinds: KINDS[game] })) {
        await showPosition(page, link);
        await expect(page.locator('.dock .question, .result').first()).toHaveText(/\w/);
        const tree = await readNames(page);
        faults.push(...findBadNames(tree).map(fault => `${kind}: ${fault}`));
        // An answer that waits for its confirmation is shown as if it were given.
        if (kind === HELD) continue;
        const seen = seeFromLink(link);
        const called = await readPlayers(page, seen.seat);
        // The view is that of this game.
        for (const [begins, ...contains] of FACTS[game](seen as never, called)) {
          const isTold = tree.nodes.some(
            ({ name }) => name.startsWith(begins) && contains.every(each => name.includes(each)),
          );
          if (!isTold) faults.push(`${kind}: nothing tells “${[begins, ...contains].join(' … ')}”`);
        }
      }
      expect(faults).toEqual([]);
    });

/** Words that no name in German or Dutch has. */
const ENGLISH = /\b(?:the|your|you|cards?|here|with|nobody|not now|turn)\b/i;

for (const [language, locale] of [
  ['German', 'de-DE'],
  ['Dutch', 'nl-NL'],
] as const)
  test(`in ${language} every control and picture of every kind of decision has a name, and none is English`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const page = await openWindow(browser, PHONE, locale);
    const faults: string[] = [];
    for (const game of Object.keys(FACTS) as PublishedId[])
      for (const { kind, link } of listPositions({ game, players: 3, kinds: KINDS[game] })) {
        await showPosition(page, link);
        await expect(page.locator('.dock .question, .result').first()).toHaveText(/\w/);
        const tree = await readNames(page);
        const english = tree.nodes.filter(({ role, name }) => /^(?:button|ima?ge?)$/.test(role) && ENGLISH.test(name));
        const found = [...findBadNames(tree), ...english.map(({ name }) => `“${name}” is English`)];
        faults.push(...found.map(fault => `${game} ${kind}: ${fault}`));
      }
    await page.context().close();
    expect(faults).toEqual([]);
  });

test('what a die would bring on a field is described before anything is pointed at', async ({ page }) => {
  const [turn] = listPositions({ game: 'der-pate', players: 3, kinds: ['turn'] });
  await showPosition(page, turn?.link ?? '');
  await page.locator('.question').focus();
  const findFields = async () => (await readNames(page)).nodes.filter(({ spot }) => /^field-1-business/.test(spot));
  await expect
    .poll(async () => (await findFields()).map(({ description }) => description).join(' '))
    .toMatch(/Place the black die on Business: .*\$\d/);
});

test('in forced colours the four dice, and the fields that take them, differ by a letter', async ({ page }) => {
  for (const { dice } of [derPate, derPateGerman, derPateDutch])
    expect(new Set(dice.map(colour => colour.charAt(0))).size).toBe(4);
  await page.emulateMedia({ forcedColors: 'active' });
  const [turn] = listPositions({ game: 'der-pate', players: 3, kinds: ['turn'] });
  await showPosition(page, turn?.link ?? '');
  await expect(page.locator('.dp-die')).toHaveCount(4);
  const letters = await page.evaluate(() => {
    const dice = [...document.querySelectorAll('.dp-die .dp-letter')].map(each =>
      getComputedStyle(each).display === 'none' ? 'unseen' : (each.textContent ?? ''),
    );
    const fields = [...document.querySelectorAll('.dp-ahead .dp-colour')].map(
      each => getComputedStyle(each, '::before').content.match(/"(\w)"/)?.[1] ?? 'unseen',
    );
    return { dice: dice.toSorted(), fields: [...new Set(fields)].toSorted() };
  });
  expect(letters).toEqual({ dice: ['b', 'g', 'r', 'w'], fields: ['b', 'g', 'r', 'w'] });
});

import { games, type PublishedId } from '@consigliere/games';
import type { Action, Game, Rules, Seat, Shape, State } from '@consigliere/kernel';
import { advance, chacha20, legal, rulesOf, start, waiting } from '@consigliere/kernel/host';
import {
  type FoundPosition,
  findPositions,
  HELD,
  kindsOf,
  matchSeed,
  OVER,
  type PositionLink,
  readLink,
  writeLink,
} from '@consigliere/match';
import type { Page } from '@playwright/test';
import { expectWhole, hurry } from './driver.ts';

export interface WantedPositions {
  readonly game: PublishedId;
  readonly players: number;
  /** The kinds of decisions, HELD and OVER of packages/match among them. */
  readonly kinds: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** Whether to take the positions with the most answers. Kinds that haven't come up are left out then. */
  readonly isFullest?: boolean;
  /** The player's name. */
  readonly name?: string;
}

/** Decisions of Corleone's Empire that need another edition: CE-26 is about markers that have run out, CE-41 about a job of which there are two cards. */
export const RARE = {
  kinds: ['war', 'offer'],
  options: {
    edition: { id: 'one marker, many offers', markers: 1, 'jobs[13].costs': new Array<string>(40).fill('G') },
  },
} as const;

/** Every kind of decision of a game that comes up with its own box, then HELD and OVER. */
const listKinds = (game: PublishedId): readonly string[] => {
  const rare: readonly string[] = game === 'corleones-empire' ? RARE.kinds : [];
  return [...kindsOf(games[game]).filter(kind => !rare.includes(kind)), HELD, OVER];
};

export const KINDS: Readonly<Record<PublishedId, readonly string[]>> = {
  'carta-nostra': listKinds('carta-nostra'),
  'der-pate': listKinds('der-pate'),
  'corleones-empire': listKinds('corleones-empire'),
};

const computed = new Map<string, readonly FoundPosition[]>();

/** A position of each kind, found by playing matches here, without a browser; the same ones are looked for once in each process. */
export function listPositions(wanted: WantedPositions): readonly FoundPosition[] {
  const { game, players, kinds, options = {}, isFullest = false } = wanted;
  const key = JSON.stringify([game, players, kinds, options, isFullest]);
  const found = computed.get(key) ?? findPositions({ game: games[game], seats: players, kinds, options, isFullest });
  computed.set(key, found);
  const missing = kinds.filter(kind => !found.some(each => each.kind === kind));
  if (missing.length > 0 && !isFullest) throw new Error(`nobody was asked: ${missing.join(', ')}`);
  return found;
}

/** A decision in a match that is played from a link; its link shows it to the same viewer. */
interface PlayedMoment {
  readonly seat: Seat;
  readonly actions: readonly Action<Shape>[];
  readonly link: string;
}

/** Plays the answers of a link here, without a browser, and passes each decision on. Returns the rules, the link and its last state. */
export function playLink(
  text: string,
  see?: (moment: PlayedMoment) => void,
): { readonly rules: Rules<Shape>; readonly state: State<Shape>; readonly link: PositionLink } {
  const link = readLink(text);
  if (link === null) throw new Error(`${text} isn't a link`);
  const game = Object.values<Game<Shape>>(games).find(({ id }) => id === link.game);
  if (game === undefined) throw new Error(`there is no game ${link.game}`);
  const rules = rulesOf(game, link.seats, link.options);
  if (!rules.ok) throw new Error(rules.why);
  const { state } = start(rules.value, chacha20(matchSeed(link.luck, link)));
  const numbers = [...link.answers];
  while (numbers.length > 0) {
    const before = link.answers.slice(0, link.answers.length - numbers.length);
    const awaited = waiting(rules.value, state);
    const begun = state.answers.findIndex((picks, seat) => picks.length > 0 && awaited.includes(seat));
    const seat = begun >= 0 ? begun : (awaited[awaited.length > 1 ? (numbers.shift() ?? 0) : 0] ?? 0);
    const actions = legal(rules.value, state, seat);
    see?.({ seat, actions, link: writeLink({ ...link, answers: before }) });
    const action = actions[numbers.shift() ?? 0];
    if (action === undefined) throw new Error(`${text} has an answer that isn't legal`);
    advance(rules.value, state, seat, action);
  }
  return { rules: rules.value, state, link };
}

/**
 * Shows a position in the page. The first one loads the page; from then on the page goes from one position to the next without
 * being loaded again, which takes a tenth of the time. `name`: the player's name, set before the page is loaded.
 */
export async function showPosition(page: Page, link: string, { name }: { readonly name?: string } = {}): Promise<void> {
  if (new URL(page.url(), 'http://nowhere').pathname === '/position')
    await page.evaluate(hash => {
      location.hash = hash;
    }, link);
  else {
    await hurry(page);
    if (name !== undefined) await page.addInitScript(called => localStorage.setItem('consigliere.name', called), name);
    await page.goto(`/position#${link}`);
  }
  await expectWhole(page, `[data-position="${link}"] .table`);
}

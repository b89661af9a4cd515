import { games, type PublishedId } from '@consigliere/games';
import { type FoundPosition, findPositions, HELD, OVER } from '@consigliere/match';
import type { Page } from '@playwright/test';
import { expectWhole, hurry } from './driver.ts';

export interface WantedPositions {
  readonly game: PublishedId;
  readonly players: number;
  /** The kinds of decisions, HELD and OVER of packages/match among them. */
  readonly kinds: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** The player's name. */
  readonly name?: string;
}

/** Every kind of decision of each game but two. */
export const KINDS = {
  'carta-nostra': ['turn', 'kidnap', 'recruit', 'window', HELD, OVER],
  'der-pate': [
    ...(['settle', 'turn', 'visit', 'takeover', 'consigliere', 'informer', 'banker'] as const),
    ...(['prosecutor', 'celebrate', 'event', HELD, OVER] as const),
  ],
  'corleones-empire': [
    ...(['family', 'turn', 'pay', 'ability', 'front', 'use', 'discard', 'good', 'keep'] as const),
    ...(['bid', 'bribe', 'tribute', HELD, OVER] as const),
  ],
} as const satisfies Record<PublishedId, readonly string[]>;

/** Decisions of Corleone's Empire that need another edition: CE-26 is about markers that have run out, CE-41 about a job of which there are two cards. */
export const RARE = {
  kinds: ['war', 'offer'],
  options: {
    edition: { id: 'one marker, many offers', markers: 1, 'jobs[13].costs': new Array<string>(40).fill('G') },
  },
} as const;

const computed = new Map<string, readonly FoundPosition[]>();

/** A position of each kind, found by playing matches here, without a browser; the same ones are looked for once in each process. */
export function listPositions({ game, players, kinds, options = {} }: WantedPositions): readonly FoundPosition[] {
  const key = JSON.stringify([game, players, kinds, options]);
  const found = computed.get(key) ?? findPositions({ game: games[game], seats: players, kinds, options });
  computed.set(key, found);
  const missing = kinds.filter(kind => !found.some(each => each.kind === kind));
  if (missing.length > 0) throw new Error(`nobody was asked: ${missing.join(', ')}`);
  return found;
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

import { GAME_IDS, loadParts, loadRules } from '@consigliere/games/list';
import type { Game, Rules, Seat, Shape, State } from '@consigliere/kernel';
import { chacha20, legal, type Notice, play, random, rulesOf, sfc32, start, waiting } from '@consigliere/kernel/host';
import { describe, expect, test } from 'vitest';
import { Speaker, type SpokenLine, TURNS_BETWEEN } from './speaker.ts';

interface TracedChapter {
  readonly by: Seat | null;
  readonly state: State<Shape>;
  readonly notices: readonly Notice<Shape>[];
}

const boundTo = (game: Game<Shape>, seats: number): Rules<Shape> => {
  const rules = rulesOf(game, seats);
  if (!rules.ok) throw new Error(rules.why);
  return rules.value;
};

/** A whole random match, step by step. */
function* trace(rules: Rules<Shape>, seed: string): Iterable<TracedChapter> {
  const chance = sfc32(seed);
  const choose = <X>(items: readonly X[]): X => items[random(chance, '', items.length)] as X;
  let { state, notices } = start(rules, chacha20(seed));
  yield { by: null, state, notices };
  for (let awaited = waiting(rules, state); awaited.length > 0; awaited = waiting(rules, state)) {
    const by = choose(awaited);
    ({ state, notices } = play(rules, state, by, choose(legal(rules, state, by))));
    yield { by, state, notices };
  }
}

const games = await Promise.all(
  GAME_IDS.map(async id => {
    const parts = await loadParts(id);
    const hosted = await (await loadRules(id)).hosted();
    return { id, hosted, follow: await parts.follow(), speech: await parts.speech('en') };
  }),
);

interface HeardLine extends SpokenLine {
  /** How many turns had begun. */
  readonly turn: number;
}

type ListedCast = (typeof games)[number];

/** All lines of a match in which a person has the first seat, as the viewer in a seat hears them. */
function listen({ hosted, follow, speech }: ListedCast, seed: string, viewer: Seat | null = null): HeardLine[] {
  const rules = boundTo(hosted, 4);
  const levels = [null, 5, 1, 3];
  const speaker = new Speaker({ levels, speech, follow, seed });
  const heard: HeardLine[] = [];
  for (const { by, state, notices } of trace(rules, seed)) {
    const events = notices.map(({ event, instead }) => (viewer === null ? undefined : instead?.[viewer]) ?? event);
    const chapter = {
      events,
      rules: events.map(() => ''),
      undoneBy: null,
      by: by === null ? null : ([by, 'bot'] as const),
    };
    const line = speaker.hear(chapter, { seats: 4, given: rules.given, open: state.open });
    if (line !== null) heard.push({ ...line, turn: speaker.turns });
  }
  return heard;
}

const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six'];

describe.each(games)('$id', listed => {
  test('in whole matches characters speak in at most one of three turns, and one of them has the last word', () => {
    for (const seed of SEEDS) {
      const heard = listen(listed, seed);
      const last = heard.at(-1);
      expect(['wins', 'loses']).toContain(last?.moment);
      const turns = heard.slice(0, -1).map(({ turn }) => turn);
      expect(turns.length).toBeGreaterThan(1);
      for (const [at, turn] of turns.entries())
        if (at > 0) expect(turn - (turns[at - 1] ?? 0)).toBeGreaterThanOrEqual(TURNS_BETWEEN);
    }
  });

  test('in whole matches nobody says the same line twice, and people say nothing', () => {
    for (const seed of SEEDS) {
      const heard = listen(listed, seed);
      expect(new Set(heard.map(({ text }) => text)).size).toBe(heard.length);
      expect(heard.map(({ seat }) => seat)).not.toContain(0);
    }
  });

  test('everybody at the table hears the same lines, even if events are whispered to some', () => {
    const heard = listen(listed, 'one');
    for (const viewer of [0, 1, 2, 3]) expect(listen(listed, 'one', viewer)).toEqual(heard);
  });

  test('matches begin with a greeting, and have lines for deeds as well', () => {
    const moments = SEEDS.flatMap(seed => {
      const heard = listen(listed, seed);
      expect(heard[0]?.moment).toBe('greets');
      return heard.map(({ moment }) => moment);
    });
    expect(moments).toEqual(expect.arrayContaining(['hits', 'hurt', 'gains', 'turn']));
  });
});

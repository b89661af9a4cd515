import { levelBot } from '@consigliere/bots';
import { games, type PublishedId } from '@consigliere/games';
import type { Game, SeatView, Shape } from '@consigliere/kernel';
import { random, rulesOf, sayQuestion, sfc32 } from '@consigliere/kernel/host';
import { answer, openMatch, viewMatch } from '@consigliere/match';
import { expect, test } from 'vitest';
import { packOf } from '../../games/pack.ts';
import type { Story } from '../../kit/link/room-signals.ts';
import { texts } from '../../kit/words/en/table.ts';
import { type LogLine, listLines, sayLine, type Telling } from '../log-lines.ts';
import { Narrator, type SpokenUtterance } from './narrator.ts';

const LISTENER = 0;
const NAMES = ['Guest', 'Otis Merrow', 'Rhoda Belling', 'Elmo Tarsia', 'Dolly'];

/** How many milliseconds after the answer before it an answer comes. */
type Pace = (seat: number) => number;
const AT_ONCE: Pace = () => 0;
/** As at a table on this device: bots wait until their answers can be followed. */
const FOLLOWED: Pace = seat => (seat === LISTENER ? 4000 : 1200);

interface Transcript {
  readonly story: Story;
  readonly said: readonly SpokenUtterance[];
  readonly telling: Telling;
}

/** Plays a match with bots of level 2 to its end, one of them in the listener's seat, and notes everything that is said. */
async function listen(game: PublishedId, seats: number, seed: string, pace: Pace): Promise<Transcript> {
  const pack = await packOf(game, 'en');
  const rules = rulesOf(games[game] as unknown as Game<Shape>, seats);
  if (pack === null || !rules.ok) throw new Error(`${game} can't be played`);
  const telling = { words: pack.words, who: { names: NAMES.slice(0, seats), reader: LISTENER }, texts };
  const chance = sfc32(seed);
  const said: SpokenUtterance[] = [];
  const narrator = new Narrator(0);
  let match = openMatch(rules.value, seed);
  let now = 0;
  let due: number | null = null;
  const hear = (): void => {
    const { prompt, heard } = viewMatch(match, LISTENER);
    const text = prompt === null ? '' : sayQuestion(pack.words, prompt, telling.who);
    const question = prompt === null ? null : { id: `${prompt.id}.${text}`, text };
    const narration = narrator.hear({ now, story: heard, question, left: null }, telling);
    said.push(...narration.said);
    due = narration.next;
  };
  hear();
  // Everybody may still seem to be awaited in a window that some have answered.
  const findAsked = () => viewMatch(match, null).waiting.find(seat => viewMatch(match, seat).prompt !== null);
  for (let seat = findAsked(); seat !== undefined; seat = findAsked()) {
    const at: number = now + pace(seat);
    if (due !== null && due <= at) {
      now = due;
      hear();
    }
    now = at;
    const { view, prompt, heard } = viewMatch(match, seat);
    if (prompt === null) throw new Error(`seat ${seat} is not asked`);
    const pick = levelBot(2)({
      rules: match.rules,
      view: view as SeatView<Shape>,
      heard: heard.flatMap(({ events }) => events),
      actions: prompt.actions,
      random: most => random(chance, '', most),
    });
    const by = seat === LISTENER ? 'person' : 'bot';
    const taken = answer(match, seat, { decision: prompt.id, branch: match.branch, picks: [pick] }, { by });
    if (!taken.ok) throw new Error(taken.code);
    match = taken.match;
    hear();
  }
  now += 10_000;
  hear();
  return { story: viewMatch(match, LISTENER).heard, said, telling };
}

/** The part of a line that must be heard: a name that begins several sentences in a row is said once. */
function essenceOf(line: LogLine, telling: Telling): string {
  const sentence = sayLine(telling, line).replace(/\.$/, '');
  const name = telling.who.names.find(each => sentence.startsWith(`${each} `));
  return name === undefined ? sentence : sentence.slice(name.length + 1);
}

/** Whether all words of a sentence are in a text, in their order: words that several sentences share are said once. */
function hasWords(text: string, sentence: string): boolean {
  const wanted = sentence.split(' ');
  const bare = (word = ''): string => word.replace(/[.,]$/, '');
  for (const word of text.split(' ')) if (bare(word) === bare(wanted[0])) wanted.shift();
  return wanted.length === 0;
}

/** The first line of an own answer with a result: the listener has just chosen that. */
const isOwnChoice = ({ by, event }: LogLine, at: number, { length }: readonly LogLine[]): boolean =>
  at === 0 && length > 1 && by?.[0] === LISTENER && event !== null && 'seat' in event && event.seat === LISTENER;

const MATCHES = [
  ['carta-nostra', 3],
  ['der-pate', 3],
  ['corleones-empire', 2],
  ['corleones-empire', 5],
] as const;

test.each(MATCHES)(
  'every log line of a match of %s for %i is in exactly one utterance, whatever the pace',
  async (game, seats) => {
    for (const pace of [AT_ONCE, FOLLOWED]) {
      const { story, said, telling } = await listen(game, seats, `${game} ${seats}`, pace);
      const toldBy = new Map<string, SpokenUtterance[]>();
      for (const utterance of said)
        for (const key of utterance.keys) toldBy.set(key, [...(toldBy.get(key) ?? []), utterance]);
      const lines = story.map(listLines);
      const wrong = lines.flatMap(step =>
        step.filter((line, at) => {
          const [utterance, ...more] = toldBy.get(line.key) ?? [];
          if (utterance === undefined) return !isOwnChoice(line, at, step);
          return more.length > 0 || !hasWords(utterance.text, essenceOf(line, telling));
        }),
      );
      expect(wrong.map(line => sayLine(telling, line))).toEqual([]);
      expect(lines.flat().length).toBeGreaterThan(100);
    }
  },
);

test.each([
  ['without pauses', AT_ONCE],
  ['at the usual pace', FOLLOWED],
])('an act of Corleone’s Empire for three has at most 60 utterances, %s', async (_, pace) => {
  for (const seed of ['one', 'two', 'three']) {
    const { story, said } = await listen('corleones-empire', 3, seed, pace);
    const isOpening = ({ keys }: SpokenUtterance): boolean =>
      keys.some(key => {
        const [chapter = 0, event = 0] = key.split('.').map(Number);
        return story[chapter]?.events[event]?.type === 'act';
      });
    const acts = said.flatMap((utterance, at) => (isOpening(utterance) ? [at] : []));
    const counts = acts.map((begins, act) => (acts[act + 1] ?? said.length) - begins);
    expect(counts).toHaveLength(4);
    expect(Math.max(...counts)).toBeLessThanOrEqual(60);
  }
});

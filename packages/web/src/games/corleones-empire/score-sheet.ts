import {
  type CeEvent,
  type CeEventOf,
  type CorleonesEmpire,
  countHeld,
  countStashed,
  DOLLARS,
  NONE,
  worth,
} from '@consigliere/games/corleones-empire/rules';
import type { CorleonesEmpireWords } from '@consigliere/games/corleones-empire/text';
import type { Seat } from '@consigliere/kernel';
import {
  type FinishedMatch,
  findDecider,
  findOther,
  isTied,
  type ScoreRow,
  type ScoreSheet,
  type ScoreWords,
  type Scoring,
} from '../score-sheet.ts';
import type { Texts } from './text/en.ts';

const findEvents = <K extends CeEvent['type']>(events: FinishedMatch<CorleonesEmpire>['events'], type: K) =>
  events.filter((event): event is CeEventOf<K> => event.type === type);

/** The notes of the rows: the money in the opened suitcases, and the turfs and colours that paid. */
function notesOf({ events, view }: FinishedMatch<CorleonesEmpire>, words: CorleonesEmpireWords) {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const opened = (seat: Seat) => findEvents(events, 'opened-suitcase').find(each => each.seat === seat);
  const names = (what: readonly { readonly name: string }[]): string => what.map(({ name }) => name).join(', ');
  return {
    suitcase: seats.map(seat => words.kinds(opened(seat)?.money ?? [])),
    hand: seats.map(seat => words.kinds(opened(seat)?.hand ?? [])),
    turfs: seats.map(seat =>
      names(
        findEvents(events, 'turf-bonus').flatMap(each => (each.seat === seat ? [words.numbered.area(each.turf)] : [])),
      ),
    ),
    jobs: seats.map(seat =>
      names(
        findEvents(events, 'job-bonus').flatMap(each =>
          each.seats.includes(seat) ? [words.numbered.jobColour(each.colour)] : [],
        ),
      ),
    ),
  };
}

const RULE = { suitcase: 'CE-33', hand: 'CE-33', turfs: 'CE-34', jobs: 'CE-35' } as const;
const LINES = ['suitcase', 'hand', 'turfs', 'jobs'] as const;

/** CE-36 The most money; if tied, more turf bonuses; then shared. */
function why(
  { result, who }: FinishedMatch<CorleonesEmpire>,
  turfs: readonly number[],
  spoken: ScoreWords<CorleonesEmpireWords, Texts>,
) {
  const {
    words: { money },
    texts: { why: say },
    own,
  } = spoken;
  const { place, score } = result;
  const how = findDecider(place, [score, turfs]);
  if (how === null) return say.shared;
  if (how === 1) return own.end.why.moreTurfs;
  const second = place.indexOf(2);
  return say.mostMoney(money(Math.max(...score)), money(score[second] ?? 0), findOther(who, second));
}

/** The end of Corleone's Empire: suitcases opened, bonuses, tie-breaks. */
export const scoring: Scoring<CorleonesEmpire, CorleonesEmpireWords, Texts> = {
  sheet(ended, spoken): ScoreSheet {
    const { words } = spoken;
    const by = (what: string): readonly number[] => ended.result.lines.find(line => line.what === what)?.by ?? [];
    const notes = notesOf(ended, words);
    const rows: ScoreRow[] = LINES.map(what => ({
      label: words.score[what] ?? '',
      by: by(what),
      say: words.money,
      kind: 'line',
      rule: RULE[what],
      notes: notes[what],
    }));
    const total = by('total');
    rows.push({ label: words.score.total ?? '', by: total, say: words.money, kind: 'sum', rule: 'CE-36' });
    if (isTied([...total.keys()], [total]))
      rows.push({
        label: spoken.texts.tie(words.score.turfs ?? ''),
        by: by('turfs'),
        say: words.money,
        kind: 'tie',
        rule: 'CE-36',
      });
    return { rows, why: why(ended, by('turfs'), spoken), rule: 'CE-36' };
  },
  familyOf: ({ families }, seat) => {
    const family = families[seat] ?? NONE;
    return family === NONE ? seat : family;
  },
  gauge: {
    label: ({ own }) => own.end.moneyOfBoth,
    say: (value, words) => (words as CorleonesEmpireWords).money(value),
    of: ({ open, recalled, own }, seats) =>
      open.settlement?.find(line => line.what === 'total')?.by ??
      seats.map(seat => {
        const drawer = own[seat];
        if (drawer === undefined) return 0;
        return worth(
          DOLLARS.map(
            (_, kind) => countHeld(recalled, drawer, seat, kind) + countStashed(recalled, drawer, seat, kind),
          ),
        );
      }),
  },
};

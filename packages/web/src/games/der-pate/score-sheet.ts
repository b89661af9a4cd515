import type { DerPate } from '@consigliere/games/der-pate/rules';
import type { DerPateWords } from '@consigliere/games/der-pate/text';
import {
  type FinishedMatch,
  findDecider,
  findOther,
  isTied,
  type ScoreRow,
  type ScoreWords,
  type Scoring,
} from '../score-sheet.ts';
import type { Texts } from './text/en.ts';

/** DP-35 The criteria among players who have finished, the most important first. */
function listCriteria({ view: { open }, result }: FinishedMatch<DerPate>): readonly (readonly number[])[] {
  const other = open.ko === 'reputation' ? open.influence : open.reputation;
  const family = open.supply.map((count, seat) => count + open.holder.filter(holder => holder === seat).length);
  return [result.score, other, family];
}

/** DP-33 The last income, the businesses and the bail, each by seat; players who are out have none of them. */
function sumSettlement({ view: { open, given }, events }: FinishedMatch<DerPate>) {
  const paid = (reason: string): readonly number[] =>
    open.out.map((_, seat) =>
      events.reduce(
        (sum, event) =>
          event.type === 'money' && event.seat === seat && event.reason === reason ? sum + event.amount : sum,
        0,
      ),
    );
  const income = open.out.map((isOut, seat) => (isOut ? 0 : (given.income[open.income[seat] ?? 0] ?? 0)));
  return { income, businesses: paid('final-business'), bail: paid('bail') };
}

/** DP-35, DP-36 The reason why the winner won. */
function sayWhy(ended: FinishedMatch<DerPate>, { texts, words, own }: ScoreWords<DerPateWords, Texts>): string {
  const { result, who, view } = ended;
  const { money, track } = words;
  const { why: say } = own.end;
  const { place, score } = result;
  const finished = place.flatMap((_, seat) => (view.open.out[seat] ? [] : [seat]));
  if (finished.length === 0) return say.nobodyFinished;
  if (finished.length === 1) return say.aloneFinished;
  const of = (by: readonly number[]): readonly number[] => finished.map(seat => by[seat] ?? 0);
  const how = findDecider(of(place), listCriteria(ended).map(of));
  const other = view.open.ko === 'reputation' ? 'influence' : 'reputation';
  switch (how) {
    case 0: {
      const [winner, second] = [place.indexOf(1), place.indexOf(2)];
      const sums = [money(score[winner] ?? 0), money(score[second] ?? 0)] as const;
      const said = texts.why.mostMoney(...sums, findOther(who, second));
      return finished.length < place.length ? `${said} ${say.othersOut}` : said;
    }
    case 1:
      return say.farther(track[other]);
    case 2:
      return say.moreMembers;
    default:
      return texts.why.shared;
  }
}

/** Der Pate's score sheet: the KO track, the money line by line, tie-breaks. */
export const scoring: Scoring<DerPate, DerPateWords, Texts> = {
  sheet(ended, spoken) {
    const { words, texts, own } = spoken;
    const { open, given } = ended.view;
    const by = (what: string): readonly number[] => ended.result.lines.find(line => line.what === what)?.by ?? [];
    const line = (label: string, sums: readonly number[], rule: string): ScoreRow => ({
      ...{ label, by: sums, rule },
      say: words.money,
      kind: 'line',
    });
    const { income, businesses, bail } = sumSettlement(ended);
    const ko = open.ko ?? 'reputation';
    const [total = [], other = [], family = []] = listCriteria(ended);
    const finished = open.out.flatMap((isOut, seat) => (isOut ? [] : [seat]));
    const rows: ScoreRow[] = [
      {
        label: `${words.table.koTrack}: ${words.track[ko]}`,
        by: open[ko],
        say: space => `${space}/${given.last[ko]}`,
        kind: 'hurdle',
        rule: 'DP-32',
        notes: open.out.map(isOut => (isOut ? words.table.out : '')),
      },
      line(words.score.money ?? '', by('money'), 'DP-37'),
      line(own.end.rows.income, income, 'DP-33'),
      line(own.end.rows.businesses, businesses, 'DP-33'),
      line(own.end.rows.bail, bail, 'DP-33'),
      line(words.score.debts ?? '', by('debts'), 'DP-34'),
      { ...line(words.score.total ?? '', total, 'DP-35'), kind: 'sum' },
    ];
    const tie = { say: String, kind: 'tie', rule: 'DP-35' } as const;
    if (isTied(finished, [total])) {
      const track = words.track[ko === 'reputation' ? 'influence' : 'reputation'];
      rows.push({ ...tie, label: texts.tie(track), by: other });
    }
    if (isTied(finished, [total, other])) rows.push({ ...tie, label: texts.tie(own.end.rows.members), by: family });
    const rule = ['DP-36', 'DP-32'][finished.length] ?? 'DP-35';
    return { rows, why: sayWhy(ended, spoken), rule };
  },
  familyOf: (_open, seat) => seat,
  gauge: {
    label: ({ words }) => (words as DerPateWords).table.money,
    say: (value, words) => (words as DerPateWords).money(value),
    of: ({ recalled }) => recalled.money,
  },
};

import type { Result, Seat } from '@consigliere/kernel';
import type { ScoreSheet } from '../games/score-sheet.ts';
import type { EndTexts } from '../kit/words/en/end.ts';
import { language, useLocalized } from '../kit/words/language.ts';
import type { Sitting } from '../table/sitting.ts';
import { type EndPlayer, listPlayers, listWinners } from './players.ts';

/** The end of a match, in words. */
export interface MatchEnd {
  /** By seat. */
  readonly players: readonly EndPlayer[];
  readonly result: Result;
  readonly sheet: ScoreSheet;
  readonly winners: readonly Seat[];
  /** The reason in words that are right for anybody. */
  readonly whyForAll: string;
}

/** Returns the end of a match; null while its words are loading, and if the match was given up. */
export function useMatchEnd({ roomView, who, pack, link }: Sitting, texts: EndTexts): MatchEnd | null {
  const scoring = useLocalized(() => pack.scoring(language.peek()), pack.id);
  const { match } = roomView.value;
  const result = match?.result ?? null;
  if (scoring === null || match === null || result === null) return null;
  const events = link.story.value.at(-1)?.events ?? [];
  const spoken = { words: pack.words, texts, own: scoring.own };
  const told = { view: match.view, result, events, who: who.value };
  return {
    players: listPlayers(scoring, match.view.open, who.value.names),
    result,
    sheet: scoring.sheet(told, spoken),
    winners: listWinners(result),
    whyForAll: scoring.sheet({ ...told, who: { ...who.value, reader: null } }, spoken).why,
  };
}

/** A player's place in the final standings. */
export interface Standing extends EndPlayer {
  readonly seat: Seat;
  /** In first place. */
  readonly hasWon: boolean;
  /** The sum on the score sheet. */
  readonly total: string;
  /** "out", for example; '' if there is nothing to say. */
  readonly note: string;
}

/** Lists the players from the first to the last; those who are out come at the end. */
export function listStandings({ players, result, sheet }: MatchEnd): readonly Standing[] {
  const sum = sheet.rows.find(({ kind }) => kind === 'sum');
  const hurdle = sheet.rows.find(({ kind }) => kind === 'hurdle');
  const rank = (seat: Seat): number => result.place[seat] || players.length + 1;
  return players
    .map((player, seat) => ({
      ...player,
      seat,
      hasWon: result.place[seat] === 1,
      total: sum === undefined ? '' : sum.say(sum.by[seat] ?? 0),
      note: hurdle?.notes?.[seat] ?? '',
    }))
    .toSorted((a, b) => rank(a.seat) - rank(b.seat));
}

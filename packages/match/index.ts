export { freezeRules } from './freeze.ts';
export { frozenFor, type LoadFrozen } from './frozen.ts';
export { type Ack, CLOSED, type Closed, loadRoom, type StoredRoom } from './host/append.ts';
export { appendOf } from './host/append-of.ts';
export { type Card, readCard } from './host/card.ts';
export type { BotQuestion, HostEnvironment } from './host/environment.ts';
export { Host, type RematchAck } from './host/host.ts';
export { foldJournal, foldLines, foldOld, type Reader, readLineByLine, readRecord, readRoom } from './host/journal.ts';
export { LeanHost } from './host/lean-host.ts';
export { type Outcome, type OutcomeSeat, readOutcome, UNRATED, type Unrated } from './host/outcome.ts';
export { RARE_HOST_PARTS } from './host/rare-parts.ts';
export type { Since } from './host/since.ts';
export { checkLuck, commitmentOf, digestTerms, type Flaw, type Luck, matchSeed, parseLuck } from './luck.ts';
export * from './match.ts';
export { linkTo, openPosition, type PositionProblem } from './position/journal.ts';
export { luckOfNumber, type PositionLink, readLink, writeLink } from './position/link.ts';
export { type FoundPosition, findPositions, HELD, kindsOf, OVER } from './position/search.ts';
export { parseRecord, recordOf, recordSteps } from './record.ts';
export {
  type Attendance,
  deputyOf,
  disconnectedSince,
  expectsEverybody,
  isAbsent,
} from './room/attendance.ts';
export { longAwayAt } from './room/chair.ts';
export { type Actor, type Command, type CommandRefused, ROOM_REFUSALS, type RoomRefusal } from './room/commands.ts';
export { departureOf } from './room/departure.ts';
export type { CommandLimits } from './room/limits.ts';
export { type Line, type Order, REQUEST_KINDS, type RequestKind } from './room/lines.ts';
export { listNews, listReaders, NEWS_KINDS, type NewsItem, type NewsKind } from './room/list-news.ts';
export { luckOf } from './room/luck-terms.ts';
export { type Names, nameOf } from './room/names.ts';
export { belongsTo, findOwnId, listSurplusIds } from './room/own-id.ts';
export { listOwnLines } from './room/own-lines.ts';
export { computeHoldTime, findHoldTime, HOLD_TIMES, type Pace } from './room/pace.ts';
export { type Again, rematchOptions } from './room/rematch.ts';
export type { Phase, Room } from './room/room.ts';
export { viewMatch, viewRoom } from './room/room-view.ts';
export type { Schema } from './room/schema.ts';
export { nextAtScreen } from './room/screen.ts';
export { delayOf, type Sight, sightOf, standingOf } from './room/sight.ts';
export { type ClockTerms, type SharedClock, SPEEDS, type Speed, type Terms, type WatchTerms } from './room/terms.ts';
export {
  applyUpdate,
  type Publication,
  type RoomUpdate,
  toViews,
  type ViewChange,
  type ViewerStanding,
} from './room/update.ts';
export { countVacationDays, isOnVacation, vacationDaysLeft } from './room/vacation-days.ts';
export {
  CHAIR,
  CHAPTER,
  type ChapterView,
  type ChapterWhisper,
  emptyMatchView,
  emptyRoomView,
  LUCK,
  type MatchView,
  matchParts,
  type Part,
  ROOM_PARTS,
  type RoomView,
  viewParts,
} from './room/view-parts.ts';
export { headOf, OLD_ROOM_FORMAT, ROOM_FORMAT, type RoomFile } from './room-file.ts';
export { type GiveWay, runAtOnce, runInTurns } from './steps.ts';
export { type Append, DamagedJournal, type RoomFacts, type RoomStore, type StoredLine } from './store.ts';
export { undo } from './undo.ts';
export { findOpenWindow } from './window.ts';

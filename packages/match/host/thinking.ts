import type { Seat, SeatView, Shape } from '@consigliere/kernel';
import { sha256 } from '@consigliere/kernel/host';
import { answer, type Match } from '../match.ts';
import {
  findPendingDecision,
  isSameDecision,
  listAwaitedBots,
  type PendingDecision,
} from '../room/pending-decision.ts';
import type { Room } from '../room/room.ts';
import { viewMatch } from '../room/room-view.ts';
import { NO_THOUGHTS, type Thoughts } from '../room/timing.ts';
import type { HostEnvironment } from './environment.ts';

/** The level of stand-ins. */
const STAND_IN = 3;
/** No secret answer is made of more picks than this. */
const MOST_PICKS = 1000;

/** The bots' thinking about one decision. */
export class Thinking {
  thoughts: Thoughts;
  readonly #question: PendingDecision;
  readonly #askedSeats: Seat[] = [];

  constructor(question: PendingDecision, at: number, isPunctual: boolean) {
    this.thoughts = { picks: NO_THOUGHTS.picks, at, isPunctual: isPunctual && question.silence !== null };
    this.#question = question;
  }

  isAbout(room: Room): boolean {
    return isSameDecision(findPendingDecision(room), this.#question);
  }

  /** Asks every awaited bot that wasn't asked yet; in an open decision only the first, because its answer may change the others'. */
  ask(room: Room, house: HostEnvironment, then: () => void): void {
    const bots = listAwaitedBots(room);
    if (bots.length === 0) return;
    for (const seat of findPendingDecision(room)?.secret === true ? bots : bots.slice(0, 1)) {
      if (this.#askedSeats.includes(seat)) continue;
      this.#askedSeats.push(seat);
      findPicks(room, seat, house).then(
        picks => {
          const { picks: others, at, isPunctual = false } = this.thoughts;
          this.thoughts = { picks: new Map(others).set(seat, picks), at: isPunctual ? at : house.now(), isPunctual };
          then();
        },
        fault => {
          // The next node that tends the room asks again.
          this.#askedSeats.splice(this.#askedSeats.indexOf(seat), 1);
          house.onFault(room.terms.id, fault);
        },
      );
    }
  }
}

/** A whole answer of a bot: pick by pick, until it is complete. */
async function findPicks(room: Room, seat: Seat, house: HostEnvironment): Promise<readonly unknown[]> {
  const picks: unknown[] = [];
  for (let match = room.match; match !== null && picks.length < MOST_PICKS; ) {
    const pick = await nextPick(room, match, seat, house);
    picks.push(pick);
    const decision = match.course.state.flow.at(-1)?.id ?? -1;
    const taken = answer(match, seat, { decision, branch: match.branch, picks: [pick] }, { by: 'bot' });
    if (!taken.ok) throw new Error(`the bot at seat ${seat} gave an answer that is refused: ${taken.code}`);
    if (taken.match.deeds.length > match.deeds.length) return picks;
    match = taken.match;
  }
  throw new Error(`the bot at seat ${seat} never completes its answer`);
}

async function nextPick(room: Room, match: Match<Shape>, seat: Seat, house: HostEnvironment): Promise<unknown> {
  const { view, prompt, heard } = viewMatch(match, seat);
  if (prompt === null) throw new Error(`seat ${seat} is not asked`);
  const [only] = prompt.actions;
  if (prompt.actions.length === 1 && only !== undefined) return only;
  const chair = room.chairs[seat];
  const { id, owner, game, options } = room.terms;
  return house.think({
    room: id,
    owner,
    game,
    options,
    level: chair?.sitter === 'bot' ? chair.level : (chair?.standIn ?? STAND_IN),
    seed: sha256(`${room.seed}/bot/${match.branch}/${seat}/${match.course.state.answered[seat]}/${view.picks.length}`),
    view: view as SeatView<Shape>,
    heard: heard.flatMap(({ events }) => events),
    isHasty: prompt.silence !== null,
    actions: prompt.actions,
  });
}

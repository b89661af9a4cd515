import type { Action, Names, Preview, Shape, View } from '@consigliere/kernel';
import { key, type Prompt } from '@consigliere/kernel/host';
import type { RoomView } from '@consigliere/match';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { EventSpots } from '../games/kit/event-spots.ts';
import { sayBrings } from '../games/kit/say.ts';
import type { Pack } from '../games/pack.ts';
import type { Link, Refusal } from '../kit/link/link.ts';
import type { Story } from '../kit/link/room-signals.ts';
import { confirms } from '../kit/preferences.ts';
import type { FollowTexts } from '../kit/words/en/follow.ts';
import type { TableTexts } from '../kit/words/en/table.ts';
import { texts } from '../kit/words/texts.ts';
import type { Beat, FollowFinder } from './follow/beats.ts';
import type { Recap } from './follow/recap.ts';
import type { Telling } from './log-lines.ts';

/** Returns the preview of an answer to the open prompt; null if it isn't legal. */
export type Previewer = (action: Action<Shape>) => Preview<Shape> | null;

/** An answer that waits here for its confirmation, because the player wants to confirm every answer. */
interface PendingAnswer {
  readonly decision: Prompt<Shape>['id'];
  readonly branch: number;
  readonly picks: readonly Action<Shape>[];
}

/** The state that the parts of a table share: the room view, the words, and what the viewer is about to do. */
export interface Sitting {
  readonly link: Link;
  readonly pack: Pack;
  readonly texts: TableTexts;
  readonly roomView: ReadonlySignal<RoomView>;
  readonly who: ReadonlySignal<Names>;
  /** The answer the viewer points at. Its preview is shown. */
  readonly chosen: Signal<Action<Shape> | null>;
  /** Previews answers, once the rules are loaded. */
  readonly previewer: Signal<Previewer | null>;
  /** The last command that the viewer sent. */
  readonly sent: Signal<Parameters<Link['do']>[0] | null>;
  /** Why it was refused. */
  readonly refusal: Signal<Refusal | null>;
  /** Whether a command is waiting for its acknowledgement. */
  readonly isBusy: Signal<boolean>;
  /** Which of log and chat is chosen, and whether they were opened where they have no room of their own. */
  readonly side: Signal<'log' | 'chat'>;
  readonly isSideOpen: Signal<boolean>;
  /** The number of the first unread remark. */
  readonly unreadFrom: Signal<number>;
  /** Whether the list of answers is shown. */
  readonly isListed: Signal<boolean>;
  readonly isShowingKeys: Signal<boolean>;
  /** The scene of the end that is shown. */
  readonly scene: Signal<EndScene>;
  /** Whether the player last used a key, not the pointer. */
  readonly isByKey: Signal<boolean>;
  /** Others' moves, as the viewer is shown them; null until that is loaded. */
  readonly following: Signal<Following | null>;
  /** An earlier moment that is shown again; null: the table is shown as it is. */
  readonly past: Signal<PastMoment | null>;
  /** Whether the key to pass was ever pressed here: the first press only asks. */
  readonly passKey: Signal<'unused' | 'asking' | 'known'>;
  readonly pending: Signal<PendingAnswer | null>;
}

/** How the recap lies open: it opened by itself, or the player opened it. */
export type RecapState = 'closed' | 'by-itself' | 'by-player';

/** Shows what has happened since the viewer's last move once more. */
interface PastPlayer {
  /** When the viewer last answered; null: not on this page. */
  readonly answeredAt: ReadonlySignal<number | null>;
  play(): void;
}

/** Others' moves, as a player is shown them. It is loaded after the board. */
export interface Following {
  readonly texts: FollowTexts;
  /** Parts of the bar and the dock. */
  readonly RecapLine: ComponentType<{ readonly sitting: Sitting }>;
  readonly WaitingRecap: ComponentType<{ readonly sitting: Sitting }>;
  readonly WaitingButtons: ComponentType<{ readonly sitting: Sitting }>;
  readonly find: FollowFinder;
  readonly eventSpots: EventSpots;
  /** The beat that is shown now. */
  readonly beat: ReadonlySignal<Beat | null>;
  readonly recap: ReadonlySignal<Recap | null>;
  readonly recapState: Signal<RecapState>;
  readonly past: PastPlayer;
  /** Ends the shown beat; `all`: everything until the player's turn. */
  skip(all?: boolean): void;
  close(): void;
}

/** A moment of the match, and how many chapters the story had then. */
interface PastMoment {
  readonly view: View<Shape>;
  readonly chapters: number;
}

/**
 * The scenes of the end of a match: the last move is seen, the board dims, the winner, the score sheet; or the board alone, because the
 * viewer wants to see it.
 */
export type EndScene = 'move' | 'dim' | 'winner' | 'sheet' | 'board';

export const isFinished = ({ phase }: Pick<RoomView, 'phase'>): boolean => phase === 'over' || phase === 'ended';

/** Lists the names by seat: people by their own names, deleted ones by a word for them, bots by the game's characters, empty chairs by number. */
function listNames({ chairs }: RoomView, { words }: Pack): string[] {
  const used = new Map<string, number>();
  return chairs.map(({ sitter, name, level }, seat) => {
    const character = words.characters[level - 1]?.name;
    const person = name === '' && sitter === 'person' ? texts.value.deletedPlayer : name;
    const plain = sitter === 'bot' && character !== undefined ? character : person === '' ? `${seat + 1}` : person;
    const count = (used.get(plain) ?? 0) + 1;
    used.set(plain, count);
    return count === 1 ? plain : `${plain} ${'I'.repeat(count)}`;
  });
}

/**
 * Sorts the answers of a room view into the order in which lists and choices offer them. Only the page reorders
 * them: the rules and stored matches keep their own order.
 */
export function sortByListOrder(roomView: RoomView, order: readonly string[]): RoomView {
  const { match } = roomView;
  if (match?.prompt == null || order.length === 0) return roomView;
  const { prompt } = match;
  const actions = prompt.actions.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
  return { ...roomView, match: { ...match, prompt: { ...prompt, actions } } };
}

/** Shows an answer that waits here as if the host held it. */
function holdPending(roomView: RoomView, pending: PendingAnswer | null): RoomView {
  const { match } = roomView;
  if (pending === null || match?.prompt?.id !== pending.decision || match.branch !== pending.branch) return roomView;
  return { ...roomView, match: { ...match, held: pending.picks, mayUndo: true } };
}

/** Leaves out answers of a room view. */
export type NarrowView = (roomView: RoomView, story: Story) => RoomView;

export function makeSitting(
  link: Link,
  pack: Pack,
  texts: TableTexts,
  first: RoomView,
  narrow: NarrowView = all => all,
): Sitting {
  const pending = signal<PendingAnswer | null>(null);
  const roomView = computed(() => {
    const sorted = sortByListOrder(link.roomView.value ?? first, pack.listOrder);
    return holdPending(narrow(sorted, link.story.value), pending.value);
  });
  return {
    link,
    pack,
    texts,
    roomView,
    who: computed(() => ({ names: listNames(roomView.value, pack), reader: roomView.value.seat })),
    chosen: signal(null),
    previewer: signal(null),
    sent: signal(null),
    refusal: signal(null),
    isBusy: signal(false),
    side: signal('log'),
    isSideOpen: signal(false),
    unreadFrom: signal(0),
    isListed: signal(false),
    isShowingKeys: signal(false),
    scene: signal(isFinished(first) ? 'sheet' : 'move'),
    isByKey: signal(false),
    following: signal(null),
    past: signal(null),
    passKey: signal('unused'),
    pending,
  };
}

/** The words in which the viewer is told the match. */
export const tellingAt = ({ pack: { words }, who, texts }: Pick<Sitting, 'pack' | 'who' | 'texts'>): Telling => ({
  words,
  who: who.value,
  texts,
});

/** Says the preview of an answer in one line; '' if it isn't legal, or the rules are still loading. */
export const sayForeseen = ({ pack: { words }, who, previewer }: Sitting, action: Action<Shape>): string =>
  sayBrings({ words, who: who.value, preview: each => previewer.value?.(each) ?? null }, action);

/** Sends a command and keeps its refusal. An answer that waits here is sent when it is confirmed, and goes when it is taken back. */
export async function perform(sitting: Sitting, command: Parameters<Link['do']>[0]): Promise<void> {
  const { link, pending, isBusy, refusal } = sitting;
  const waiting = pending.value;
  sitting.sent.value = command;
  if (command.type === 'undo' || command.type === 'confirm') pending.value = null;
  if (command.type === 'undo' && waiting !== null) return;
  isBusy.value = true;
  if (command.type === 'confirm' && waiting !== null) {
    refusal.value = await link.do({ type: 'answer', ...waiting });
    // The host may want it confirmed too.
    if (link.roomView.value?.match?.held != null) refusal.value = await link.do(command);
  } else refusal.value = await link.do(command);
  isBusy.value = false;
}

/** Answers the decision the viewer is asked. */
export async function answer(sitting: Sitting, ...picks: readonly Action<Shape>[]): Promise<void> {
  const prompt = findOpenPrompt(sitting);
  const { match } = sitting.roomView.value;
  if (match === null || prompt === null || sitting.isBusy.value) return;
  sitting.chosen.value = null;
  const given = { decision: prompt.id, branch: match.branch, picks };
  if (confirms.value === 'always') sitting.pending.value = given;
  else await perform(sitting, { type: 'answer', ...given });
}

/** Finds the prompt that the viewer hasn't answered yet. An unconfirmed answer counts as an answer; an earlier moment asks nothing. */
export function findOpenPrompt({ roomView, past }: Pick<Sitting, 'roomView' | 'past'>): Prompt<Shape> | null {
  const { match } = roomView.value;
  return match === null || match.held !== null || past.value !== null ? null : match.prompt;
}

/** Finds the answer with which the viewer passes or declines; null if there is none. */
export function findPass(sitting: Sitting): Action<Shape> | null {
  const prompt = findOpenPrompt(sitting);
  const { passes } = sitting.pack;
  return prompt?.silence ?? prompt?.actions.find(({ type }) => passes.includes(type)) ?? null;
}

/** Finds the answer the viewer points at, if it's still legal: the prompt may have changed since. */
export function findChosen(sitting: Sitting): Action<Shape> | null {
  const action = sitting.chosen.value;
  if (action === null) return null;
  return findOpenPrompt(sitting)?.actions.find(each => isSameAction(action, each)) ?? null;
}

export const isSameAction = (a: Action<Shape> | null, b: Action<Shape>): boolean => a !== null && key(a) === key(b);

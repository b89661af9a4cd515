import {
  type CeAction,
  type CeView,
  countHeld,
  HORSE_HEAD,
  iconUsedBy,
  JOB,
  KINDS,
  MONEY,
  SUITCASE,
} from '@consigliere/games/corleones-empire/rules';
import { key } from '@consigliere/kernel/host';
import { useEffect, useState } from 'preact/hooks';
import { useBoard } from '../board-context.ts';

/** CE-I10 The icons left to use, or null if the reader isn't using any. */
const iconsLeft = ({ flow }: CeView): readonly number[] | null => {
  const top = flow.at(-1);
  return top?.kind === 'use' ? top.frame.icons : null;
};

/**
 * CE-I10 One answer after the other that uses the icons: cards are taken first, then the highest money goes into the suitcase, and jobs
 * are drawn last, because one has to be chosen then. Trades aren't among them: they ask for cards.
 */
export function listUses(view: CeView, legal: readonly CeAction[]): readonly CeAction[] {
  const { own, seat, recalled } = view;
  const icons = iconsLeft(view);
  if (icons === null || own === null || seat === null) return [];
  const count = (icon: number): number => (legal.some(action => iconUsedBy(action) === icon) ? (icons[icon] ?? 0) : 0);
  const taken = Array.from({ length: KINDS }, (_, kind) => count(kind));
  const takes = taken.flatMap((times, kind) => new Array<CeAction>(times).fill({ type: 'take', kind }));
  const money = taken
    .slice(0, MONEY)
    .flatMap((times, kind) => new Array<number>(times + countHeld(recalled, own, seat, kind)).fill(kind));
  const locked = money
    .toReversed()
    .slice(0, icons[SUITCASE] ?? 0)
    .map((kind): CeAction => ({ type: 'suitcase', money: kind }));
  return [
    ...takes,
    ...locked,
    ...(count(HORSE_HEAD) > 0 ? [{ type: 'horse-head' } as const] : []),
    ...(count(JOB) > 0 ? [{ type: 'draw' } as const] : []),
  ];
}

/** Answers that are given one after the other, and the icons that are left before and after the one sent last. */
interface Queue {
  readonly answers: readonly CeAction[];
  readonly before: string;
  readonly after: string;
  readonly isAcknowledged: boolean;
}

/** Gives several answers one after the other. It stops if something else is asked or has happened. */
export function useQueue(): (answers: readonly CeAction[]) => void {
  const { view, prompt, answer } = useBoard();
  const [queue, setQueue] = useState<Queue | null>(null);
  const left = iconsLeft(view);
  const now = left?.join() ?? '';
  const send = ([first, ...answers]: readonly CeAction[]): void => {
    const isLegal = first !== undefined && prompt?.actions.some(each => key(each) === key(first)) === true;
    if (left === null || !isLegal) return setQueue(null);
    const used = iconUsedBy(first);
    const after = left.map((count, icon) => (icon === used ? count - 1 : count)).join();
    setQueue({ answers, before: now, after, isAcknowledged: false });
    void answer(first).then(() =>
      setQueue(current => (current?.after === after ? { ...current, isAcknowledged: true } : current)),
    );
  };
  useEffect(() => {
    // The acknowledgement and the next question come in any order.
    if (queue === null || !queue.isAcknowledged || prompt === null || now === queue.before) return;
    if (now === queue.after) send(queue.answers);
    else setQueue(null);
  }, [now, prompt, queue]);
  return send;
}

import { type DerPate, DICE, type DpAction, EMPTY, type Field, HELD } from '@consigliere/games/der-pate/rules';
import {
  findAnswers,
  findEvents,
  getPendingFrame,
  type Lesson,
  type LessonMoment,
  type LessonStep,
} from '../../lesson.ts';

type Now = LessonMoment<DerPate>;

/** The learner's turns so far, including the current one. */
const countTurns = (now: Now): number => findEvents(now, 'turn').filter(({ seat }) => seat === now.seat).length;

/** Whether the learner is about to place a die in a row, not before the given turn. */
const isPlacing =
  (row: number, first = 1) =>
  (now: Now) => {
    const call = getPendingFrame(now);
    return call?.kind === 'turn' && call.frame.phase === 'rolled' && call.frame.row === row && countTurns(now) >= first;
  };

const findPlacements = (now: Now, ...fields: readonly Field[]) =>
  findAnswers(now, 'place').filter(({ field, senator }) => !senator && fields.includes(field));

/** The number in row 1 that pays the learner most, less what it pays to others. The black and the white die are kept for later rows. */
function findBestBusiness(now: Now): DpAction | undefined {
  const { given, open } = now.view;
  const worth = ({ die }: { readonly die: number }): number => {
    const pays = (given.ofValue[open.faces[die] ?? 0] ?? []).map(business => {
      const [holder, pay] = [open.holder[business] ?? EMPTY, given.street[business]?.pay ?? 0];
      return holder === now.seat ? pay : holder < 0 ? 0 : -pay;
    });
    return pays.reduce((sum, each) => sum + each, 0);
  };
  return findPlacements(now, 'business')
    .filter(({ die }) => DICE[die] === 'grey' || DICE[die] === 'red')
    .toSorted((one, other) => worth(other) - worth(one))[0];
}

const isAsked = (now: Now, kinds: readonly string[]): boolean => kinds.includes(getPendingFrame(now)?.kind ?? '');

const LAST_ROW = ['consigliere', 'prosecutor', 'informer', 'banker'];
const track = (name: string): string => `.hand [data-spot="track-${name}"]`;

const steps = {
  aim: { rules: ['DP-35', 'DP-32'], lights: ['.dp-ledger', '.dp-ko-line'], when: isPlacing(1), isFixed: true },
  street: {
    rules: ['DP-3', 'DP-4'],
    lights: [0, 1, 2].map(business => `.stage [data-spot="business-${business}"]`),
    when: isPlacing(1),
    isFixed: true,
  },
  business: { rules: ['DP-10', 'DP-13'], when: isPlacing(1), meant: findBestBusiness, isFixed: true },
  politics: {
    rules: ['DP-14', 'DP-15'],
    when: isPlacing(2),
    meant: now => findPlacements(now, 'reputation', 'influence')[0],
    isFixed: true,
  },
  takeover: {
    rules: ['DP-18', 'DP-19'],
    when: isPlacing(3),
    meant: now => findPlacements(now, 'takeover')[0],
    isFixed: true,
  },
  choose: {
    rules: ['DP-19', 'DP-34'],
    when: now => isAsked(now, ['takeover']),
    meant: now => findAnswers(now, 'take-over')[0],
  },
  last: {
    rules: ['DP-21', 'DP-22', 'DP-23', 'DP-24'],
    when: now => isAsked(now, LAST_ROW),
    meant: now => findAnswers(now, 'bank')[0],
  },
  end: {
    rules: ['DP-8', 'DP-10'],
    when: now => findAnswers(now, 'end').length > 0,
    meant: now => findAnswers(now, 'end')[0],
  },
  event: { rules: ['DP-6', 'DP-7'], lights: ['.dp-event-note'], when: isPlacing(1, 2) },
  car: { rules: ['DP-9', 'DP-16'], lights: ['.stage .dp-car'], when: isPlacing(2, 2) },
  press: {
    rules: ['DP-11', 'DP-12'],
    when: now => findPlacements(now, 'press').length > 0,
    meant: now => findPlacements(now, 'press')[0],
  },
  friend: {
    rules: ['DP-17', 'DP-20'],
    when: isPlacing(3, 2),
    meant: now => findPlacements(now, 'friend')[0],
  },
  tile: {
    rules: ['DP-25', 'DP-26', 'DP-27'],
    lights: ['.hand'],
    when: now => getPendingFrame(now)?.kind === 'turn' && (now.view.open.tiles[now.seat] ?? []).includes(HELD),
  },
  ko: {
    rules: ['DP-7', 'DP-32', 'DP-36'],
    lights: ['.dp-ko', track('reputation'), track('influence')],
    when: isPlacing(1, 3),
  },
} satisfies Readonly<Record<string, LessonStep<DerPate>>>;

export type StepName = keyof typeof steps;

/** The rounds that are taught. */
const ROUNDS = 3;

/** The learner starts; car and districts have the fixed layout (DP-42), and nobody has to count money. */
export const lesson: Lesson<DerPate> = {
  seed: '2d'.padStart(64, '0'),
  options: { start: 0, layout: 'fixed', 'show-money': true },
  steps,
  ends: ({ view }) => view.open.round > ROUNDS,
};

import type { Previews } from '@consigliere/kernel';
import { readKept } from './flow/tribute.ts';
import { countHeld, countStashed, handOf, handSize, moneyInSuitcase, worth } from './hands.ts';
import {
  type CeFact,
  type CeSeatView,
  type CorleonesEmpire,
  DOLLARS,
  EMPTY,
  type HandCard,
  KINDS,
  NONE,
  ROUND_SPACES,
} from './types.ts';

/** The cards of each kind in the viewer's hand, and the dollars in the viewer's suitcase. */
function findPossessions({ recalled, own, seat }: CeSeatView): CeFact[] {
  const hand = Array.from({ length: KINDS }, (_, kind) => countHeld(recalled, own, seat, kind));
  const locked = DOLLARS.map((_, kind) => countStashed(recalled, own, seat, kind));
  return [
    { what: 'hand', is: hand.join() },
    { what: 'suitcase', is: worth(locked) },
  ];
}

/** The places of the jobs that the viewer knows. */
function findJobs({ open, recalled, own }: CeSeatView): CeFact[] {
  const facts: CeFact[] = [];
  const find = (jobs: readonly number[], is: string): void => {
    for (const job of jobs) if (job !== NONE) facts.push({ what: 'job', at: job, is });
  };
  find(own.jobs, 'hand');
  find(own.drawn, 'drawn');
  find(open.publicJobs, 'public');
  find(open.jobDiscard, 'discarded');
  find([open.underway], 'underway');
  for (const [seat, jobs] of recalled.completed.entries()) find(jobs, `done ${seat}`);
  return facts;
}

/** The places of the allies. */
function findAllies({ open, recalled }: CeSeatView): CeFact[] {
  const facts: CeFact[] = [];
  const find = (allies: readonly number[], is: string): void => {
    for (const ally of allies) facts.push({ what: 'ally', at: ally, is });
  };
  for (const [seat, allies] of recalled.allies.entries()) find(allies, `hand ${seat}`);
  for (const [seat, allies] of open.played.entries()) find(allies, `played ${seat}`);
  find(open.allies, 'offered');
  find(open.gone, 'gone');
  return facts;
}

/** The places of the figures: on the board, in the Hudson, beside the board. */
function findFigures({ open }: CeSeatView): CeFact[] {
  const facts: CeFact[] = [];
  for (const [place, is] of open.thugAt.entries()) if (is !== EMPTY) facts.push({ what: 'figure', at: place, is });
  for (const [space, is] of open.memberAt.entries())
    if (is !== EMPTY) facts.push({ what: 'figure', at: ROUND_SPACES + space, is });
  for (const figure of new Set(open.hudson))
    facts.push({ what: 'hudson', at: figure, is: open.hudson.filter(each => each === figure).length });
  for (const [at, is] of open.neutralsOf.entries()) if (is !== NONE) facts.push({ what: 'neutral', at, is });
  facts.push({ what: 'chief', is: open.chief });
  return facts;
}

/** The countable things of every family. CE-37 For another player's suitcase, only the number of money cards. */
function findFamilies({ open, recalled, seat: viewer }: CeSeatView): CeFact[] {
  return open.families.flatMap((family, seat) => [
    { what: 'family', seat, is: family },
    { what: 'cards', seat, is: handSize(recalled, seat) },
    ...(seat === viewer ? [] : [{ what: 'locked' as const, seat, is: moneyInSuitcase(recalled, seat) }]),
    { what: 'thugs', seat, is: open.thugs[seat] ?? 0 },
    { what: 'members', seat, is: open.members[seat] ?? 0 },
    { what: 'markers', seat, is: open.markers[seat] ?? 0 },
    { what: 'out', seat, is: open.out[seat] ?? false },
  ]);
}

/** CE-28, CE-30 The secret picks so far: the bid and the rest, how many cards are still to be kept, and which cards go. */
function findPicks(view: CeSeatView): CeFact[] {
  const { picks, recalled, own, seat, open, given } = view;
  const bid = picks.flatMap(pick => (pick.type === 'bid' ? [pick.money] : []));
  const kept = picks.filter(({ type }) => type === 'keep').length;
  const missing = (given.acts[open.act]?.handLimit ?? 0) - kept;
  const stays = DOLLARS.map(
    (_, kind) => countStashed(recalled, own, seat, kind) - bid.filter(each => each === kind).length,
  );
  const [first] = picks;
  return [
    { what: 'bid', is: bid.reduce((sum, kind) => sum + (DOLLARS[kind] ?? 0), 0) },
    { what: 'stays', is: bid.length === 0 ? null : worth(stays) },
    { what: 'offered', is: first?.type === 'give' ? first.money : null },
    { what: 'goes', is: kept === 0 ? null : findGoing(view, missing).join() || null },
    { what: 'to-keep', is: kept === 0 ? null : missing },
    { what: 'sealed', is: picks.some(({ type }) => type === 'seal') },
  ];
}

/** CE-30 The cards passed over go; once enough are kept, so do all the others. */
function findGoing({ recalled, own, seat, picks }: CeSeatView, missing: number): readonly HandCard[] {
  const hand = handOf(recalled, own, seat);
  const { place, passed } = readKept(hand, picks);
  return missing > 0 ? passed : [...passed, ...hand.slice(place)];
}

/** The parts that previews of Corleone's Empire are made of. */
export const preview: Previews<CorleonesEmpire> = {
  facts: view => [
    ...findFigures(view),
    ...findPossessions(view),
    { what: 'horse-head', is: view.open.horseHead },
    ...findJobs(view),
    ...findAllies(view),
    ...findFamilies(view),
    ...view.open.control.map((stack, at) => ({ what: 'control' as const, at, is: stack.join() })),
    ...view.open.piles.map((is, at) => ({ what: 'pile' as const, at, is })),
    { what: 'deck', is: view.tally.jobs },
    ...findPicks(view),
    { what: 'act', is: view.open.act },
    { what: 'phase', is: view.open.phase },
    { what: 'turn', is: view.open.turn },
  ],
  // Things that everybody can work out, in the form in which the rules keep them; the sizes of hands are read from there.
  unsaid: ['recalled.shuffle', 'recalled.doubt', 'recalled.heists', 'own.stolen', 'tally.hands', 'open.settlement'],
  aside: ['turn', 'figure', 'neutral', 'thugs', 'members'],
  onward: ['turn'],
  dependsOn(revealed) {
    switch (revealed.type) {
      case 'set-up':
      case 'dealt':
        return { type: 'deal' };
      case 'opened':
        return { type: 'tile' };
      case 'saw-jobs':
        return { type: 'jobs' };
      case 'robbed-card':
        return { type: 'theft', victim: revealed.victim };
      case 'offered':
        return { type: 'offer' };
      case 'bids':
        return { type: 'bids' };
      case 'tribute':
        return { type: 'tribute' };
      case 'public-job':
        return { type: 'public-jobs' };
      case 'allies':
        return { type: 'allies' };
      case 'opened-suitcase':
        return { type: 'suitcases' };
      default:
        throw new Error(`${revealed.type} reveals nothing`);
    }
  },
};

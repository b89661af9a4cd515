import { type Seat, type State, shuffleBy, thaw } from '@consigliere/kernel';
import { stolenIn } from './heists.ts';
import { type CeView, type CorleonesEmpire, NONE, type Own } from './types.ts';

type Random = (n: number) => number;

/** The job cards that the viewer knows: all face-up ones and the viewer's own. */
function knownJobs({ open, recalled, own }: CeView): Set<number> {
  const known = new Set([...open.publicJobs, ...open.jobDiscard, open.underway, ...recalled.completed.flat()]);
  for (const job of [...(own?.jobs ?? []), ...(own?.drawn ?? [])]) known.add(job);
  return known;
}

/**
 * CE-37 Places the jobs that the viewer hasn't seen. A card of a shuffle that hasn't been seen since is in the deck, if that shuffle is
 * the deck's, or in a hand that has drawn from it.
 */
function imagineJobs(view: CeView, own: Own[], random: Random): number[] {
  const known = knownJobs(view);
  const drawing = view.flow.find(call => call.kind === 'keep');
  let deck: number[] = [];
  for (let shuffle = 0; shuffle <= Math.max(...view.recalled.shuffle); shuffle++) {
    const jobs = view.recalled.shuffle.flatMap((last, job) => (last === shuffle && !known.has(job) ? [job] : []));
    shuffleBy(jobs, random);
    for (const [seat, drawer] of own.entries()) {
      if (seat === view.seat && view.own !== null) continue;
      drawer.jobs.push(...jobs.splice(0, view.recalled.jobs[seat]?.[shuffle] ?? 0));
      if (drawing?.kind !== 'keep' || drawing.frame.seat !== seat) continue;
      drawer.drawn.push(...jobs.splice(0, drawing.frame.shuffles.filter(each => each === shuffle).length));
    }
    deck = deck.concat(jobs);
  }
  for (const { jobs, drawn } of own) for (const list of [jobs, drawn]) list.sort((a, b) => a - b);
  return deck;
}

/** Draws a world of stolen cards, each with its probability for the viewer. */
function imagineHeists({ recalled, own }: CeView, random: Random): number {
  const isOpen = (world: number): boolean =>
    recalled.heists.every((_, i) => [NONE, stolenIn(world, i)].includes(own?.stolen[i] ?? NONE));
  const ways = recalled.doubt.map((count, world) => (isOpen(world) ? count : 0));
  let left = random(
    Math.max(
      1,
      ways.reduce((sum, count) => sum + count, 0),
    ),
  );
  return ways.findIndex(count => {
    left -= count;
    return left < 0;
  });
}

/** Robber and victim have seen the card. */
function noteStolen({ recalled }: CeView, own: Own[], viewer: Seat | null, world: number): void {
  for (const [i, { robber, victim }] of recalled.heists.entries())
    for (const [seat, drawer] of own.entries())
      if (seat !== viewer) drawer.stolen.push(seat === robber || seat === victim ? stolenIn(world, i) : NONE);
}

/** Imagines a whole state that fits the view. */
export function imagine(view: CeView, random: Random): Pick<State<CorleonesEmpire>, 'own' | 'sealed'> {
  const { open, given, seat, own: mine } = view;
  const own: Own[] = open.thugs.map((_, each) =>
    mine !== null && each === seat ? thaw<Own>(mine) : { jobs: [], drawn: [], stolen: [] },
  );
  const tiles = (red: boolean): number[] =>
    shuffleBy(
      given.businesses.flatMap((business, id) => (open.turfs[id] === NONE && business.red === red ? [id] : [])),
      random,
    );
  const jobs = imagineJobs(view, own, random);
  noteStolen(view, own, mine === null ? null : seat, imagineHeists(view, random));
  return { own, sealed: { jobs, blue: tiles(false), red: tiles(true) } };
}

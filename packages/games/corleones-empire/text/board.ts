import type { BoardPart, Names, Seat } from '@consigliere/kernel';
import { controllerOf } from '../board.ts';
import { standard } from '../edition/standard.ts';
import { strengthIn, winnerOf } from '../flow/war.ts';
import {
  type CeView,
  EMPTY,
  type Figure,
  GUN,
  NARCOTICS,
  NEUTRAL,
  NONE,
  PARK,
  POLICE_CHIEF,
  rankOf,
  seatOf,
  type Turf,
} from '../types.ts';
import type { CorleonesEmpireWords } from './words.ts';

type Say = CorleonesEmpireWords;

/** The act, the turfs with their businesses, the round spaces, the supply, the jobs, and the picks so far. */
export function board(view: CeView, words: Say, who: Names): readonly BoardPart[] {
  const { phase } = view.open;
  const signs = signsOf(who);
  const laidOut = [layTurfs(view, words, signs), sayMarks(words), laySpaces(view, words, signs)];
  return [
    ...saySituation(view, words, who, signs),
    ...(phase === 'families' ? [] : laidOut),
    ...(phase === 'families' || phase === 'over'
      ? []
      : [...sayBesides(view, words, who), ...saySupply(view, words), layJobs(view, words)]),
    ...sayFamilies(view, words, who),
    ...sayPicks(view, words),
  ];
}

/** A sign for each seat, all different: a letter of its name, or its number. */
export function signsOf({ names }: Names): readonly string[] {
  const signs: string[] = [];
  for (const [seat, name] of names.entries()) {
    const letters = [...name.toUpperCase()].filter(letter => /\p{L}/u.test(letter) && letter.length === 1);
    signs.push(letters.find(letter => !signs.includes(letter)) ?? String(seat + 1));
  }
  return signs;
}

/** The sign of a space's figure; a blank if nobody stands there. */
const signOf = (figure: Figure, signs: readonly string[]): string =>
  figure === EMPTY ? ' ' : figure === NEUTRAL ? '*' : (signs[seatOf(figure)] ?? '');

const namesOf = (things: readonly number[], name: (thing: number) => { readonly name: string }): string =>
  things.map(thing => name(thing).name).join(', ');

/** Lists by seat: `Played allies: Vito: Loan Shark; Carla: Mayor`. Empty if nobody has any. */
function bySeat(label: string, lists: readonly string[], { names }: Names): string[] {
  const parts = lists.flatMap((list, seat) => (list === '' ? [] : [`${names[seat]}: ${list}`]));
  return parts.length === 0 ? [] : [`${label}: ${parts.join('; ')}`];
}

/** The act and the phase, whose turn it is, and who holds the Horse Head; then the families with their signs on the map. */
function saySituation({ open }: CeView, words: Say, { names }: Names, signs: readonly string[]): string[] {
  const { table, numbered } = words;
  const now = words.phase[open.phase].name;
  const families = open.families.map((family, seat) => {
    const name = family === NONE ? '' : ` (${numbered.family(family).name})`;
    return `${signs[seat]} ${names[seat]}${name}`;
  });
  if (open.phase === 'families' || open.phase === 'over') return [`${words.name} · ${now}`, families.join(' · ')];
  const turn = open.phase === 'business' ? [`${table.turn}: ${names[open.turn] ?? ''}`] : [];
  const head = `${table.horseHead}: ${names[open.horseHead] ?? ''}`;
  return [[table.act(open.act), now, ...turn, head].join(' · '), families.join(' · ')];
}

/** A row for each business; the first row of a turf also shows its controller and the figures in it. */
function layTurfs(view: CeView, words: Say, signs: readonly string[]): BoardPart {
  const { open, given } = view;
  const { table, numbered, icons } = words;
  const rows = open.control.flatMap((markers, turf) => {
    const controller = controllerOf(view, turf);
    const stack = markers.length < 2 ? '' : ` (${markers.map(seat => signs[seat]).join('')})`;
    const control = controller === NONE ? '–' : `${signs[controller]}${stack}`;
    const head = [`${turf + 1} ${numbered.area(turf).name}`, control, sayStrengths(view, turf, signs)];
    const here = open.turfs.flatMap((each, business) => (each === turf ? [business] : []));
    return here.map((business, index) => {
      const { front = [], back = [] } = given.businesses[business] ?? {};
      const thug = `[${signOf(open.thugAt[business] ?? EMPTY, signs)}] ${numbered.business(business).name}`;
      return [...(index === 0 ? head : ['', '', '']), thug, `${icons(front)} | ${icons(back)}`];
    });
  });
  return {
    heads: [table.turf, table.control, table.figures, table.business, `${table.front} | ${table.back}`],
    rows: [...rows, [`  ${numbered.area(PARK).name}`, '', '', '', `– | ${icons(given.park)}`]],
  };
}

/** CE-25 The figures in a turf, the strongest family first: `AA V *`; an arrow if somebody would win it now. */
function sayStrengths(view: CeView, turf: Turf, signs: readonly string[]): string {
  const { figures, neutral } = strengthIn(view, turf);
  const groups = [...figures.entries()]
    .map(([seat, count]) => ({ count, sign: signs[seat] ?? '' }))
    .concat({ count: neutral, sign: '*' })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const winner = winnerOf(strengthIn(view, turf)) === NONE ? '' : '▸';
  return groups.length === 0 ? '–' : winner + groups.map(({ count, sign }) => sign.repeat(count)).join(' ');
}

/** The legend of the map. */
const sayMarks = ({ table }: Say): string => `[ ] ${table.thugSpace} · ( ) ${table.roundSpaces} · * ${table.neutral}`;

/** The number of round spaces in a row. */
const ABREAST = 4;

/** The round spaces with the numbers of the turfs each touches: `F04 (A) 6·7·Park`. */
function laySpaces({ given, open }: CeView, { numbered, table }: Say, signs: readonly string[]): BoardPart {
  const park = numbered.area(PARK).name.split(' ').at(-1) ?? '';
  const cells = given.spaces.map(({ areas, usable }, space) => {
    const touched = areas.map(area => (area === PARK ? park : String(area + 1))).join('·');
    const slot = usable ? `(${signOf(open.memberAt[space] ?? EMPTY, signs)})` : `– ${table.threePlus}`;
    return `${standard.spaces[space]?.id ?? ''} ${usable ? `${slot} ${touched}` : slot}`;
  });
  const rows = Array.from({ length: Math.ceil(cells.length / ABREAST) }, (_, row) =>
    cells.slice(row * ABREAST, (row + 1) * ABREAST),
  );
  return { heads: [], rows };
}

/** The Police Chief's turf, the neutral figures beside the board, the figures in the Hudson, and the job in progress. */
function sayBesides({ open }: CeView, { table, numbered, jobTitle }: Say, who: Names): string[] {
  const waiting = open.neutralsOf.flatMap((seat, neutral) =>
    seat === NONE ? [] : [`${numbered.neutral(neutral).name} (${who.names[seat] ?? ''})`],
  );
  const drowned = who.names.map((_, seat) =>
    namesOf(open.hudson.filter(figure => seatOf(figure) === seat).map(rankOf), numbered.rank),
  );
  const parts = [
    ...(open.chief === NONE ? [] : [`${numbered.neutral(POLICE_CHIEF).name}: ${numbered.area(open.chief).name}`]),
    ...(waiting.length === 0 ? [] : [`${table.besideBoard}: ${waiting.join(', ')}`]),
    ...bySeat(table.hudson, drowned, who),
    ...(open.underway === NONE ? [] : [`${table.underway}: ${jobTitle(open.underway)}`]),
  ];
  return parts.length === 0 ? [] : [parts.join(' · ')];
}

/** The cards in the piles, the allies on offer with what they do, and the number of cards still face down. */
function saySupply({ open, tally, given }: CeView, words: Say): string[] {
  const { table, kinds, colour, numbered, effect, icons } = words;
  const offered = open.allies.map(ally => {
    const { effect: does = 'none', icons: brings = [] } = given.allies[ally] ?? {};
    const said = [effect[does].brief ?? '', icons(brings)].filter(text => text !== '');
    return `${numbered.ally(ally).name}: ${said.join(', ')}`;
  });
  return [
    `${table.piles}: ${kinds(open.piles)}`,
    ...(offered.length === 0 ? [] : [`${table.alliesOnOffer}: ${offered.join(' · ')}`]),
    [
      `${table.jobs}: ${table.deck} ${tally.jobs}, ${table.discard} ${open.jobDiscard.length}`,
      `${table.tilesLeft}: ${colour.blue} ${tally.blue}, ${colour.red} ${tally.red}`,
      ...(open.gone.length === 0 ? [] : [`${table.outOfGame}: ${namesOf(open.gone, numbered.ally)}`]),
    ].join(' · '),
  ];
}

/** The public jobs and the viewer's own: cost, money, ability; a tick if the goods in hand pay for it. */
function layJobs(view: CeView, words: Say): BoardPart {
  const { open, own, given, recalled, seat } = view;
  const { table, numbered, cost, cards, effect } = words;
  const has = (kind: number): number => (seat === null ? 0 : (recalled.hands[seat]?.[kind] ?? 0));
  // CE-16 Narcotics replace missing goods.
  const isPayable = (job: number): boolean =>
    seat !== null &&
    (given.jobs[job]?.cost ?? []).reduce((sum, count, good) => sum + Math.max(0, count - has(GUN + good)), 0) <=
      has(NARCOTICS);
  const rowOf = (job: number, isOwn: boolean): string[] => {
    const { colour = 0, reward = [], effect: does = 'none' } = given.jobs[job] ?? {};
    return [
      `${isPayable(job) ? '✓' : ' '} ${isOwn ? '› ' : ''}${numbered.job(job).name}`,
      numbered.jobColour(colour).name,
      cost(job),
      `${cards(reward)}${effect[does].brief === undefined ? '' : `, ${effect[does].brief}`}`,
    ];
  };
  const offered = open.publicJobs.filter(job => job !== NONE).map(job => rowOf(job, false));
  const mine = own === null ? [] : [...own.jobs, ...own.drawn].map(job => rowOf(job, true));
  return {
    heads: [`${table.publicJobs}${mine.length === 0 ? '' : ` · › ${table.hand}`}`, '', table.cost, table.reward],
    rows: [...offered, ...mine],
  };
}

/** CE-19 Allies face up in front of their players. CE-37 Completed jobs and allies in hand, as far as the viewer may know them. */
function sayFamilies({ open, given, recalled, seat: viewer }: CeView, words: Say, who: Names): string[] {
  const { table, numbered } = words;
  const isKnown = (seat: Seat): boolean => seat === viewer || given.openTally || open.settlement !== null;
  const colours = recalled.completed.map((jobs, seat) => {
    const counts = Map.groupBy(isKnown(seat) ? jobs : [], job => given.jobs[job]?.colour ?? 0);
    const sorted = [...counts].sort(([a], [b]) => a - b);
    return sorted.map(([colour, of]) => `${numbered.jobColour(colour).name} ${of.length}`).join(', ');
  });
  const played = open.played.map(allies => namesOf(allies, numbered.ally));
  const held = recalled.allies.map((allies, seat) => namesOf(isKnown(seat) ? allies : [], numbered.ally));
  return [
    ...bySeat(table.playedAllies, played, who),
    ...bySeat(table.completed, colours, who),
    ...bySeat(table.allies, held, who),
  ];
}

/** CE-28, CE-30 The cards picked so far. */
function sayPicks({ picks }: CeView, { table, cards }: Say): string[] {
  const bids = picks.flatMap(pick => (pick.type === 'bid' ? [pick.money] : []));
  const kept = picks.flatMap(pick => (pick.type === 'keep' ? [pick.card] : []));
  return [
    ...(bids.length === 0 ? [] : [`${table.bid}: ${cards(bids)}`]),
    ...(kept.length === 0 ? [] : [`${table.hand} ✓: ${cards(kept)}`]),
  ];
}

import type { Seat } from '@consigliere/kernel';
import { isToConfirm, viewMatch } from '@consigliere/match';
import type { WireCommand } from '@consigliere/protocol';
import type { Chance } from './chance.ts';
import { commonAnswer } from './common.ts';
import { hexOf } from './deal.ts';
import type { Pair, Side } from './pair.ts';

type Act = (side: Side) => Promise<void>;
interface Deed {
  readonly name: string;
  readonly act: Act;
}

/** Everybody connects, one after the other, and looks at the table. */
export function arrival(pair: Pair, from = 0): Deed {
  const act: Act = async ({ world, ears }) => {
    for (const ear of ears.values()) {
      await ear.connect(world.address);
      ear.say({ type: 'watch', room: pair.deal.room, from });
      await ear.sync();
    }
  };
  return { name: 'arrival', act };
}

/** What happens next: mostly answers and time, now and then anything else. */
export function nextDeed(pair: Pair): Deed | null {
  const { chance, rooms } = pair;
  const [room] = rooms;
  if (room.phase !== 'playing') return null;
  if (room.isPaused && !chance.oneIn(3))
    return { name: 'resume', act: pair.command(someone(pair), { type: 'resume' }) };
  if (chance.oneIn(3)) return whim(pair);
  return chance.oneIn(4) ? passing(pair) : (answering(pair) ?? passing(pair));
}

const someone = ({ deal, chance }: Pair): Seat => chance.of(deal.people);

/** Somebody who is awaited answers, with what is legal in both worlds; null: nobody can. */
function answering(pair: Pair): Deed | null {
  const { deal, chance, rooms } = pair;
  const [{ match }] = rooms;
  const awaited = deal.people.filter(seat => commonAnswer(rooms, seat, chance) !== null);
  if (match === null || awaited.length === 0) return null;
  const seat = chance.of(awaited);
  const isViewer = seat === deal.viewer;
  const isHeld = isViewer && (match.drafts[seat] ?? []).length > 0;
  if (isHeld && chance.oneIn(2)) return { name: 'confirm', act: pair.command(seat, { type: 'confirm' }) };
  const picks = commonAnswer(rooms, seat, chance) ?? [];
  const said = isViewer && chance.oneIn(4) ? picks.slice(0, 1) : picks;
  const decision = match.course.state.flow.at(-1)?.id ?? 0;
  const isSure = !isViewer || chance.oneIn(2);
  const command = {
    type: 'answer',
    decision,
    branch: match.branch,
    picks: said as { type: string }[],
    isSure,
  } as const;
  return { name: `answer of seat ${seat}`, act: pair.command(seat, command) };
}

/** Time passes, mostly until something happens by itself. */
function passing({ chance, untilNext }: Pair): Deed {
  const milliseconds = untilNext === null || chance.oneIn(4) ? 100 + chance.below(20_000) : untilNext;
  const act: Act = async ({ world }) => {
    world.clock.pass(milliseconds);
    await world.wakeUp();
  };
  return { name: `${milliseconds} ms`, act };
}

function whim(pair: Pair): Deed {
  const { chance, deal } = pair;
  const whims = [
    asking,
    asking,
    mistake,
    mistake,
    undoing,
    ordering,
    pausing,
    leaving,
    talking,
    reconnection,
    hiding,
    hiding,
  ];
  return (chance.oneIn(16) ? restart : chance.of(whims))(pair, someone(pair), deal.viewer);
}

/** The viewer asks everything that can be asked by HTTP. */
function asking({ deal: { room } }: Pair): Deed {
  const paths = [
    '/api/rooms',
    '/api/rooms/mine',
    `/api/rooms/${room}`,
    `/api/rooms/${room}?from=2`,
    `/api/rooms/${room}/record`,
    `/api/rooms/${room}/chat`,
    `/api/rooms/${room}/audit`,
  ];
  const act: Act = async ({ viewer }) => {
    for (const path of paths) await viewer.get(path);
  };
  return { name: 'requests', act };
}

/** The viewer tries what he may not. */
function mistake(pair: Pair, _seat: Seat, viewer: Seat | null): Deed {
  const { chance, rooms } = pair;
  const [{ match }] = rooms;
  const decision = (match?.course.state.flow.at(-1)?.id ?? 0) + chance.below(2);
  const kinds = match?.rules.game.occurs.actions ?? [];
  const wrong = { type: chance.of(kinds), seat: chance.below(6), card: chance.below(120), mafioso: chance.below(10) };
  const branch = match?.branch ?? 0;
  return {
    name: 'a wrong answer',
    act: pair.command(viewer, { type: 'answer', decision, branch, picks: [wrong], isSure: true }),
  };
}

/** The viewer tries to take something back whenever he likes; others do where both worlds say the same to it. */
function undoing(pair: Pair, seat: Seat, viewer: Seat | null): Deed {
  const [here, there] = pair.rooms.map(({ match }) => match !== null && viewMatch(match, seat).mayUndo);
  return { name: 'undo', act: pair.command(here === there ? seat : viewer, { type: 'undo' }) };
}

function ordering(pair: Pair, seat: Seat): Deed {
  const order = pair.chance.of(['this-turn', 'unless-me', 'always', null] as const);
  return { name: `order of seat ${seat}`, act: pair.command(seat, { type: 'order', order }) };
}

/**
 * Somebody else does something in one world alone that nobody may notice, and reverts it: sets an order, or begins an answer.
 * Then the viewer asks everything that can be asked.
 */
function hiding(pair: Pair, seat: Seat, viewer: Seat | null): Deed {
  const { chance, rooms } = pair;
  const [room] = rooms;
  const isSeen = seat === viewer || room.chairs[seat]?.isAway !== false || room.phase !== 'playing';
  const commands = isSeen ? [] : (draftOf(pair, seat) ?? reorderOf(room.orders[seat]?.kind ?? null, chance));
  const acts = commands.map(command => pair.command(seat, command));
  const ask = asking(pair).act;
  const act: Act = async side => {
    side.world.clock.pass(1);
    if (pair.isFirst(side)) for (const each of acts) await each(side);
    await ask(side);
  };
  return { name: `seat ${seat} hides ${commands.map(({ type }) => type).join(', ')}`, act };
}

/** An answer that waits to be completed or confirmed, then taken back; null: nobody may begin one here. */
function draftOf({ chance, rooms }: Pair, seat: Seat): readonly WireCommand[] | null {
  const [{ match, terms, isPaused }] = rooms;
  const picks = commonAnswer(rooms, seat, chance);
  if (match === null || picks === null || isPaused || (match.drafts[seat] ?? []).length > 0) return null;
  const isSecret = viewMatch(match, seat).prompt?.secret === true;
  const [first] = picks as { type: string }[];
  const isDraft = isSecret ? picks.length > 1 : terms.confirm && isToConfirm(match, seat, first);
  if (!isDraft || first === undefined) return null;
  const decision = match.course.state.flow.at(-1)?.id ?? 0;
  return [{ type: 'answer', decision, branch: match.branch, picks: [first] }, { type: 'undo' }];
}

type Kind = Extract<WireCommand, { type: 'order' }>['order'];

/** An order that was not there before, and the one before it again. */
function reorderOf(before: Kind, chance: Chance): readonly WireCommand[] {
  if (before === 'this-turn') return [];
  const other = chance.of((['unless-me', 'always', null] as const).filter(kind => kind !== before));
  return [
    { type: 'order', order: other },
    { type: 'order', order: before },
  ];
}

function pausing(pair: Pair, seat: Seat): Deed {
  const { request } = pair.rooms[0];
  if (request === null)
    return { name: 'wish', act: pair.command(seat, { type: 'wish', wish: pair.chance.of(['pause', 'undo']) }) };
  return {
    name: 'vote',
    act: pair.command(pair.chance.of(request.open), { type: 'vote', yes: !pair.chance.oneIn(4) }),
  };
}

function leaving(pair: Pair, seat: Seat): Deed {
  const isAway = pair.rooms[0].chairs[seat]?.isAway === true;
  return { name: `seat ${seat} leaves or is back`, act: pair.command(seat, { type: isAway ? 'back' : 'leave' }) };
}

function talking(pair: Pair, seat: Seat, viewer: Seat | null): Deed {
  const { chance, deal } = pair;
  const speaker = chance.oneIn(2) ? viewer : seat;
  const id = hexOf(`${deal.room}/remark/${chance.below(1 << 30)}`, 32);
  const act: Act = async ({ ears }) => {
    const ear = ears.get(speaker);
    ear?.say({ type: 'say', room: deal.room, id, text: 'Salute.' });
    await ear?.sync();
  };
  return { name: 'chat', act };
}

/** The viewer loses his connection and comes back, with some of what he has seen or without. */
function reconnection({ deal: { room }, chance, rooms }: Pair): Deed {
  const from = chance.oneIn(2) ? 0 : (rooms[0].match?.chapters.length ?? 0);
  const act: Act = async ({ world, viewer }) => {
    await viewer.close();
    await viewer.connect(world.address);
    viewer.say({ type: 'watch', room, from });
  };
  return { name: 'reconnection', act };
}

/** The house is closed and opened again. */
function restart(pair: Pair): Deed {
  const { act: arrive } = arrival(pair);
  const act: Act = async side => {
    await side.world.close();
    await Promise.all([...side.ears.values()].map(ear => ear.close()));
    await side.world.open();
    await arrive(side);
    side.world.clock.pass(HOLD);
    await side.world.wakeUp();
  };
  return { name: 'restart', act };
}

/** After so long any node looks after a room that another one has left. */
const HOLD = 21_000;

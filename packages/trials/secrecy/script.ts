import type { Seat } from '@consigliere/kernel';
import { waiting } from '@consigliere/kernel/host';
import { findOpenWindow, isToConfirm, viewMatch } from '@consigliere/match';
import type { WireCommand } from '@consigliere/protocol';
import { findCommonAnswer } from './common-answers.ts';
import { hexOf, watchMessage } from './paired-table.ts';
import type { PairSide, ServerPair } from './server-pair.ts';

type SideAction = (side: PairSide) => Promise<void>;
interface ScriptStep {
  readonly name: string;
  readonly act: SideAction;
  /** Whether it is done in one world only, where nobody may notice it. */
  readonly isHiding?: true;
}

/** Everybody connects, one after the other, and watches the room. */
export function connectEverybody(pair: ServerPair, from = 0): ScriptStep {
  const act: SideAction = async ({ server, clients }) => {
    for (const [seat, client] of clients) {
      await client.connect(server.address);
      client.send(watchMessage(pair.table, seat, from));
      await client.sync();
    }
  };
  return { name: 'arrival', act };
}

/** Picks the next step: mostly an answer or time, sometimes something else. */
export function nextStep(pair: ServerPair): ScriptStep | null {
  const { random, rooms } = pair;
  const [room] = rooms;
  if (room.phase !== 'playing') return null;
  if (room.isPaused && !random.oneIn(3))
    return { name: 'resume', act: pair.command(pickPerson(pair), { type: 'resume' }) };
  if (isWindowOpen(pair) && random.oneIn(3)) return actUnnoticed(pair, pickPerson(pair), pair.table.viewer);
  if (random.oneIn(3)) return doSomethingElse(pair);
  return random.oneIn(4) ? passTime(pair) : (giveAnswer(pair) ?? passTime(pair));
}

const pickPerson = ({ table, random }: ServerPair): Seat => random.pick(table.people);

/** An awaited person gives an answer that is legal in both worlds; null if nobody can. */
function giveAnswer(pair: ServerPair): ScriptStep | null {
  const { table, random, rooms } = pair;
  const [{ match }] = rooms;
  const awaited = table.people.filter(seat => findCommonAnswer(rooms, seat, random) !== null);
  if (match === null || awaited.length === 0) return null;
  const seat = random.pick(awaited);
  const isViewer = seat === table.viewer;
  const isHeld = isViewer && (match.drafts[seat] ?? []).length > 0;
  if (isHeld && random.oneIn(2)) return { name: 'confirm', act: pair.command(seat, { type: 'confirm' }) };
  const picks = findCommonAnswer(rooms, seat, random) ?? [];
  const sent = isViewer && random.oneIn(4) ? picks.slice(0, 1) : picks;
  const decision = match.course.state.flow.at(-1)?.id ?? 0;
  const isSure = !isViewer || random.oneIn(2);
  const command = {
    type: 'answer',
    decision,
    branch: match.branch,
    picks: sent as { type: string }[],
    isSure,
  } as const;
  return { name: `answer of seat ${seat}`, act: pair.command(seat, command) };
}

/** Time passes, mostly until the next timer. */
function passTime({ random, untilNext }: ServerPair): ScriptStep {
  const milliseconds = untilNext === null || random.oneIn(4) ? 100 + random.below(20_000) : untilNext;
  const act: SideAction = async ({ server }) => {
    server.clock.pass(milliseconds);
    await server.wakeUp();
  };
  return { name: `${milliseconds} ms`, act };
}

function doSomethingElse(pair: ServerPair): ScriptStep {
  const { random, table } = pair;
  const whims = [
    requestEverything,
    requestEverything,
    giveWrongAnswer,
    giveWrongAnswer,
    undo,
    setOrder,
    requestOrVote,
    leaveOrReturn,
    sendRemark,
    reconnect,
    actUnnoticed,
    actUnnoticed,
  ];
  return (random.oneIn(16) ? restart : random.pick(whims))(pair, pickPerson(pair), table.viewer);
}

/** The viewer makes every GET request there is. */
function requestEverything({ table: { room } }: ServerPair): ScriptStep {
  const paths = [
    '/api/rooms',
    '/api/rooms/mine',
    `/api/rooms/${room}`,
    `/api/rooms/${room}?from=2`,
    `/api/rooms/${room}/record`,
    `/api/rooms/${room}/chat`,
    `/api/rooms/${room}/audit`,
  ];
  const act: SideAction = async ({ viewer }) => {
    for (const path of paths) await viewer.get(path);
  };
  return { name: 'requests', act };
}

/** The viewer sends an answer that isn't legal. */
function giveWrongAnswer(pair: ServerPair, _seat: Seat, viewer: Seat | null): ScriptStep {
  const { random, rooms } = pair;
  const [{ match }] = rooms;
  const decision = (match?.course.state.flow.at(-1)?.id ?? 0) + random.below(2);
  const kinds = match?.rules.game.occurs?.actions ?? [];
  const wrong = { type: random.pick(kinds), seat: random.below(6), card: random.below(120), mafioso: random.below(10) };
  const branch = match?.branch ?? 0;
  return {
    name: 'a wrong answer',
    act: pair.command(viewer, { type: 'answer', decision, branch, picks: [wrong], isSure: true }),
  };
}

/** The viewer may try to undo at any time; others only where both worlds give the same result. */
function undo(pair: ServerPair, seat: Seat, viewer: Seat | null): ScriptStep {
  const [here, there] = pair.rooms.map(({ match }) => match !== null && viewMatch(match, seat).mayUndo);
  return { name: 'undo', act: pair.command(here === there ? seat : viewer, { type: 'undo' }) };
}

function setOrder(pair: ServerPair, seat: Seat): ScriptStep {
  const order = pair.random.pick(['this-turn', 'unless-me', 'always', null] as const);
  return { name: `order of seat ${seat}`, act: pair.command(seat, { type: 'order', order }) };
}

/**
 * Somebody else does something in one world only that nobody may notice, and reverts it: sets an order, begins an answer, answers in a
 * reaction window, or withdraws such an answer. After each deed the viewer makes every request there is and watches again.
 */
function actUnnoticed(pair: ServerPair, seat: Seat, viewer: Seat | null): ScriptStep {
  const { rooms, table } = pair;
  const [room] = rooms;
  const isSeen = seat === viewer || room.chairs[seat]?.isAway !== false || room.phase !== 'playing';
  const commands = isSeen ? [] : (reactAndBack(pair, seat) ?? makeDraft(pair, seat) ?? changeOrderAndBack(pair, seat));
  const acts = commands.map(command => pair.command(seat, command));
  const ask = requestEverything(pair).act;
  const act: SideAction = async side => {
    for (const each of acts) {
      side.server.clock.pass(1);
      if (pair.isFirst(side)) await each(side);
      await ask(side);
      side.viewer.send(watchMessage(table, table.viewer, 0));
      await side.viewer.sync();
    }
  };
  return { name: `seat ${seat} hides ${commands.map(({ type }) => type).join(', ')}`, act, isHiding: true };
}

const isWindowOpen = ({ rooms: [{ match, isPaused }] }: ServerPair): boolean =>
  match !== null && !isPaused && findOpenWindow(match) !== null;

/** Answers in a reaction window and withdraws it, or the other way round; null if the seat can't, or would close the window. */
function reactAndBack(pair: ServerPair, seat: Seat): readonly WireCommand[] | null {
  const { random, rooms } = pair;
  const [{ match }] = rooms;
  if (match === null || !isWindowOpen(pair)) return null;
  const { rules, course, branch } = match;
  const decision = course.state.flow.at(-1)?.id ?? 0;
  const given = course.state.answers[seat] ?? [];
  const isSame = rooms.every(room => room.match?.reactions.some(([each]) => each === seat) === given.length > 0);
  if (!isSame) return null;
  if (given.length > 0)
    return [{ type: 'undo' }, { type: 'answer', decision, branch, picks: given as { type: string }[] }];
  const picks = findCommonAnswer(rooms, seat, random);
  if (picks === null || waiting(rules, course.state).length < 2) return null;
  return [{ type: 'answer', decision, branch, picks: picks as { type: string }[] }, { type: 'undo' }];
}

/** Begins an answer that has to be completed or confirmed, and takes it back; null if the seat can't. */
function makeDraft({ random, rooms }: ServerPair, seat: Seat): readonly WireCommand[] | null {
  const [{ match, terms, isPaused }] = rooms;
  const picks = findCommonAnswer(rooms, seat, random);
  if (match === null || picks === null || isPaused || (match.drafts[seat] ?? []).length > 0) return null;
  const isSecret = viewMatch(match, seat).prompt?.secret === true;
  const [first] = picks as { type: string }[];
  const isDraft = isSecret ? picks.length > 1 : terms.confirm && isToConfirm(match, seat, first);
  if (!isDraft || first === undefined) return null;
  const decision = match.course.state.flow.at(-1)?.id ?? 0;
  return [{ type: 'answer', decision, branch: match.branch, picks: [first] }, { type: 'undo' }];
}

/** Sets another order, then the former one again. In a window that waits for the seat, the order would answer at once. */
function changeOrderAndBack(pair: ServerPair, seat: Seat): readonly WireCommand[] {
  const { random, rooms } = pair;
  const before = rooms[0].orders[seat]?.kind ?? null;
  const isAwaited = rooms.some(
    ({ match }) => match !== null && waiting(match.rules, match.course.state).includes(seat),
  );
  if (before === 'this-turn' || (isWindowOpen(pair) && isAwaited)) return [];
  const other = random.pick((['unless-me', 'always', null] as const).filter(kind => kind !== before));
  return [
    { type: 'order', order: other },
    { type: 'order', order: before },
  ];
}

function requestOrVote(pair: ServerPair, seat: Seat): ScriptStep {
  const { request } = pair.rooms[0];
  if (request === null)
    return { name: 'wish', act: pair.command(seat, { type: 'wish', wish: pair.random.pick(['pause', 'undo']) }) };
  return {
    name: 'vote',
    act: pair.command(pair.random.pick(request.open), { type: 'vote', yes: !pair.random.oneIn(4) }),
  };
}

function leaveOrReturn(pair: ServerPair, seat: Seat): ScriptStep {
  const isAway = pair.rooms[0].chairs[seat]?.isAway === true;
  return { name: `seat ${seat} leaves or is back`, act: pair.command(seat, { type: isAway ? 'back' : 'leave' }) };
}

function sendRemark(pair: ServerPair, seat: Seat, viewer: Seat | null): ScriptStep {
  const { random, table } = pair;
  const speaker = random.oneIn(2) ? viewer : seat;
  const id = hexOf(`${table.room}/remark/${random.below(1 << 30)}`, 32);
  const act: SideAction = async ({ clients }) => {
    const client = clients.get(speaker);
    client?.send({ type: 'say', room: table.room, id, text: 'Salute.' });
    client?.send({ type: 'emote', room: table.room, id, emote: 'salute' });
    await client?.sync();
  };
  return { name: 'chat and an emote', act };
}

/** The viewer reconnects, and asks for all chapters or only for new ones. */
function reconnect({ table, random, rooms }: ServerPair): ScriptStep {
  const from = random.oneIn(2) ? 0 : (rooms[0].match?.chapters.length ?? 0);
  const act: SideAction = async ({ server, viewer }) => {
    await viewer.close();
    await viewer.connect(server.address);
    viewer.send(watchMessage(table, table.viewer, from));
  };
  return { name: 'reconnection', act };
}

/** The server is closed and reopened. */
function restart(pair: ServerPair): ScriptStep {
  const { act: arrive } = connectEverybody(pair);
  const act: SideAction = async side => {
    await side.server.close();
    await Promise.all([...side.clients.values()].map(client => client.close()));
    await side.server.open();
    await arrive(side);
    side.server.clock.pass(HOLD);
    await side.server.wakeUp();
  };
  return { name: 'restart', act };
}

/** After this many milliseconds any node may take over a room that another has left. */
const HOLD = 21_000;

import { INVALID_MOVE } from './engine.mjs';

/** @typedef {'caporegime' | 'don' | 'consigliere' | 'hitman' | 'smuggler'} Kind */

/** @type {Kind[]} */
export const KINDS = ['caporegime', 'don', 'consigliere', 'hitman', 'smuggler'];

export const STARTING_HAND = 7;
export const HAND_LIMIT = 10;
export const LAST_ROUND = 200;

const distinct = cards => [...new Set(cards)];

/** Takes the uppermost card of a kind out of an array of cards. */
function remove(cards, kind) {
  cards.splice(cards.lastIndexOf(kind), 1);
}

/** The other players, clockwise from one of them. */
function clockwiseFrom(ctx, playerID) {
  const seat = ctx.playOrder.indexOf(playerID);
  return [...ctx.playOrder.slice(seat + 1), ...ctx.playOrder.slice(0, seat)];
}

/** CN-9 Shuffles all discards but the top one into a new draw pile; CN-10 not without a second card. */
function refillDrawPile(G, random) {
  if (G.drawPile.length > 0 || G.discardPile.length < 2) return;
  const top = G.discardPile.pop();
  G.drawPile = random.Shuffle(G.discardPile);
  G.discardPile = [top];
}

/** CN-26 One card, with CN-9 checked before and after it. */
function draw(G, random, playerID) {
  refillDrawPile(G, random);
  if (G.drawPile.length === 0) return;
  G.players[playerID].hand.push(G.drawPile.pop());
  G.moved = true;
  refillDrawPile(G, random);
}

/** CN-18 A Don and any one other card, which may be a second Don. */
function canReact(hand, companion) {
  const don = hand.indexOf('don');
  return don >= 0 && (companion === 'don' ? hand.lastIndexOf('don') > don : hand.includes(companion));
}

/** CN-13 Where the uppermost card of a kind lies that is not the Consigliere doing the job, or -1. */
function indexToTake(G, kind) {
  const index = G.discardPile.lastIndexOf(kind);
  return index === G.job.position ? G.discardPile.slice(0, index).lastIndexOf(kind) : index;
}

/**
 * The jobs. `targets` lists what a player can name with the card, `allows` checks one of them, `effect` does the job
 * and returns true when that needs a further choice.
 */
const JOBS = {
  caporegime: {
    targets: () => [[]],
    allows: () => true,
    effect({ G, random }) {
      draw(G, random, G.job.owner);
      draw(G, random, G.job.owner);
      return false;
    },
  },
  consigliere: {
    targets: G => (G.discardPile.length > 0 ? [[]] : []),
    allows: G => G.discardPile.length > 0,
    effect({ events }) {
      events.setActivePlayers({ currentPlayer: 'take', minMoves: 1, maxMoves: 1 });
      return true;
    },
  },
  hitman: {
    targets: (G, playerID) =>
      Object.keys(G.players)
        .filter(id => id !== playerID)
        .flatMap(id => distinct(G.players[id].region).map(kind => [id, kind])),
    allows: (G, playerID, victim, kind) => victim !== playerID && Boolean(G.players[victim]?.region.includes(kind)),
    effect({ G }) {
      remove(G.players[G.job.victim].region, G.job.mark);
      G.discardPile.push(G.job.mark);
      return false;
    },
  },
  smuggler: {
    targets: (G, playerID) =>
      Object.keys(G.players)
        .filter(id => id !== playerID && G.players[id].hand.length > 0)
        .map(id => [id]),
    allows: (G, playerID, victim) => victim !== playerID && G.players[victim]?.hand.length > 0,
    effect({ G, events }) {
      if (G.players[G.job.victim].hand.length === 0) return false;
      events.setActivePlayers({ currentPlayer: 'kidnap', minMoves: 1, maxMoves: 1 });
      return true;
    },
  },
};

/** CN-20 Asks everybody except the owner of the effect on top. */
function openWindow({ G, ctx, events }, owner) {
  G.job.top = owner;
  G.answers = {};
  const value = Object.fromEntries(clockwiseFrom(ctx, owner).map(id => [id, 'reaction']));
  events.setActivePlayers({ value, minMoves: 1, maxMoves: 1 });
}

function closeJob({ G, random }) {
  G.job = null;
  G.answers = {};
  refillDrawPile(G, random);
}

/** CN-4 Puts a card from hand on the discard pile for the job action; false when that is illegal. */
function layForJob(G, playerID, kind) {
  const { hand } = G.players[playerID];
  if (G.jobUsed || kind === 'don' || !hand.includes(kind)) return false;
  remove(hand, kind);
  G.discardPile.push(kind);
  G.jobUsed = true;
  G.moved = true;
  return true;
}

/** CN-17 Plays a card for its job, naming the Hitman's or the Smuggler's victim and the Hitman's mark. */
function playJob(context, kind, victim = null, mark = null) {
  const { G, playerID } = context;
  if (!JOBS[kind]?.allows(G, playerID, victim, mark) || !layForJob(G, playerID, kind)) return INVALID_MOVE;
  G.job = { kind, owner: playerID, victim, mark, position: G.discardPile.length - 1, dons: 0, top: playerID };
  openWindow(context, playerID);
}

/** CN-28 Plays a card for the job action without doing its job. */
function playIdle(context, kind) {
  if (!layForJob(context.G, context.playerID, kind)) return INVALID_MOVE;
  closeJob(context);
}

/** CN-4 Puts a card into one's own region. */
function city({ G, playerID }, kind) {
  const { hand, region } = G.players[playerID];
  if (G.cityUsed || !hand.includes(kind)) return INVALID_MOVE;
  remove(hand, kind);
  region.push(kind);
  G.cityUsed = true;
  G.moved = true;
}

/** CN-5, CN-6 Wins, or goes on to the hand limit, or hands the turn on. */
function finishTurn({ G, playerID, events }) {
  const { hand, region } = G.players[playerID];
  if (KINDS.every(kind => region.includes(kind))) G.result = { end: 'win', winners: [playerID] };
  else if (hand.length > HAND_LIMIT) events.setActivePlayers({ currentPlayer: 'handLimit' });
  else events.endTurn();
}

/** CN-20 One secret answer: a Don's companion, or nothing for a pass. The last answer settles the window. */
function answer(context, companion = null) {
  const { G, ctx, playerID } = context;
  if (companion !== null && !canReact(G.players[playerID].hand, companion)) return INVALID_MOVE;
  G.answers[playerID] = companion;

  const asked = clockwiseFrom(ctx, G.job.top);
  if (asked.some(id => G.answers[id] === undefined)) return;
  const reacting = asked.find(id => G.answers[id] !== null);
  if (reacting !== undefined) {
    const { hand } = G.players[reacting];
    const paid = G.answers[reacting];
    remove(hand, paid);
    remove(hand, 'don');
    G.discardPile.push(paid, 'don');
    G.job.dons += 1;
    openWindow(context, reacting);
  } else if (G.job.dons % 2 === 1 || !JOBS[G.job.kind].effect(context)) {
    closeJob(context);
  }
}

/** CN-11 The Smuggler's choice from the victim's hand. */
function kidnap(context, kind) {
  const { G } = context;
  const { hand } = G.players[G.job.victim];
  if (!hand.includes(kind)) return INVALID_MOVE;
  remove(hand, kind);
  G.discardPile.push(kind);
  closeJob(context);
}

/** CN-13 The Consigliere's choice from the discard pile. */
function take(context, kind) {
  const { G, playerID } = context;
  const index = indexToTake(G, kind);
  if (index < 0) return INVALID_MOVE;
  G.discardPile.splice(index, 1);
  G.players[playerID].hand.push(kind);
  closeJob(context);
}

/** CN-6 One discard for the hand limit; the last one ends the turn. */
function discard({ G, playerID, events, random }, kind) {
  const { hand } = G.players[playerID];
  if (!hand.includes(kind)) return INVALID_MOVE;
  remove(hand, kind);
  G.discardPile.push(kind);
  if (hand.length > HAND_LIMIT) return;
  refillDrawPile(G, random);
  events.endTurn();
}

/** CN-24 Most different kinds in the region, then most cards in it, then shared. */
function leaders(G) {
  const score = ({ region }) => distinct(region).length * 100 + region.length;
  const best = Math.max(...Object.values(G.players).map(score));
  return Object.keys(G.players).filter(id => score(G.players[id]) === best);
}

/** The legal moves of a player who is asked, without two that do the same. */
function enumerate(G, ctx, playerID) {
  const { hand } = G.players[playerID];
  const each = (move, cards) => distinct(cards).map(kind => ({ move, args: [kind] }));
  switch (ctx.activePlayers?.[playerID]) {
    case 'reaction':
      return [
        { move: 'answer', args: [] },
        ...each(
          'answer',
          hand.filter(kind => canReact(hand, kind)),
        ),
      ];
    case 'kidnap':
      return each('kidnap', G.players[G.job.victim].hand);
    case 'take':
      return each(
        'take',
        G.discardPile.filter((_, index) => index !== G.job.position),
      );
    case 'handLimit':
      return each('discard', hand);
  }
  if (ctx.activePlayers || ctx.currentPlayer !== playerID) return [];

  const moves = [{ move: 'finishTurn', args: [] }];
  for (const kind of distinct(hand)) {
    if (!G.cityUsed) moves.push({ move: 'city', args: [kind] });
    if (G.jobUsed || kind === 'don') continue;
    moves.push({ move: 'playIdle', args: [kind] });
    for (const target of JOBS[kind].targets(G, playerID)) moves.push({ move: 'playJob', args: [kind, ...target] });
  }
  return moves;
}

/** CN-23 Hands, the draw pile and the answers become face-down cards; a Smuggler sees his victim's hand. */
function playerView({ G, ctx, playerID }) {
  const seen = [playerID];
  if (playerID != null && ctx.activePlayers?.[playerID] === 'kidnap') seen.push(G.job.victim);
  const players = {};
  for (const [id, { hand, region }] of Object.entries(G.players)) {
    players[id] = { hand: seen.includes(id) ? hand : hand.map(() => null), region };
  }
  const answers = playerID in G.answers ? { [playerID]: G.answers[playerID] } : {};
  return { ...G, players, answers, drawPile: G.drawPile.map(() => null) };
}

/** A move that reads or draws hidden cards is left to the server. */
const hidden = move => ({ move, client: false });

export const cartaNostra = {
  name: 'carta-nostra',
  minPlayers: 2,
  maxPlayers: 5,
  disableUndo: true,
  events: { endTurn: false, endStage: false, setStage: false, setActivePlayers: false, endGame: false, pass: false },

  /** CN-1, CN-2 */
  setup: ({ ctx, random }) => {
    const copies = ctx.numPlayers === 5 ? 12 : 10;
    const drawPile = random.Shuffle(KINDS.flatMap(kind => Array(copies).fill(kind)));
    const players = {};
    for (const id of ctx.playOrder) players[id] = { hand: drawPile.splice(-STARTING_HAND), region: [] };
    return {
      players,
      discardPile: [drawPile.pop()],
      drawPile,
      startSeat: random.Die(ctx.numPlayers) - 1,
      jobUsed: false,
      cityUsed: false,
      job: null,
      answers: {},
      moved: false,
      idleTurns: 0,
      result: null,
    };
  },

  moves: { playJob: hidden(playJob), playIdle: hidden(playIdle), city, finishTurn },

  turn: {
    order: {
      first: ({ G }) => G.startSeat,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    /** CN-3 */
    onBegin: ({ G, ctx, random }) => {
      G.jobUsed = false;
      G.cityUsed = false;
      G.moved = false;
      draw(G, random, ctx.currentPlayer);
    },
    /** CN-24, CN-29 */
    onEnd: ({ G, ctx }) => {
      G.idleTurns = G.moved ? 0 : G.idleTurns + 1;
      if (G.idleTurns === ctx.numPlayers) G.result = { end: 'deadEnd', winners: leaders(G) };
      else if (ctx.turn === LAST_ROUND * ctx.numPlayers) G.result = { end: 'roundLimit', winners: leaders(G) };
    },
    stages: {
      reaction: { moves: { answer: { move: answer, client: false, redact: true, ignoreStaleStateID: true } } },
      kidnap: { moves: { kidnap: hidden(kidnap) } },
      take: { moves: { take: hidden(take) } },
      handLimit: { moves: { discard: hidden(discard) } },
    },
  },

  endIf: ({ G }) => G.result ?? undefined,
  playerView,
  ai: { enumerate },
};

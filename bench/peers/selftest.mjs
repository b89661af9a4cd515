import assert from 'node:assert/strict';
import { test } from 'node:test';

// The development build also checks that every state can be serialized.
process.env.NODE_ENV = 'development';
const { cartaNostra, KINDS, LAST_ROUND } = await import('./carta-nostra-game.mjs');
const { createPeer } = await import('./carta-nostra.mjs');

const peerFor = Object.fromEntries([2, 3, 4, 5].map(players => [players, createPeer({ players })]));

/** A position in the turn of player 0, after his draw. */
function given({ hands, regions = {}, drawPile = ['don', 'don', 'don'], discardPile = ['smuggler'], turn = 1 }) {
  const state = peerFor[hands.length].start(1);
  const players = Object.fromEntries(hands.map((hand, id) => [id, { hand, region: regions[id] ?? [] }]));
  const G = { ...state.G, players, drawPile, discardPile, startSeat: 0, moved: false };
  return { ...state, G, ctx: { ...state.ctx, turn, currentPlayer: '0', playOrderPos: 0 } };
}

/** Plays rows of [player, move, ...arguments]. */
function after(state, ...rows) {
  const { play } = peerFor[state.ctx.numPlayers];
  return rows.reduce((s, [id, move, ...args]) => play(s, id, { move, args }), state);
}

const illegal = (state, ...row) => {
  const { error } = console;
  console.error = () => {};
  try {
    assert.throws(() => after(state, row));
  } finally {
    console.error = error;
  }
};

const asked = state => peerFor[state.ctx.numPlayers].awaited(state);
const legal = (state, id) =>
  peerFor[state.ctx.numPlayers].legal(state, id).map(({ move, args }) => [move, ...args].join(' '));
const hand = (state, id) => state.G.players[id].hand;

const countKinds = ({ G }) => {
  const cards = [...G.drawPile, ...G.discardPile, ...Object.values(G.players).flatMap(p => [...p.hand, ...p.region])];
  return KINDS.map(kind => cards.filter(card => card === kind).length);
};

for (const players of [2, 3, 4, 5]) {
  test(`random matches of ${players} keep every card, ask the right players and end`, () => {
    const { start, awaited, legal: moves, play } = peerFor[players];
    const copies = players === 5 ? 12 : 10;
    let pick = 12345;
    for (let seed = 1; seed <= 15; seed += 1) {
      let state = start(seed);
      while (state.ctx.gameover === undefined) {
        assert.deepEqual(countKinds(state), Array(5).fill(copies));
        const { G, ctx } = state;
        const reacting = Object.values(ctx.activePlayers ?? {}).includes('reaction');
        if (reacting) {
          const unanswered = ctx.playOrder.filter(id => id !== G.job.top && !(id in G.answers));
          assert.deepEqual(awaited(state), unanswered);
        } else {
          assert.deepEqual(awaited(state), [ctx.currentPlayer]);
        }
        const [id] = awaited(state);
        const options = moves(state, id);
        assert.equal(new Set(options.map(option => JSON.stringify(option))).size, options.length);
        pick = (Math.imul(pick, 1103515245) + 12345) >>> 0;
        const choice = (pick >>> 8) % options.length;
        // The reducer counts moves inside the state it is given, so a branch needs a copy.
        if (pick % 16 === 0) for (const option of options) play(structuredClone(state), id, option);
        state = play(state, id, options[choice]);
      }
      assert.deepEqual(countKinds(state), Array(5).fill(copies));
      assert.ok(state.ctx.turn <= LAST_ROUND * players);
    }
  });
}

test('a playout is repeatable and counts its actions', () => {
  assert.deepEqual(peerFor[4].playout(7), peerFor[4].playout(7));
  assert.ok(peerFor[4].playout(7).actions > 4);
});

test('CN-1 set-up: seven cards each, one discard, one card drawn by the first player', () => {
  const { G, ctx } = peerFor[5].start(3);
  const sizes = ctx.playOrder.map(id => G.players[id].hand.length - (id === ctx.currentPlayer ? 1 : 0));
  assert.deepEqual(sizes, [7, 7, 7, 7, 7]);
  assert.equal(G.discardPile.length, 1);
  assert.equal(G.drawPile.length, 60 - 35 - 1 - 1);
});

test('CN-4 the listing of a turn has each distinct choice once', () => {
  const state = given({
    hands: [['hitman', 'hitman', 'smuggler', 'don', 'consigliere', 'caporegime'], ['don'], []],
    regions: { 1: ['don', 'don'], 2: ['hitman'] },
  });
  assert.deepEqual(legal(state, '0').sort(), [
    'city caporegime',
    'city consigliere',
    'city don',
    'city hitman',
    'city smuggler',
    'finishTurn',
    'playIdle caporegime',
    'playIdle consigliere',
    'playIdle hitman',
    'playIdle smuggler',
    'playJob caporegime',
    'playJob consigliere',
    'playJob hitman 1 don',
    'playJob hitman 2 hitman',
    'playJob smuggler 1',
  ]);
  illegal(state, '0', 'playJob', 'smuggler', '2');
  illegal(state, '0', 'playIdle', 'don');
  const placed = after(state, ['0', 'city', 'don']);
  illegal(placed, '0', 'city', 'hitman');
});

test('CN-28 a declined job and a job without a target open no window', () => {
  const state = given({ hands: [['hitman', 'smuggler', 'consigliere'], []], discardPile: [] });
  assert.deepEqual(
    legal(state, '0').filter(row => row.startsWith('play')),
    ['playIdle hitman', 'playIdle smuggler', 'playIdle consigliere'],
  );
  const played = after(state, ['0', 'playIdle', 'hitman']);
  assert.deepEqual(asked(played), ['0']);
  assert.deepEqual(played.G.discardPile, ['hitman']);
  illegal(played, '0', 'playIdle', 'smuggler');
});

test('CN-20 a window asks everybody but the owner of the top effect', () => {
  const state = given({ hands: [['caporegime', 'don', 'don'], [], ['don', 'hitman'], []] });
  const first = after(state, ['0', 'playJob', 'caporegime']);
  assert.deepEqual(asked(first), ['1', '2', '3']);
  assert.deepEqual(legal(first, '1'), ['answer']);
  assert.deepEqual(legal(first, '2'), ['answer', 'answer hitman']);
  illegal(first, '2', 'answer', 'don');
  illegal(first, '0', 'answer');
  const second = after(first, ['3', 'answer'], ['2', 'answer', 'hitman'], ['1', 'answer']);
  assert.deepEqual(asked(second), ['0', '1', '3']);
  assert.deepEqual(legal(second, '0'), ['answer', 'answer don']);
});

test('CN-20 the nearest clockwise reaction decides, the others keep their cards', () => {
  const state = given({ hands: [['caporegime'], ['don', 'smuggler'], ['don', 'hitman'], ['don', 'don']] });
  const first = after(
    state,
    ['0', 'playJob', 'caporegime'],
    ['3', 'answer', 'don'],
    ['1', 'answer'],
    ['2', 'answer', 'hitman'],
  );
  assert.equal(first.G.job.top, '2');
  assert.deepEqual(first.G.discardPile, ['smuggler', 'caporegime', 'hitman', 'don']);
  assert.deepEqual(hand(first, '3'), ['don', 'don']);

  const second = after(first, ['0', 'answer'], ['1', 'answer', 'smuggler'], ['3', 'answer', 'don']);
  assert.equal(second.G.job.top, '3');
  assert.deepEqual(hand(second, '1'), ['don', 'smuggler']);

  const settled = after(second, ['0', 'answer'], ['1', 'answer'], ['2', 'answer']);
  assert.equal(settled.G.job, null);
  assert.equal(hand(settled, '0').length, 2, 'an even number of Dons lets the job happen');
  assert.deepEqual(asked(settled), ['0']);
});

test('CN-18 one Don stops the job', () => {
  const state = given({ hands: [['caporegime'], ['don', 'smuggler']] });
  const settled = after(state, ['0', 'playJob', 'caporegime'], ['1', 'answer', 'smuggler'], ['0', 'answer']);
  assert.deepEqual(hand(settled, '0'), []);
  assert.deepEqual(settled.G.discardPile, ['smuggler', 'caporegime', 'smuggler', 'don']);
});

test('CN-11 the Smuggler chooses from the hand he sees; CN-28 not from an empty one', () => {
  const state = given({ hands: [['smuggler', 'don', 'don'], ['don', 'hitman', 'hitman'], ['don']] });
  const window = after(state, ['0', 'playJob', 'smuggler', '1']);
  const kidnapping = after(window, ['1', 'answer'], ['2', 'answer']);
  assert.deepEqual(legal(kidnapping, '0'), ['kidnap don', 'kidnap hitman']);
  const view = playerID => cartaNostra.playerView({ G: kidnapping.G, ctx: kidnapping.ctx, playerID }).players;
  assert.deepEqual(view('0')[1].hand, ['don', 'hitman', 'hitman']);
  assert.deepEqual(view('0')[2].hand, [null]);
  assert.deepEqual(view('2')[1].hand, [null, null, null]);
  assert.deepEqual(after(kidnapping, ['0', 'kidnap', 'don']).G.discardPile, ['smuggler', 'smuggler', 'don']);

  const broke = given({
    hands: [
      ['smuggler', 'don', 'don'],
      ['don', 'hitman'],
    ],
  });
  const nothing = after(
    broke,
    ['0', 'playJob', 'smuggler', '1'],
    ['1', 'answer', 'hitman'],
    ['0', 'answer', 'don'],
    ['1', 'answer'],
  );
  assert.equal(nothing.ctx.activePlayers, null);
  assert.equal(nothing.G.job, null);
});

test('CN-12 the Hitman puts the named card on the discard pile', () => {
  const state = given({ hands: [['hitman'], []], regions: { 1: ['don', 'smuggler', 'don'] } });
  const settled = after(state, ['0', 'playJob', 'hitman', '1', 'don'], ['1', 'answer']);
  assert.deepEqual(settled.G.players[1].region, ['don', 'smuggler']);
  assert.deepEqual(settled.G.discardPile, ['smuggler', 'hitman', 'don']);
});

test('CN-13 the Consigliere takes any card but himself', () => {
  const state = given({ hands: [['consigliere'], []], discardPile: ['consigliere', 'hitman'] });
  const choosing = after(state, ['0', 'playJob', 'consigliere'], ['1', 'answer']);
  assert.deepEqual(legal(choosing, '0'), ['take consigliere', 'take hitman']);
  assert.deepEqual(after(choosing, ['0', 'take', 'consigliere']).G.discardPile, ['hitman', 'consigliere']);

  const alone = given({ hands: [['consigliere'], []], discardPile: ['hitman'] });
  illegal(after(alone, ['0', 'playJob', 'consigliere'], ['1', 'answer']), '0', 'take', 'consigliere');
});

test('CN-9 an emptied draw pile is refilled at once, the top discard stays', () => {
  const state = given({ hands: [['caporegime'], []], drawPile: ['don'], discardPile: ['hitman', 'smuggler'] });
  const drawn = after(state, ['0', 'playJob', 'caporegime'], ['1', 'answer']);
  assert.deepEqual(drawn.G.discardPile, ['caporegime']);
  assert.equal(hand(drawn, '0').length, 2);
  assert.equal(hand(drawn, '0')[0], 'don');
  assert.equal(drawn.G.drawPile.length, 1);
  assert.deepEqual([hand(drawn, '0')[1], ...drawn.G.drawPile].sort(), ['hitman', 'smuggler']);
});

test('CN-26 with an empty draw pile CN-9 waits for the end of the job', () => {
  const state = given({ hands: [['consigliere'], []], drawPile: [], discardPile: ['hitman'] });
  const choosing = after(state, ['0', 'playJob', 'consigliere'], ['1', 'answer']);
  assert.deepEqual(choosing.G.discardPile, ['hitman', 'consigliere']);
  const idle = given({ hands: [['smuggler'], ['don', 'don']], drawPile: [], discardPile: ['hitman'] });
  const played = after(idle, ['0', 'playJob', 'smuggler', '1'], ['1', 'answer'], ['0', 'kidnap', 'don']);
  assert.deepEqual(played.G.discardPile, ['don']);
  assert.deepEqual([...played.G.drawPile].sort(), ['hitman', 'smuggler']);
});

test('CN-5 five kinds win at the end of the own turn; CN-6 before the hand limit', () => {
  const region = KINDS.filter(kind => kind !== 'don');
  const state = given({ hands: [Array(12).fill('don'), []], regions: { 0: region } });
  const placed = after(state, ['0', 'city', 'don']);
  assert.equal(placed.ctx.gameover, undefined);
  assert.deepEqual(after(placed, ['0', 'finishTurn']).ctx.gameover, { end: 'win', winners: ['0'] });
});

test('CN-6 the hand limit is discarded card by card, then the next player draws', () => {
  const state = given({ hands: [[...Array(11).fill('don'), 'hitman'], []] });
  const discarding = after(state, ['0', 'finishTurn']);
  assert.deepEqual(legal(discarding, '0'), ['discard don', 'discard hitman']);
  const done = after(discarding, ['0', 'discard', 'hitman'], ['0', 'discard', 'don']);
  assert.deepEqual(done.G.discardPile, ['smuggler', 'hitman', 'don']);
  assert.equal(done.ctx.currentPlayer, '1');
  assert.deepEqual(hand(done, '1'), ['don']);
});

test('CN-24 a round without a moved card ends the game', () => {
  const state = given({
    hands: [[], [], []],
    regions: { 0: ['don', 'don', 'don'], 1: ['don', 'hitman'], 2: ['smuggler', 'hitman', 'hitman'] },
    drawPile: [],
  });
  const two = after(state, ['0', 'finishTurn'], ['1', 'finishTurn']);
  assert.equal(two.ctx.gameover, undefined);
  assert.deepEqual(after(two, ['2', 'finishTurn']).ctx.gameover, { end: 'deadEnd', winners: ['2'] });
});

test('CN-24 a moved card starts the count anew, and equals share', () => {
  const state = given({ hands: [[], ['don']], regions: { 0: ['hitman'] }, drawPile: [] });
  const moved = after(state, ['0', 'finishTurn'], ['1', 'city', 'don'], ['1', 'finishTurn'], ['0', 'finishTurn']);
  assert.equal(moved.ctx.gameover, undefined);
  assert.deepEqual(after(moved, ['1', 'finishTurn']).ctx.gameover, { end: 'deadEnd', winners: ['0', '1'] });
});

test('CN-29 the game ends after its last round', () => {
  const state = given({
    hands: [['don'], ['don']],
    regions: { 1: ['don'] },
    drawPile: Array(9).fill('hitman'),
    turn: LAST_ROUND * 2 - 1,
  });
  const last = after(state, ['0', 'finishTurn']);
  assert.equal(last.ctx.gameover, undefined);
  assert.deepEqual(after(last, ['1', 'finishTurn']).ctx.gameover, { end: 'roundLimit', winners: ['1'] });
});

test('CN-23 a view hides hands, the draw pile and the answers of others', () => {
  const state = given({ hands: [['caporegime'], ['don', 'hitman'], ['don']] });
  const { G, ctx } = after(state, ['0', 'playJob', 'caporegime'], ['1', 'answer', 'hitman']);
  const mine = cartaNostra.playerView({ G, ctx, playerID: '1' });
  assert.deepEqual(mine.answers, { 1: 'hitman' });
  const other = cartaNostra.playerView({ G, ctx, playerID: '2' });
  assert.deepEqual(other.answers, {});
  assert.deepEqual(other.players[1].hand, [null, null]);
  assert.deepEqual(other.drawPile, [null, null, null]);
  assert.deepEqual(cartaNostra.playerView({ G, ctx, playerID: null }).players[2].hand, [null]);
});

import { createRequire } from 'node:module';
import { cartaNostra } from './carta-nostra-game.mjs';

const require = createRequire(import.meta.url);
const { io } = require('socket.io-client');

const post = async (url, body) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
};

/** Opens a match in the lobby and takes every seat; gives back what each player needs to connect. */
export async function openMatch(url, players) {
  const lobby = `${url}/games/${cartaNostra.name}`;
  const { matchID } = await post(`${lobby}/create`, { numPlayers: players });
  const seats = [];
  for (let seat = 0; seat < players; seat += 1) {
    const playerID = String(seat);
    const joined = { playerID, playerName: `player ${seat}` };
    const { playerCredentials: credentials } = await post(`${lobby}/${matchID}/join`, joined);
    seats.push({ matchID, playerID, credentials });
  }
  return seats;
}

/**
 * Connects a player as boardgame.io's own transport does, less its optimistic copy of the game. The server acknowledges nothing
 * by itself: a player knows that his move was taken when the log of an update has it.
 */
export function connect(url, { matchID, playerID, credentials }, { seen, acknowledged, lost }) {
  const socket = io(`${url}/${cartaNostra.name}`, { forceNew: true, transports: ['websocket'], reconnection: false });
  let stateID = -1;
  const show = ({ G, ctx, _stateID }) => {
    stateID = _stateID;
    const isOver = ctx.gameover !== undefined;
    seen(_stateID, () => (isOver ? [] : cartaNostra.ai.enumerate(G, ctx, playerID)), isOver);
  };
  socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, 4));
  socket.on('sync', (_, { state }) => show(state));
  socket.on('update', (_, state, log) => {
    if (log.some(({ action }) => action.type === 'MAKE_MOVE' && action.payload.playerID === playerID)) acknowledged();
    show(state);
  });
  socket.on('connect_error', lost);
  socket.on('disconnect', reason => reason !== 'io client disconnect' && lost(new Error(reason)));
  return {
    answer: ({ move, args }) => {
      const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID, credentials } };
      socket.emit('update', action, stateID, matchID, playerID);
    },
    close: () => socket.close(),
  };
}

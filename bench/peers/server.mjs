import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
// First, because it decides for the production build.
import './engine.mjs';
import { cartaNostra } from './carta-nostra-game.mjs';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');

async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * boardgame.io's own server with its own transport, everything in memory; gives back where the matches and where the lobby is.
 * The lobby has a port of its own: on the common one the newer koa-compose that npm brings finds none of its routes.
 */
export async function serve() {
  const { appServer, apiServer } = await Server({ games: [cartaNostra], origins: [] }).run({
    port: 0,
    lobbyConfig: { apiPort: await freePort() },
  });
  const at = server => `http://127.0.0.1:${server.address().port}`;
  return { matches: at(appServer), lobby: at(apiServer) };
}

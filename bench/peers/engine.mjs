import { createRequire } from 'node:module';

/**
 * boardgame.io 0.50.2 publishes `core` and `internal` as folders with a `main`, which only CommonJS resolution
 * understands. Its development build checks after every move that the state can be serialized, so everything but the
 * self test runs the production build.
 */
if (process.env.NODE_ENV !== 'development') process.env.NODE_ENV = 'production';

const require = createRequire(import.meta.url);

export const { INVALID_MOVE } = require('boardgame.io/core');
export const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');

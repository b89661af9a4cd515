import { frameOf } from '@consigliere/server/internals';
import type { Peek } from '../hooks.ts';
import type { Leak } from './leak.ts';

/** A fault in every answer to a request. */
const inAnswer = (name: string, change: (text: string, peek: Peek) => string): Leak => ({
  name,
  hooks: {
    app: (app, peek) => {
      app.addHook('onSend', async (_request, reply, payload) => {
        if (typeof payload !== 'string') return payload;
        const text = change(payload, peek);
        reply.header('content-length', Buffer.byteLength(text));
        return text;
      });
    },
  },
});

const inHeader = (name: string, header: string, value: (peek: Peek) => string): Leak => ({
  name,
  hooks: {
    app: (app, peek) => {
      app.addHook('onSend', async (_request, reply) => void reply.header(header, value(peek)));
    },
  },
});

const inFrames = (name: string, written: (frames: string, peek: Peek) => string): Leak => ({
  name,
  hooks: { written },
});
const HINT = frameOf('{"type":"hint"}');

/** What requests and frames would let out. */
export const wireLeaks: readonly Leak[] = [
  inAnswer('an answer padded with a blank', (text, peek) => (peek.bit() ? `${text} ` : text)),
  inAnswer('an error that names a card', (text, peek) => text.replace(/"message":"/, `"message":"${peek.number()} `)),
  inAnswer('a list without one table', (text, peek) =>
    peek.bit() ? text.replace(/"rooms":\[.*\]/, '"rooms":[]') : text,
  ),
  inHeader('an etag of the whole state', 'etag', peek => `"${peek.number()}"`),
  inHeader('a header that says how long it took', 'server-timing', peek => `state;dur=${peek.number() % 50}`),
  {
    name: 'another status',
    hooks: {
      app: (app, peek) => {
        app.addHook('onSend', async (_request, reply) => {
          if (peek.bit() && reply.statusCode === 200) reply.code(203);
        });
      },
    },
  },
  inFrames('a frame too many', (frames, peek) => (peek.bit() ? frames + HINT : frames)),
  inFrames('a frame before or after the others', (frames, peek) => (peek.bit() ? HINT + frames : frames + HINT)),
  inFrames('frames that come twice', (frames, peek) => (peek.bit() ? frames + frames : frames)),
  inFrames(
    'a frame as long as a number',
    (frames, peek) => frames + frameOf(JSON.stringify('x'.repeat(peek.number() % 500))),
  ),
];

import { frameOf } from '@consigliere/server/internals';
import type { HiddenState } from '../hooks.ts';
import type { Leak } from './leak.ts';

/** A leak in every response body. */
const inAnswer = (name: string, change: (text: string, hidden: HiddenState) => string): Leak => ({
  name,
  hooks: {
    app: (app, hidden) => {
      app.addHook('onSend', async (_request, reply, payload) => {
        if (typeof payload !== 'string') return payload;
        const text = change(payload, hidden);
        reply.header('content-length', Buffer.byteLength(text));
        return text;
      });
    },
  },
});

const inHeader = (name: string, header: string, value: (hidden: HiddenState) => string): Leak => ({
  name,
  hooks: {
    app: (app, hidden) => {
      app.addHook('onSend', async (_request, reply) => void reply.header(header, value(hidden)));
    },
  },
});

const inFrames = (name: string, written: (frames: string, hidden: HiddenState) => string): Leak => ({
  name,
  hooks: { written },
});
const HINT = frameOf('{"type":"hint"}');

/** Leaks in responses and frames. */
export const wireLeaks: readonly Leak[] = [
  inAnswer('a response padded with a space', (text, hidden) => (hidden.bit() ? `${text} ` : text)),
  inAnswer('an error that names a card', (text, hidden) =>
    text.replace(/"message":"/, `"message":"${hidden.number()} `),
  ),
  inAnswer('a list without one table', (text, hidden) =>
    hidden.bit() ? text.replace(/"rooms":\[.*\]/, '"rooms":[]') : text,
  ),
  inHeader('an etag of the whole state', 'etag', hidden => `"${hidden.number()}"`),
  inHeader('a header that says how long it took', 'server-timing', hidden => `state;dur=${hidden.number() % 50}`),
  {
    name: 'another status',
    hooks: {
      app: (app, hidden) => {
        app.addHook('onSend', async (_request, reply) => {
          if (hidden.bit() && reply.statusCode === 200) reply.code(203);
        });
      },
    },
  },
  inFrames('a frame too many', (frames, hidden) => (hidden.bit() ? frames + HINT : frames)),
  inFrames('a frame before or after the others', (frames, hidden) => (hidden.bit() ? HINT + frames : frames + HINT)),
  inFrames('a frame more after every hidden deed', (frames, hidden) =>
    hidden.lines % 2 === 1 ? frames + HINT : frames,
  ),
  inFrames('frames that come twice', (frames, hidden) => (hidden.bit() ? frames + frames : frames)),
  inFrames(
    'a frame whose length is a hidden number',
    (frames, hidden) => frames + frameOf(JSON.stringify('x'.repeat(hidden.number() % 500))),
  ),
];

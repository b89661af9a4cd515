import type { Host } from '@consigliere/match';
import type { App, Store } from '@consigliere/server/internals';
import type { HiddenState, LeakHooks } from './hooks.ts';

/** Replaces some methods of an object. */
function replaceMethods<X extends object>(it: X, by: Partial<X>): X {
  return new Proxy(it, {
    get(inner, name) {
      if (Object.hasOwn(by, name)) return Reflect.get(by, name);
      const value: unknown = Reflect.get(inner, name, inner);
      return typeof value === 'function' ? value.bind(inner) : value;
    },
  });
}

function store(sound: Store, hooks: LeakHooks, hidden: HiddenState): Store {
  const peeked: Store = {
    ...sound,
    rooms: {
      ...sound.rooms,
      append: async append => {
        const written = await sound.rooms.append(append);
        const state = append.state();
        if (state !== null) hidden.state = JSON.parse(state);
        hidden.lines = append.expected + append.lines.length;
        hidden.at = append.lines.at(-1)?.at ?? hidden.at;
        return written;
      },
    },
  };
  return hooks.store?.(peeked, hidden) ?? peeked;
}

function host(sound: Host, hooks: LeakHooks, hidden: HiddenState): Host {
  const { publish, ack, isAckLate, isEarly } = hooks;
  return replaceMethods(sound, {
    ...(isEarly === true ? { watchPast: (id, from, push) => sound.watch(id, null, from, push) } : {}),
    ...(publish === undefined
      ? {}
      : {
          watch: (id, player, from, push) =>
            sound.watch(id, player, from, each => {
              for (const one of publish(each, hidden)) push(one);
            }),
        }),
    ...(ack === undefined && isAckLate === undefined
      ? {}
      : {
          command: (id, actor, command, tell) =>
            sound.command(id, actor, command, original => {
              const changed = ack?.(original, hidden) ?? original;
              if (isAckLate?.(hidden) === true) queueMicrotask(() => tell(changed));
              else tell(changed);
            }),
        }),
  } satisfies Partial<Host>);
}

/** Text frames are written as Latin-1 strings. */
function sockets(app: App, { written }: LeakHooks, hidden: HiddenState): void {
  if (written === undefined) return;
  app.server.on('upgrade', (_request, socket) => {
    const write = socket.write.bind(socket);
    const leaky = (data: unknown, ...rest: unknown[]): boolean =>
      rest[0] === 'latin1' && typeof data === 'string'
        ? write(written(data, hidden), 'latin1')
        : (write as (...given: unknown[]) => boolean)(data, ...rest);
    socket.write = leaky as typeof socket.write;
  });
}

/** Wraps the parts of a server so that a leak's hooks run in them. */
export const withLeaks = { store, host, sockets };

import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { Problem } from '../problem.ts';
import { type Callers, callersBehind, keepAddress } from './caller.ts';
import { sendProblem } from './send-problem.ts';

const LARGEST_BODY = 16 * 1024;

const MALFORMED_BODY = '{"code":"bad-message"}';
/** The answer to bytes that aren't an HTTP request. */
const MALFORMED = `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${MALFORMED_BODY.length}\r\nConnection: close\r\n\r\n${MALFORMED_BODY}`;

/** The stream and level of the log. */
interface LogOptions {
  readonly level: string;
  readonly stream?: { write(line: string): void };
}

interface AppOptions extends LogOptions {
  readonly callers?: Callers;
}

/** Creates a server without routes, with a log. Requests are logged by their route, so that no line holds a secret. */
export function newApp({ level, stream, callers = callersBehind() }: AppOptions) {
  const app = Fastify({
    logger: { level, base: null, ...(stream === undefined ? {} : { stream }) },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    trustProxy: address => callers.isProxy(address),
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 64 },
    // Addresses that no route can have: malformed, or with a part that is too long.
    frameworkErrors: (_error, request, reply) => sendProblem(request, reply, new Problem('no-such-page')),
    // Such an error has the bytes of the request, and with them cookies and links, so it isn't logged.
    clientErrorHandler: (error, socket) => {
      if (error.code !== 'ECONNRESET' && socket.writable) socket.write(MALFORMED);
      socket.destroy();
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.server.on('connection', keepAddress);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.debug({ method, route: routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime }, 'answered');
  });
  return app;
}

export type App = ReturnType<typeof newApp>;

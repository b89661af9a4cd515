import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { type Callers, callersBehind } from './caller.ts';

const LARGEST_BODY = 16 * 1024;

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
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.debug({ method, route: routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime }, 'answered');
  });
  return app;
}

export type App = ReturnType<typeof newApp>;

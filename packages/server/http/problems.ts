import type { ErrorCode } from '@consigliere/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Problem, statusOf } from '../problem.ts';
import type { App } from './app.ts';
import { languageOf, messageOf } from './words.ts';

/** A problem as it is sent: a code for programs, a sentence in the reader's language for people. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, { code, rule }: Problem): FastifyReply {
  const message = messageOf(code, languageOf(request.headers['accept-language']));
  return reply
    .code(statusOf(code))
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ code, message, ...(rule === null ? {} : { rule }) });
}

/** Maps the framework's refusals to our codes. */
function errorCodeOf(error: FastifyError): ErrorCode {
  if (hasZodFastifySchemaValidationErrors(error)) return 'bad-message';
  const status = error.statusCode ?? 500;
  if (status === 413) return 'too-large';
  return status >= 400 && status < 500 ? 'bad-message' : 'internal';
}

/** Nothing about an internal error is sent; all of it is logged. */
export function addProblems(app: App): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Problem) return sendProblem(request, reply, error);
    const code = errorCodeOf(error);
    if (code === 'internal') request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    return sendProblem(request, reply, new Problem(code));
  });
}

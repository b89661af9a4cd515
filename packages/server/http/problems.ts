import type { ErrorCode } from '@consigliere/protocol';
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Problem } from '../problem.ts';
import type { App } from './app.ts';
import { sendProblem } from './send-problem.ts';

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

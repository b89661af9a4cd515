import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Problem, statusOf } from '../problem.ts';
import { languageOf, messageOf } from './words.ts';

/** A problem as it is sent: a code for programs, a sentence in the reader's language for people. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, rule, tables }: Problem,
): FastifyReply {
  const message = messageOf(code, languageOf(request.headers['accept-language']));
  return reply
    .code(statusOf(code))
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ code, message, ...(rule === null ? {} : { rule }), ...(tables.length === 0 ? {} : { tables }) });
}

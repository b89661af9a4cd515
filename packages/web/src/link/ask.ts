import type { Refusal } from './link.ts';

/** What a request came back with. */
export type Answer<X> = X | Refusal;

/** The server cannot be reached. */
export const OFFLINE: Refusal = { code: 'offline', rule: null };

export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'code' in answer && 'rule' in answer;

/** Asks the server by HTTP. Whatever goes wrong is a refusal with the server's code, or one of ours. */
export async function ask<X>(method: string, path: string, body?: object): Promise<Answer<X>> {
  const sent = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  try {
    const response = await fetch(path, { method, credentials: 'same-origin', ...sent });
    const answer: unknown = await response.json().catch(() => null);
    return response.ok && answer !== null ? (answer as X) : refusalIn(answer);
  } catch {
    return OFFLINE;
  }
}

/** What the server said is wrong; what is no answer of ours came from something between. */
function refusalIn(answer: unknown): Refusal {
  if (typeof answer !== 'object' || answer === null || !('code' in answer)) return { code: 'internal', rule: null };
  const rule = 'rule' in answer && typeof answer.rule === 'string' ? answer.rule : null;
  return { code: String(answer.code), rule };
}

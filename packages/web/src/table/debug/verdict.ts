import type { Action, Rules, SeatView, Shape } from '@consigliere/kernel';
import {
  type AnswerRefusal,
  dream,
  find,
  IllegalAction,
  isAnswer,
  key,
  type Prompt,
  sfc32,
} from '@consigliere/kernel/host';

/** The rules' verdict on an answer: it's legal, or why it isn't. */
export type AnswerVerdict =
  | { readonly isLegal: true; readonly action: Action<Shape> }
  | { readonly isLegal: false; readonly code: AnswerRefusal; readonly rule: string | null };

/** Judges an answer by what the seat knows alone, in an imagined world that fits its view. */
export function judge(rules: Rules<Shape>, view: SeatView<Shape>, answer: unknown): AnswerVerdict {
  try {
    return { isLegal: true, action: find(rules, dream(rules, view, sfc32(1)), view.seat, answer) };
  } catch (error) {
    if (!(error instanceof IllegalAction)) throw error;
    return { isLegal: false, code: error.code, rule: error.rule };
  }
}

/** Parses an answer: the key of one in the prompt, JSON, or `type name=value …`; null if it can't be read. */
export function parseAnswer(text: string, prompt: Prompt<Shape> | null): unknown {
  const wanted = text.trim();
  const listed = [...(prompt?.actions ?? []), ...(prompt?.barred ?? []).map(({ action }) => action)];
  const named = listed.find(each => key(each) === wanted);
  if (named !== undefined) return named;
  try {
    const answer: unknown = wanted.startsWith('{') ? JSON.parse(wanted) : parseFields(wanted);
    return isAnswer(answer) ? answer : null;
  } catch {
    return null;
  }
}

function parseFields(text: string): object {
  const [type = '', ...fields] = text.split(/\s+/);
  const pairs = fields.map(field => {
    const [name = '', ...value] = field.split('=');
    return [name, JSON.parse(value.join('='))] as const;
  });
  return { type, ...Object.fromEntries(pairs) };
}

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, isRefusal } from '../../kit/link/link.ts';
import type { OperatorTexts } from '../../kit/words/en/operator.ts';
import { language } from '../../kit/words/language.ts';

/** An operator's action: sends a request, says how it ended, and reads all lists again. */
export type Act = (path: string, body: object) => Promise<void>;

export interface ActProps {
  readonly texts: OperatorTexts;
  readonly act: Act;
}

export interface PartProps extends ActProps {
  /** Raised by every action: what is shown is read again. */
  readonly round: number;
}

/** A time as operators read it. */
export const formatTime = (time: number): string =>
  new Date(time).toLocaleString(language.value, { dateStyle: 'medium', timeStyle: 'short' });

/** Reads something for the operator, again in every round; null until it has arrived. */
export function useAnswer<X extends object>(path: string, round: number): X | null {
  const answer = useSignal<X | null>(null);
  useEffect(() => {
    ask<X>('GET', `/api/operator/${path}`).then(got => {
      if (!isRefusal(got)) answer.value = got;
    });
  }, [path, round]);
  return answer.value;
}

interface Paged<Entry> {
  /** null until the first page has arrived. */
  readonly entries: readonly Entry[] | null;
  /** Reads the next page; null: there is none. */
  readonly readMore: (() => Promise<void>) | null;
}

/** Reads a list page by page, from the beginning in every round. `listIn` takes the entries out of an answer. */
export function usePages<Answer extends { readonly next: string | null }, Entry>(
  path: string,
  round: number,
  listIn: (answer: Answer) => readonly Entry[],
): Paged<Entry> {
  const entries = useSignal<readonly Entry[] | null>(null);
  const next = useSignal<string | null>(null);
  const read = async (after: string | null): Promise<void> => {
    const query = after === null ? '' : `${path.includes('?') ? '&' : '?'}after=${after}`;
    const answer = await ask<Answer>('GET', `/api/operator/${path}${query}`);
    if (isRefusal(answer)) return;
    entries.value = [...(after === null ? [] : (entries.value ?? [])), ...listIn(answer)];
    next.value = answer.next;
  };
  useEffect(() => void read(null), [path, round]);
  const after = next.value;
  return { entries: entries.value, readMore: after === null ? null : () => read(after) };
}

/** Leads to older entries. */
export function More({ label, readMore }: { readonly label: string; readonly readMore: (() => Promise<void>) | null }) {
  return readMore === null ? null : (
    <p>
      <button type="button" class="button" onClick={readMore}>
        {label}
      </button>
    </p>
  );
}

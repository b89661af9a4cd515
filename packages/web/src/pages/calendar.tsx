import type { calendarSchema } from '@consigliere/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lazyInner, Nothing } from '../kit/lazy.tsx';
import { ask, isRefusal } from '../kit/link/link.ts';
import { Announced, Refused } from '../kit/notice.tsx';
import { useNewsTexts } from '../kit/words/news-texts.ts';

/** Its words are those of the inner pages, and a page of settings has them only with it. */
const CopyLink = lazyInner(async () => (await import('../kit/copy-link.tsx')).CopyLink, Nothing);

type OwnCalendar = (typeof calendarSchema)['_zod']['output'];

/** The link of the guest's calendar of deadlines. Shows nothing where the server has none, or knows nobody here. */
export function Calendar() {
  const texts = useNewsTexts()?.calendar;
  const own = useSignal<OwnCalendar | null>(null);
  const refusal = useSignal<string | null>(null);
  const said = useSignal('');
  const run = async (method: 'GET' | 'POST' | 'DELETE') => {
    const got = await ask<OwnCalendar>(method, '/api/calendar');
    if (isRefusal(got)) return got.code;
    own.value = got;
    return null;
  };
  useEffect(() => void run('GET'), []);
  if (texts === undefined || own.value === null || !own.value.isOn) return null;
  const change = async (method: 'POST' | 'DELETE', done: string) => {
    refusal.value = await run(method);
    said.value = refusal.value === null ? done : '';
  };
  const { url } = own.value;
  return (
    <section class="sheet stack wide" aria-labelledby="calendar">
      <h2 id="calendar">{texts.title}</h2>
      <p>{texts.hint}</p>
      {/* Another link is another field, which nobody has copied yet. */}
      {url !== null && <CopyLink key={url} label={texts.link} url={url} />}
      <p class="ways">
        {url === null ? (
          <button type="button" class="button" onClick={() => change('POST', texts.made)}>
            {texts.make}
          </button>
        ) : (
          <>
            <button type="button" class="button" onClick={() => change('POST', texts.replaced)}>
              {texts.replace}
            </button>
            <button type="button" class="button" onClick={() => change('DELETE', texts.removed)}>
              {texts.remove}
            </button>
          </>
        )}
      </p>
      <Announced class="second" text={said.value} />
      <Refused code={refusal.value} />
    </section>
  );
}

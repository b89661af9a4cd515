import type { operatorNewsSchema } from '@consigliere/protocol';
import type { OutputOf } from '../../kit/link/api.ts';
import { useNewsTexts } from '../../kit/words/news-texts.ts';
import { type ActProps, formatTime, type PartProps, useAnswer } from './operator-list.tsx';

type News = OutputOf<typeof operatorNewsSchema>;

/** The kinds of channels, the queue, and the messages that couldn't be sent. */
export function OperatorNews({ texts, act, round }: PartProps) {
  const { news } = texts;
  const shown = useAnswer<News>('news', round);
  const channels = useNewsTexts();
  if (shown === null || channels === null) return null;
  const { kinds, messages, lost, calendars } = shown;
  const queue = Object.entries(messages).map(([status, count]) => `${count} ${news.statuses[status] ?? status}`);
  return (
    <section class="sheet stack wide" aria-labelledby="operator-news">
      <h2 id="operator-news" tabIndex={-1}>
        {news.title}
      </h2>
      <ul class="stack">
        {kinds.map(({ kind, count, isOff, isOffered }) => (
          <li key={kind} class="ways">
            <button type="button" class="button" onClick={() => act('news/kinds', { kind, isOff: !isOff })}>
              {(isOff ? news.on : news.off)(channels.kinds[kind].name)}
            </button>
            <span>
              {news.channels(count)}
              {!isOffered && ` (${news.notOffered})`}
              {isOff && ` (${news.isOff})`}
            </span>
          </li>
        ))}
        <li>{news.calendars(calendars)}</li>
      </ul>
      <p>
        {news.queue}: {queue.length === 0 ? '0' : queue.join(', ')}
      </p>
      <h3>{news.lost}</h3>
      {lost.length === 0 ? <p>{news.none}</p> : <Lost texts={texts} act={act} lost={lost} />}
    </section>
  );
}

function Lost({ texts: { news }, act, lost }: ActProps & Pick<News, 'lost'>) {
  const isDead = lost.some(({ status }) => status === 'dead');
  return (
    <>
      <ul class="stack">
        {lost.map(({ id, status, kind, guest, attempts, fault, at, receiver }) => (
          <li key={id} class="stack">
            <span>
              <small class="second">{formatTime(at)}</small>{' '}
              {news.letter(
                kind,
                receiver === null ? news.gone : `${receiver.kind} ${receiver.host}`,
                fault ?? '',
                attempts,
              )}
            </span>
            <span class="ways">
              {status === 'dead' && (
                <button type="button" class="button" onClick={() => act('news/again', { message: id })}>
                  {news.again}
                </button>
              )}
              <button type="button" class="button" onClick={() => act('news/remove', { guest })}>
                {news.remove}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {isDead && (
        <p>
          <button type="button" class="button" onClick={() => act('news/again', { message: null })}>
            {news.allAgain}
          </button>
        </p>
      )}
    </>
  );
}

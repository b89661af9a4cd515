import type { madeChannelSchema, testedChannelSchema } from '@consigliere/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type ApiAnswer, ask, isRefusal } from '../kit/link/link.ts';
import { Announced, Refused } from '../kit/notice.tsx';
import { type Channel, loadChannels, type OwnChannels, ownChannels } from '../kit/push/own-channels.ts';
import { idHere, turnOff } from '../kit/push/this-device.ts';
import type { NewsTexts } from '../kit/words/en/news.ts';
import { language } from '../kit/words/language.ts';
import { useNewsTexts } from '../kit/words/news-texts.ts';
import { NewChannel } from './new-channel.tsx';
import { QuietHours } from './quiet-hours.tsx';

/** The guest's channels and quiet hours. Shows nothing where the server sends no news, or knows nobody here. */
export function Channels() {
  const texts = useNewsTexts();
  const refusal = useSignal<string | null>(null);
  const secret = useSignal<string | null>(null);
  const said = useSignal('');
  useEffect(() => void loadChannels(), []);
  const own = ownChannels.value;
  if (texts === null || own === null || !own.isOn) return null;
  const run = async <X extends object>(answer: Promise<ApiAnswer<X>>): Promise<X | null> => {
    said.value = '';
    const got = await answer;
    refusal.value = isRefusal(got) ? got.code : null;
    await loadChannels();
    return isRefusal(got) ? null : got;
  };
  const add = async (asked: object): Promise<boolean> => {
    const made = await run(ask<(typeof madeChannelSchema)['_zod']['output']>('POST', '/api/channels', asked));
    secret.value = made?.secret ?? null;
    return made !== null;
  };
  const test = async ({ id }: Channel) => {
    const path = `/api/channels/${id}/test`;
    const tested = await run(ask<(typeof testedChannelSchema)['_zod']['output']>('POST', path));
    if (tested !== null) said.value = tested.fault === null ? texts.arrived : texts.faults[tested.fault];
  };
  const remove = async ({ id }: Channel) => {
    secret.value = null;
    if (id === idHere.peek()) await turnOff();
    else await run(ask('DELETE', `/api/channels/${id}`));
  };
  const setQuietHours = async (hours: OwnChannels['quietHours']) => {
    // Shown at once; what the server has comes after its answer.
    ownChannels.value = { ...own, quietHours: hours };
    await run(ask('POST', '/api/quiet-hours', { quietHours: hours }));
  };
  const { channels, kinds, quietHours } = own;
  return (
    <section class="sheet stack wide" aria-labelledby="channels">
      <h2 id="channels">{texts.title}</h2>
      <p>{texts.hint}</p>
      {channels.length > 0 && (
        <ul class="stack">
          {channels.map(each => (
            <Row key={each.id} channel={each} texts={texts} onTest={test} onRemove={remove} />
          ))}
        </ul>
      )}
      {secret.value !== null && (
        <p role="status">
          {texts.secret} <code class="channel-address">{secret.value}</code>
        </p>
      )}
      <Announced class="second" text={said.value} />
      <Refused code={refusal.value} />
      <NewChannel texts={texts} kinds={kinds} onAdd={add} />
      {(channels.length > 0 || quietHours !== null) && (
        <QuietHours texts={texts} hours={quietHours} onSet={setQuietHours} />
      )}
    </section>
  );
}

interface RowProps {
  readonly channel: Channel;
  readonly texts: NewsTexts;
  readonly onTest: (channel: Channel) => void;
  readonly onRemove: (channel: Channel) => void;
}

function Row({ channel, texts, onTest, onRemove }: RowProps) {
  const { id, kind, address, isShared, isPending, createdAt, fault } = channel;
  const name = kind === 'webhook' ? new URL(address).host : address;
  const which = <span class="sr-only"> {name}</span>;
  const since = texts.since(new Date(createdAt).toLocaleDateString(language.value));
  const marks = [...(isShared ? [texts.shared] : []), ...(id === idHere.value ? [texts.push.here] : [])];
  return (
    <li class="stack">
      <span class="channel-address">
        <strong>{texts.kinds[kind].name}</strong> {address}
      </span>
      <small class="second">{[since, ...marks].join(' · ')}</small>
      {isPending && <span>{texts.pending}</span>}
      {fault !== null && <span class="refused">{texts.faults[fault]}</span>}
      <span class="ways">
        {!isPending && (
          <button type="button" class="button" onClick={() => onTest(channel)}>
            {texts.test}
            {which}
          </button>
        )}
        <button type="button" class="button" onClick={() => onRemove(channel)}>
          {texts.remove}
          {which}
        </button>
      </span>
    </li>
  );
}

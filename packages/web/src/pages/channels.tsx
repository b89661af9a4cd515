import type { channelsSchema, madeChannelSchema, testedChannelSchema } from '@consigliere/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type ApiAnswer, ask, isRefusal } from '../kit/link/link.ts';
import { Announced, Refused } from '../kit/notice.tsx';
import type { NewsTexts } from '../kit/words/en/news.ts';
import { language } from '../kit/words/language.ts';
import { NewChannel } from './new-channel.tsx';
import { useNewsTexts } from './news-texts.ts';
import { QuietHours } from './quiet-hours.tsx';

type OwnChannels = (typeof channelsSchema)['_zod']['output'];
type Channel = OwnChannels['channels'][number];

/** The guest's channels and quiet hours. Shows nothing where the server sends no news, or knows nobody here. */
export function Channels() {
  const texts = useNewsTexts();
  const own = useSignal<OwnChannels | null>(null);
  const refusal = useSignal<string | null>(null);
  const secret = useSignal<string | null>(null);
  const said = useSignal('');
  const load = async () => {
    const answer = await ask<OwnChannels>('GET', '/api/channels');
    if (!isRefusal(answer)) own.value = answer;
  };
  useEffect(() => void load(), []);
  if (texts === null || own.value === null || !own.value.isOn) return null;
  const run = async <X extends object>(answer: Promise<ApiAnswer<X>>): Promise<X | null> => {
    said.value = '';
    const got = await answer;
    refusal.value = isRefusal(got) ? got.code : null;
    await load();
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
    await run(ask('DELETE', `/api/channels/${id}`));
  };
  const setQuietHours = async (hours: OwnChannels['quietHours']) => {
    // Shown at once; what the server has comes after its answer.
    if (own.value !== null) own.value = { ...own.value, quietHours: hours };
    await run(ask('POST', '/api/quiet-hours', { quietHours: hours }));
  };
  const { channels, quietHours } = own.value;
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
      <NewChannel texts={texts} kinds={own.value.kinds} onAdd={add} />
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
  const { kind, address, isShared, isPending, createdAt, fault } = channel;
  const name = kind === 'webhook' ? new URL(address).host : address;
  const which = <span class="sr-only"> {name}</span>;
  const since = texts.since(new Date(createdAt).toLocaleDateString(language.value));
  return (
    <li class="stack">
      <span class="channel-address">
        <strong>{texts.kinds[kind].name}</strong> {address}
      </span>
      <small class="second">{isShared ? `${since} · ${texts.shared}` : since}</small>
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

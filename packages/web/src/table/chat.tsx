import type { Seat } from '@consigliere/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { keep, kept } from '../kit/link/keep.ts';
import type { Talk } from '../kit/link/link.ts';
import { Crest } from '../kit/look/art/crest.tsx';
import { useSaid } from '../kit/voice.ts';
import { sayProblem, useInnerTexts } from '../kit/words/texts.ts';
import type { Sitting } from './sitting.ts';

/** The longest remark the server takes. */
const LONGEST = 300;

/** The chat of a table: plain text. */
export function Chat({ sitting }: { readonly sitting: Sitting }) {
  const { link, texts, roomView, unreadFrom } = sitting;
  const { talk } = link;
  const list = useRef<HTMLDivElement>(null);
  const line = link.status.value;
  useEffect(() => {
    if (line === 'live') talk?.recall();
  }, [talk, line]);
  const remarks = talk?.chat.value ?? [];
  useEffect(() => {
    unreadFrom.value = (remarks.at(-1)?.number ?? -1) + 1;
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [remarks.length]);
  if (talk === undefined) return null;
  return (
    <section class="chat">
      <div ref={list} class="remarks" id="drawer-panel" role="tabpanel" aria-labelledby="tab-chat">
        <Mutes sitting={sitting} talk={talk} />
        {remarks.length === 0 && <p class="second">{texts.chat.nobody}</p>}
        <div>
          {remarks.map(({ number, seat, name, text }) => (
            <p key={number}>
              {seat !== null && <Crest seat={seat} size={18} />} <b>{name}</b>
              {seat === null && <small> ({texts.chat.gone})</small>} {text}
            </p>
          ))}
        </div>
      </div>
      {roomView.value.seat === null ? (
        <p class="second">{texts.chat.watching}</p>
      ) : (
        <Say sitting={sitting} talk={talk} />
      )}
    </section>
  );
}

interface TalkProps {
  readonly sitting: Sitting;
  readonly talk: Talk;
}

function Say({ sitting: { texts }, talk }: TalkProps) {
  const { problems } = useInnerTexts();
  const text = useSignal('');
  const refusal = useSignal<string | null>(null);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const said = text.value.trim();
    if (said === '') return;
    refusal.value = (await talk.say(said))?.code ?? null;
    if (refusal.value === null) text.value = '';
  };
  const problem = refusal.value === null ? null : sayProblem(problems, refusal.value);
  useSaid(problem, 'assertive');
  return (
    <form onSubmit={send}>
      <input
        aria-label={texts.chat.say}
        placeholder={texts.chat.say}
        aria-describedby="chat-left"
        maxLength={LONGEST}
        value={text.value}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
        }}
      />
      <button type="submit" class="button">
        {texts.chat.send}
      </button>
      <small id="chat-left" class="second">
        {texts.chat.left(LONGEST - text.value.length)}
      </small>
      {problem !== null && <p class="refusal">{problem}</p>}
    </form>
  );
}

/** Mutes or unmutes players. The server filters the remarks; the page remembers which players it has asked to mute. */
function Mutes({ sitting: { roomView, texts, who }, talk }: TalkProps) {
  const name = `muted-${roomView.value.terms.id}`;
  const muted = useSignal<readonly string[]>((kept(name) ?? '').split(',').filter(seat => seat !== ''));
  const others = roomView.value.chairs.flatMap(({ sitter }, seat) =>
    sitter === 'person' && seat !== roomView.value.seat ? [seat] : [],
  );
  const toggle = async (seat: Seat): Promise<void> => {
    const isMuted = muted.value.includes(`${seat}`);
    if ((await talk.mute(seat, !isMuted)) !== null) return;
    muted.value = isMuted ? muted.value.filter(each => each !== `${seat}`) : [...muted.value, `${seat}`];
    keep(name, muted.value.join());
  };
  return (
    <p class="mutes">
      {others.map(seat => (
        <button key={seat} type="button" class="button small quiet" onClick={() => toggle(seat)}>
          {(muted.value.includes(`${seat}`) ? texts.chat.unmute : texts.chat.mute)(who.value.names[seat] ?? '')}
        </button>
      ))}
    </p>
  );
}

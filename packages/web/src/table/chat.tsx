import type { Seat } from '@consigliere/kernel';
import type { RoomView } from '@consigliere/match';
import type { ChatMessage } from '@consigliere/protocol';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, HTMLAttributes } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { lazy, Nothing } from '../kit/lazy.tsx';
import type { Link, Talk } from '../kit/link/link.ts';
import { newTypingSign } from '../kit/link/signs.ts';
import { Crest } from '../kit/look/art/crest.tsx';
import { useSaid } from '../kit/voice.ts';
import { sayProblem, useInnerTexts, useTexts } from '../kit/words/texts.ts';
import { useNewestInSight } from './newest-in-sight.ts';
import '../kit/look/log-and-chat.css';

/** It's rarely needed. */
const BlockPlayers = lazy(async () => (await import('./block-players.tsx')).BlockPlayers, Nothing);

const ReportPlayers = lazy(async () => (await import('./report-sheet.tsx')).ReportPlayers, Nothing);
const ReportButton = lazy(async () => (await import('./report-button.tsx')).ReportButton, Nothing);

/** The longest remark the server takes. */
const LONGEST = 300;

interface ChatProps {
  readonly link: Pick<Link, 'status'>;
  readonly talk: Talk;
  readonly roomView: RoomView;
  /** By seat. */
  readonly names: readonly string[];
  /** The role and name of the list of remarks. */
  readonly region: HTMLAttributes<HTMLDivElement>;
  /** Is told the number of the first remark that isn't shown yet. */
  readonly onRead?: (unreadFrom: number) => void;
  /** Stands beside the field. */
  readonly children?: ComponentChildren;
}

/** The chat of a table, before the start and at the board: plain text. */
export function Chat(props: ChatProps) {
  const { link, talk, roomView, region, onRead } = props;
  const { chat: texts } = useInnerTexts();
  const { deletedPlayer } = useTexts();
  const line = link.status.value;
  useEffect(() => {
    if (line === 'live') talk.recall();
  }, [talk, line]);
  const remarks = talk.chat.value;
  const list = useNewestInSight(remarks.length);
  useEffect(() => {
    onRead?.((remarks.at(-1)?.number ?? -1) + 1);
  }, [remarks.length]);
  // A player may be deleted while this page has their messages. Before the start a seat may be empty, or a bot's.
  const isDeleted = (name: string, seat: Seat | null): boolean => {
    const chair = seat === null ? undefined : roomView.chairs[seat];
    return name === '' || (chair?.sitter === 'person' && chair.name === '');
  };
  const { id: room } = roomView.terms;
  const canReport = ({ seat, name, text }: Pick<ChatMessage, 'seat' | 'name' | 'text'>): boolean =>
    text !== '' && !isDeleted(name, seat) && (seat === null || seat !== roomView.seat);
  const lastReportable = remarks.findLast(canReport)?.number;
  return (
    <section class="chat">
      <div {...region} ref={list} class="remarks">
        <Mutes {...props} />
        {remarks.length === 0 && <p class="second">{texts.nobody}</p>}
        <div>
          {remarks.map(({ number, seat, name, text }) => (
            <p key={number}>
              {seat !== null && <Crest seat={seat} size={18} />} <b>{isDeleted(name, seat) ? deletedPlayer : name}</b>
              {seat === null && name !== '' && <small> ({texts.gone})</small>}{' '}
              {isDeleted(name, seat) ? <i>{texts.deleted}</i> : text === '' ? <i>{texts.hidden}</i> : text}
              {canReport({ seat, name, text }) && (
                <ReportButton room={room} remark={{ number, name, text }} isStop={number === lastReportable} />
              )}
            </p>
          ))}
        </div>
      </div>
      <Writing {...props} />
      {roomView.seat === null ? <p class="second">{texts.watching}</p> : <Say {...props} />}
    </section>
  );
}

/** Says who is writing now. It isn't announced: the remark is. */
function Writing({ roomView, names, talk }: ChatProps) {
  const { presence } = useInnerTexts();
  const writing = (talk.here.value?.typing ?? []).flatMap(seat => (seat === roomView.seat ? [] : [names[seat] ?? '']));
  return <p class="second writing">{writing.map(presence.writing).join(' ')}</p>;
}

function Say({ talk, children }: ChatProps) {
  const { problems, chat: texts } = useInnerTexts();
  const text = useSignal('');
  const refusal = useSignal<string | null>(null);
  const sign = useMemo(() => newTypingSign({ talk }), [talk]);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    sign(false);
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
        aria-label={texts.say}
        placeholder={texts.say}
        aria-describedby="chat-left"
        maxLength={LONGEST}
        value={text.value}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
          sign(currentTarget.value !== '');
        }}
      />
      {children}
      <button type="submit" class="button">
        {texts.send}
      </button>
      <small id="chat-left" class="second">
        {texts.left(LONGEST - text.value.length)}
      </small>
      {problem !== null && <p class="refusal">{problem}</p>}
    </form>
  );
}

/** Mutes, unmutes and blocks players. The server remembers it and filters the remarks. */
function Mutes({ roomView, names, talk }: ChatProps) {
  const { chat: texts } = useInnerTexts();
  const others = roomView.chairs.flatMap(({ sitter, isKept }, seat) =>
    sitter === 'person' && !isKept && seat !== roomView.seat ? [seat] : [],
  );
  return (
    <p class="mutes">
      {others.map(seat => {
        const isMuted = talk.muted.value.includes(roomView.chairs[seat]?.name ?? '');
        return (
          <button key={seat} type="button" class="button small quiet" onClick={() => talk.mute(seat, !isMuted)}>
            {(isMuted ? texts.unmute : texts.mute)(names[seat] ?? '')}
          </button>
        );
      })}
      <BlockPlayers talk={talk} players={listNamed(roomView, others)} />
      <ReportPlayers room={roomView.terms.id} players={listNamed(roomView, others)} />
    </p>
  );
}

/** The seats of players with the names that the server knows them by. A deleted player has none. */
const listNamed = ({ chairs }: RoomView, seats: readonly Seat[]): { readonly seat: Seat; readonly name: string }[] =>
  seats.map(seat => ({ seat, name: chairs[seat]?.name ?? '' })).filter(({ name }) => name !== '');

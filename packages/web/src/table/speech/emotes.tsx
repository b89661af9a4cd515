import type { Emote } from '@consigliere/kernel';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { emotes as areOn } from '../../kit/late-preferences.ts';
import type { Talk } from '../../kit/link/link.ts';
import { useSaid } from '../../kit/voice.ts';
import { sayProblem, useInnerTexts } from '../../kit/words/texts.ts';
import { useLines } from './bubble.ts';
import './emotes.css';

const LIST = 'emotes';
/** The gap between the button and its list, and between the list and the window's edge. */
const GAP = 6;

interface EmotesProps {
  readonly game: string;
  readonly talk: Talk;
}

/** The list of emotes: always the same, whatever the player's cards are. */
export function Emotes({ game, talk }: EmotesProps) {
  const { chat, problems } = useInnerTexts();
  const lines = useLines(game);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const refusal = useSignal<string | null>(null);
  const problem = refusal.value === null ? null : sayProblem(problems, refusal.value);
  useSaid(problem, 'assertive');
  if (lines === null || areOn.value === 'off') return null;
  const show = async (emote: Emote): Promise<void> => {
    list.current?.hidePopover();
    refusal.value = (await talk.showEmote(emote))?.code ?? null;
  };
  /** The list opens over everything, so it is placed by hand: above or below the button, where there is more room. */
  const place = (): void => {
    const at = button.current?.getBoundingClientRect();
    if (at === undefined || list.current === null) return;
    const isAbove = at.top > innerHeight - at.bottom;
    Object.assign(list.current.style, {
      top: isAbove ? 'auto' : `${at.bottom + GAP}px`,
      bottom: isAbove ? `${innerHeight - at.top + GAP}px` : 'auto',
      right: `${innerWidth - at.right}px`,
      maxWidth: `${at.right - GAP}px`,
      maxHeight: `${(isAbove ? at.top : innerHeight - at.bottom) - 2 * GAP}px`,
    });
  };
  const named = Object.entries(lines.speech.emotes) as [Emote, string][];
  return (
    <>
      <button
        ref={button}
        type="button"
        class="button emotes-button"
        aria-label={chat.emotes}
        title={chat.emotes}
        popovertarget={LIST}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M4 4h16v12H11l-5 4v-4H4z"
            fill="none"
            stroke="currentColor"
            stroke-width="2"
            stroke-linejoin="round"
          />
          <path d="M12 6.5v4.5M12 13v1.2" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" />
        </svg>
      </button>
      <div
        ref={list}
        id={LIST}
        popover="auto"
        class="popover emotes-list"
        role="dialog"
        aria-label={chat.emotes}
        onBeforeToggle={place}
      >
        {named.map(([emote, text]) => (
          <button key={emote} type="button" class="button small" onClick={() => show(emote)}>
            {text}
          </button>
        ))}
      </div>
      {problem !== null && <p class="refusal">{problem}</p>}
    </>
  );
}

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { speech as isOn } from '../../kit/preferences.ts';
import { useSaid } from '../../kit/voice.ts';
import { sayProblem, useInnerTexts } from '../../kit/words/texts.ts';
import type { Sitting } from '../sitting.ts';
import { markThreat, showBubble, useLines } from './bubble.ts';
import './speech.css';

/** Finds the chapter in which the viewer's last turn ended; null: the viewer's turn isn't over, or there was none. */
function findOwnEnd({ link, roomView }: Sitting): number | null {
  const { seat } = roomView.value;
  const story = link.story.value;
  const isOwn = (event: object, type: string): boolean =>
    'type' in event && event.type === type && 'seat' in event && event.seat === seat;
  const ended = story.findLastIndex(({ events }) => events.some(event => isOwn(event, 'ended')));
  const began = story.findLastIndex(({ events }) => events.some(event => isOwn(event, 'turn')));
  return seat === null || ended < 0 || began > ended ? null : ended;
}

/** A threat at the end of the viewer's turn, one of a few: table talk, never an answer of the game (CN-7). */
export function Threats({ sitting }: { readonly sitting: Sitting }) {
  const { pack, link, roomView } = sitting;
  const { threaten, problems } = useInnerTexts();
  const threats = useLines(pack.id)?.speech.threats ?? [];
  const isOpen = useSignal(false);
  /** The turn after which a threat was made: one is enough. */
  const made = useSignal<number | null>(null);
  const refusal = useSignal<string | null>(null);
  const ended = findOwnEnd(sitting);
  const { seat, phase } = roomView.value;
  const problem = refusal.value === null ? null : sayProblem(problems, refusal.value);
  useSaid(problem, 'assertive');
  useEffect(() => {
    if (!isOpen.value) return;
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') isOpen.value = false;
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [isOpen.value]);
  if (isOn.value === 'off' || seat === null || phase !== 'playing') return null;
  if (threats.length === 0 || ended === null || ended === made.value) return null;
  const make = async (text: string): Promise<void> => {
    if (link.talk === undefined) showBubble({ seat, text });
    else refusal.value = (await link.talk.say(markThreat(text)))?.code ?? null;
    if (refusal.value !== null) return;
    made.value = ended;
    isOpen.value = false;
  };
  return (
    <div class="threats">
      <button
        type="button"
        class="button quiet"
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        {threaten}
      </button>
      {isOpen.value && (
        <div class="threats-list">
          {threats.map(text => (
            <button key={text} type="button" class="button small" onClick={() => make(text)}>
              {text}
            </button>
          ))}
        </div>
      )}
      {problem !== null && <p class="refusal">{problem}</p>}
    </div>
  );
}

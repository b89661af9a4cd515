import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import { key, sayAction } from '@consigliere/kernel';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Choices, OpenPile } from './choices.tsx';
import { type Note, useDesk } from './desk.ts';

/** The note beside a thing: what it is, the rule, what can be done with it and what that would bring. */
export function OpenNote() {
  const { note } = useDesk();
  return note.value === null ? null : <Beside note={note.value} />;
}

const GAP = 10;

const EDGE = 8;

const within = (at: number, size: number, room: number): number => Math.max(EDGE, Math.min(at, room - size - EDGE));

/** Beneath the thing if there is room, else above it; a choice for a card of the hand beside it, so that its targets stay in sight. */
function place(box: HTMLElement, anchor: HTMLElement, pinned: boolean): void {
  // On a phone a choice is a sheet at the lower edge.
  if (pinned && matchMedia('(width < 700px)').matches) return;
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const isBeside = pinned && anchor.dataset.place?.startsWith('hand') && at.right + GAP + width < innerWidth - EDGE;
  const below = at.bottom + GAP;
  const left = isBeside ? at.right + GAP : within(at.left + at.width / 2 - width / 2, width, innerWidth);
  const stacked = below + height < innerHeight - EDGE ? below : Math.max(EDGE, at.top - GAP - height);
  const top = isBeside ? within(at.bottom - height, height, innerHeight) : stacked;
  Object.assign(box.style, { left: `${left}px`, top: `${top}px` });
}

function Beside({ note }: { note: Note }) {
  const desk = useDesk();
  const box = useRef<HTMLDivElement>(null);
  const { about, anchor, pinned } = note;
  const close = (): void => {
    desk.note.value = null;
    desk.held.value = null;
    desk.choose(null);
  };
  useLayoutEffect(() => {
    if (box.current === null) return;
    box.current.showPopover();
    place(box.current, anchor, pinned);
    if (!pinned) return;
    const first =
      box.current.querySelector<HTMLElement>('.answer') ?? box.current.querySelector<HTMLElement>('.cn-close');
    first?.focus({ preventScroll: true });
  }, [anchor, pinned]);
  useEffect(() => {
    const outside = ({ target }: Event): void => {
      if (target instanceof Node && !box.current?.contains(target) && !anchor.contains(target)) close();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      close();
      if (pinned) anchor.focus();
    };
    const scrolled = (): void => {
      if (box.current !== null) place(box.current, anchor, pinned);
    };
    addEventListener('pointerdown', outside, true);
    addEventListener('keydown', onKey);
    addEventListener('scroll', scrolled, { passive: true });
    return () => {
      removeEventListener('pointerdown', outside, true);
      removeEventListener('keydown', onKey);
      removeEventListener('scroll', scrolled);
    };
  });
  return (
    <div
      ref={box}
      popover="manual"
      class={pinned ? 'popover cn-note pinned' : 'popover cn-note'}
      {...(pinned ? { role: 'dialog', 'aria-label': about.title } : { role: 'tooltip' })}
    >
      <header>
        <h3>{about.title}</h3>
        {pinned && (
          <button
            type="button"
            class="cn-close"
            aria-label={desk.labels.close}
            onClick={() => {
              close();
              anchor.focus();
            }}
          >
            ×
          </button>
        )}
      </header>
      {about.lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      {about.pile !== undefined && <OpenPile cards={about.pile} />}
      {(pinned || about.answers.length === 1) && <Choices answers={about.answers} pinned={pinned} />}
      {about.barred.map(({ action, rule }) => (
        <p key={key(action)} class="cn-barred">
          {sayAction<CartaNostra>(desk.words, action, desk.who)}
          <span class="why">
            {desk.words.rule[rule]} <span class="rule">{rule}</span>
          </span>
        </p>
      ))}
      <p class="cn-rules">
        {about.rules.map(rule => (
          <span key={rule} class="rule" title={desk.words.rule[rule]}>
            {rule}{' '}
          </span>
        ))}
      </p>
    </div>
  );
}

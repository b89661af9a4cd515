import { useLayoutEffect, useRef } from 'preact/hooks';
import { layout } from '../kit/layout.ts';
import { Confirm, Undo } from './controls.tsx';
import { placeBeside } from './explain/place-beside.ts';
import type { Sitting } from './sitting.ts';

/** The bubble's button is at most this many pixels from the thing that was pressed. */
const REACH = 80;

/** The spot that was pressed last, and where the pointer was. */
let pressed: { readonly spot: string | null; readonly x: number; readonly y: number } | null = null;

const notePress = ({ target, clientX, clientY }: PointerEvent): void => {
  const thing = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-spot]') : null;
  if (target instanceof Element && target.closest('.confirm-bubble, .dock .buttons') !== null) return;
  pressed = { spot: thing?.dataset.spot ?? null, x: clientX, y: clientY };
};

addEventListener('pointerdown', notePress, { capture: true, passive: true });

/** The box of the thing that was pressed last, or of the point if the thing is gone. */
function findPressedBox(): DOMRect | null {
  if (pressed === null) return null;
  const thing = pressed.spot === null ? null : document.querySelector(`[data-spot="${CSS.escape(pressed.spot)}"]`);
  return thing?.getBoundingClientRect() ?? new DOMRect(pressed.x - 8, pressed.y - 8, 16, 16);
}

/** Asks to confirm the held answer where the press was. The dock has the same buttons. */
export function ConfirmBubble({ sitting }: { readonly sitting: Sitting }) {
  const bubble = useRef<HTMLDivElement>(null);
  const { chapters } = sitting.roomView.value;
  useLayoutEffect(() => {
    const { current } = bubble;
    if (current === null) return;
    const settle = (): void => {
      const box = layout.value === 'desktop' ? findPressedBox() : null;
      const isInDock =
        box !== null &&
        document
          .querySelector('.dock')
          ?.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
      current.hidden = box === null || isInDock === true;
      if (box === null || current.hidden) return;
      const size = { width: current.offsetWidth, height: current.offsetHeight };
      const room = { width: innerWidth, height: innerHeight };
      const { left, top } = placeBeside(box, size, { room, clear: [], reach: REACH });
      Object.assign(current.style, { left: `${left}px`, top: `${top}px` });
    };
    settle();
    addEventListener('resize', settle);
    return () => removeEventListener('resize', settle);
  }, [chapters]);
  return (
    <div ref={bubble} class="confirm-bubble buttons">
      <Undo sitting={sitting} />
      <Confirm sitting={sitting} />
    </div>
  );
}

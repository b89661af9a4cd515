import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { explains } from '../../games/kit/explanation.ts';
import { lazyInner, Nothing } from '../../kit/lazy.tsx';
import type { Sitting } from '../sitting.ts';

/** The menu is loaded when it is opened. */
const Menu = lazyInner(async () => (await import('./menu.tsx')).Menu, Nothing);

/** The id of the menu. */
export const MENU = 'table-menu';

const EDGE = 8;

/** The menu button: everything about the table except the move. */
export function MenuButton({ sitting }: { readonly sitting: Sitting }) {
  const { texts, roomView } = sitting;
  const isOpen = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  const { menu, about } = texts.controls;
  /** Places the menu beneath its button, before it is shown and whenever its size changes. */
  const settle = (): void => {
    const button = document.querySelector(`[popovertarget="${MENU}"]`);
    if (box.current === null || button === null) return;
    const { right, bottom } = button.getBoundingClientRect();
    const top = Math.max(EDGE, Math.min(bottom + EDGE, innerHeight - box.current.offsetHeight - EDGE));
    box.current.style.setProperty('--right', `${right}px`);
    box.current.style.top = `${top}px`;
  };
  useEffect(() => {
    if (!isOpen.value || box.current === null) return;
    const observer = new ResizeObserver(settle);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isOpen.value]);
  return (
    <>
      <button
        type="button"
        class="menu-button"
        popovertarget={MENU}
        aria-haspopup="dialog"
        aria-expanded={isOpen.value}
        {...explains(() => ({ title: menu, lines: [about.menu], rules: [] }))}
      >
        {menu}
        {roomView.value.order !== null && <span class="mark"> ·</span>}
        <span aria-hidden="true"> ▾</span>
      </button>
      <div
        ref={box}
        id={MENU}
        popover="auto"
        role="dialog"
        aria-label={menu}
        class="popover menu"
        onBeforeToggle={settle}
        onToggle={({ newState }) => {
          isOpen.value = newState === 'open';
        }}
      >
        {isOpen.value && <Menu sitting={sitting} />}
      </div>
    </>
  );
}

import { type ComponentChild, type ComponentChildren, render } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { route } from '../../kit/router.ts';
import '../../kit/tall-sheet.css';

interface SheetProps {
  readonly name: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A sheet over the page. It closes with the page it was opened on. */
export function Sheet({ name, title, onClose, children }: SheetProps) {
  const box = useRef<HTMLDialogElement>(null);
  const opened = useMemo(() => route.peek(), []);
  useEffect(() => {
    box.current?.showModal();
    box.current?.querySelector('h2')?.focus();
  }, []);
  useEffect(() => {
    if (route.value !== opened) onClose();
  }, [route.value]);
  return (
    <dialog ref={box} class={`tall-sheet ${name}`} aria-labelledby={`${name}-title`} onClose={onClose}>
      <h2 id={`${name}-title`} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}

/** Opens a sheet. It's drawn beside the table, which begins again when its language changes. */
export function openSheet(draw: (close: () => void) => ComponentChild): void {
  const host = document.createElement('div');
  document.body.append(host);
  const close = (): void => {
    render(null, host);
    host.remove();
  };
  render(draw(close), host);
}

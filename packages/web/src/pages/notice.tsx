import type { ComponentChildren } from 'preact';
import type { PagesTexts } from '../words/en/pages.ts';
import { useTexts } from '../words/texts.ts';
import { Heading } from './heading.tsx';
import { useProblem } from './use-problem.ts';

interface WayProps {
  readonly label: string;
  readonly href?: string;
  readonly onClick?: () => void;
  readonly chief?: boolean;
}

/** A way out: a link where it leads to a page, else a button. */
export function Way({ label, href, onClick, chief = false }: WayProps) {
  const looks = chief ? 'button chief' : 'button';
  if (href !== undefined)
    return (
      <a class={looks} href={href}>
        {label}
      </a>
    );
  return (
    <button type="button" class={looks} onClick={onClick}>
      {label}
    </button>
  );
}

interface NoticeProps {
  readonly name: keyof PagesTexts['notices'];
  /** Says more exactly what happened. */
  readonly code?: string;
  readonly children: ComponentChildren;
}

/** A page that says what happened and what to do. */
export function Notice({ name, code, children }: NoticeProps) {
  const { notices } = useTexts();
  const { title, text } = notices[name];
  const problem = useProblem(code ?? null);
  return (
    <main class="page notice">
      <Heading text={title} />
      <p class="lead">{code === undefined ? text : problem}</p>
      <p class="ways">{children}</p>
    </main>
  );
}

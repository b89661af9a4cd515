import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Heading } from './heading.tsx';
import { lazy, Nothing } from './lazy.tsx';
import { hasRegions, useSaid, type VoiceManner } from './voice.ts';
import { innerTexts, loadInnerTexts, type NoticeName, sayProblem, useTexts } from './words/texts.ts';

/** Says what happened and what to do, for an error code. The words are loaded on demand; if that fails, there is no network. */
export function useProblem(code: string | null): string {
  const { notices } = useTexts();
  const isLost = useSignal(false);
  const isWanted = code !== null;
  useEffect(() => {
    if (!isWanted) return;
    loadInnerTexts().catch(() => {
      isLost.value = true;
    });
  }, [isWanted]);
  if (code === null) return '';
  const further = innerTexts.value;
  if (further !== null) return sayProblem(further.problems, code);
  return isLost.value ? notices.offline.text : '';
}

interface WayProps {
  readonly label: string;
  readonly href?: string;
  readonly onClick?: () => void;
  readonly chief?: boolean;
}

/** A way out: a link if it leads to a page, otherwise a button. */
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

/** It comes after the words, which say everything. */
export const Scene = lazy(async () => (await import('./look/art/scenes.tsx')).Scene, Nothing);

interface NoticeProps {
  readonly name: NoticeName;
  /** The error code, if more can be said. */
  readonly code?: string;
  readonly children: ComponentChildren;
  /** More to do, below the ways on. */
  readonly below?: ComponentChildren;
}

/** A page that says what happened and what to do. */
export function Notice({ name, code, below, children }: NoticeProps) {
  const notices: Readonly<Partial<Record<NoticeName, { readonly title: string; readonly text: string }>>> = {
    ...useTexts().notices,
    ...innerTexts.value?.notices,
  };
  const problem = useProblem(code ?? null);
  return (
    <main class="page notice">
      <Heading text={notices[name]?.title ?? ''} />
      <p class="lead">{code === undefined ? notices[name]?.text : problem}</p>
      <p class="ways">{children}</p>
      {below}
      <Scene notice={name} />
    </main>
  );
}

/** In place of a page, a game or a position that isn't here; the code says why. */
export function Unknown({ code }: Pick<NoticeProps, 'code'>) {
  const { ways } = useTexts();
  return (
    <Notice name="unknown" {...(code === undefined ? {} : { code })}>
      <Way chief label={ways.home} href="/" />
      <Way label={ways.tables} href="/tables" />
    </Notice>
  );
}

interface AnnouncedProps {
  /** '': nothing is said yet. */
  readonly text: string;
  readonly class: string;
  readonly manner?: VoiceManner;
}

/** A text that screen readers say when it appears: by the regions of a table, elsewhere by itself. Then it must always be there. */
export function Announced({ text, class: name, manner = 'polite' }: AnnouncedProps) {
  useSaid(text === '' ? null : text, manner);
  const role = manner === 'polite' ? 'status' : 'alert';
  return (
    <p class={name} role={hasRegions.value ? undefined : role}>
      {text}
    </p>
  );
}

/** Says why something failed. */
export const Refused = ({ code }: { readonly code: string | null }) => (
  <Announced class="refused" text={useProblem(code)} manner="assertive" />
);

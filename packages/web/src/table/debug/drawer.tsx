import type { Rules, SeatView, Shape } from '@consigliere/kernel';
import { key, sayAction } from '@consigliere/kernel/host';
import { useSignal } from '@preact/signals';
import { render } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { makeLinkHere } from '../link-here.ts';
import { loadRulesHere } from '../previewer.ts';
import { RuleLink } from '../rule-link.tsx';
import { findOpenPrompt, type Sitting } from '../sitting.ts';
import { judge, parseAnswer } from './verdict.ts';
import './drawer.css';

const DRAWER = 'debug-drawer';

/** Opens the drawer at a table, or closes it. It goes when the table goes. */
export function toggleDrawer(sitting: Sitting): void {
  const before = document.getElementById(DRAWER);
  if (before !== null) return close(before);
  const host = document.createElement('div');
  host.id = DRAWER;
  document.querySelector('.table')?.append(host);
  render(<Drawer sitting={sitting} onClose={() => close(host)} />, host);
}

function close(host: HTMLElement): void {
  render(null, host);
  host.remove();
}

interface DrawerProps {
  readonly sitting: Sitting;
  readonly onClose: () => void;
}

/** Shows developers what this page knows of the table. It contains only data that was sent to the seat. */
function Drawer({ sitting, onClose }: DrawerProps) {
  const { roomView, link } = sitting;
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    box.current?.show();
    box.current?.querySelector('input')?.focus();
  }, []);
  const { match, ...room } = roomView.value;
  return (
    <dialog
      ref={box}
      class="debug"
      aria-label="Debug"
      onKeyDown={event => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <button type="button" class="button debug-close" onClick={onClose}>
        Close
      </button>
      <WhyNot sitting={sitting} />
      <CopyPosition sitting={sitting} />
      <Part title={`Prompt: ${match?.prompt?.kind ?? 'none'}`} data={match?.prompt ?? null} />
      <Part title="View" data={match?.view ?? null} />
      <Part title={`Last update: chapter ${room.chapters}`} data={link.story.value.at(-1) ?? null} />
      <Part
        title={`Room: ${room.phase}`}
        data={{ ...room, held: match?.held ?? null, branch: match?.branch ?? null }}
      />
    </dialog>
  );
}

/** A part of the received data. It's written out only while it is open. */
function Part({ title, data }: { readonly title: string; readonly data: unknown }) {
  const isOpen = useSignal(false);
  return (
    <details
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary>{title}</summary>
      {isOpen.value && <pre>{JSON.stringify(data, null, 2)}</pre>}
    </details>
  );
}

/** Says why an answer can't be given: type one, or pick one of those the prompt shows. */
function WhyNot({ sitting }: { readonly sitting: Sitting }) {
  const text = useSignal('');
  const rules = useSignal<Rules<Shape> | null>(null);
  const id = useId();
  useEffect(() => {
    loadRulesHere(sitting).then(loaded => {
      rules.value = loaded;
    }, reportError);
  }, [sitting]);
  const prompt = findOpenPrompt(sitting);
  const listed = [...(prompt?.barred ?? []).map(({ action }) => action), ...(prompt?.actions ?? [])];
  return (
    <div class="debug-why">
      <label for={id}>Why isn’t this answer legal?</label>
      <input
        id={id}
        list={`${id}-list`}
        spellcheck={false}
        placeholder="job kind=3 victim=1"
        value={text.value}
        onInput={event => {
          text.value = event.currentTarget.value;
        }}
      />
      <datalist id={`${id}-list`}>
        {listed.map(action => (
          <option key={key(action)} value={key(action)}>
            {sayAction(sitting.pack.words, action, sitting.who.value)}
          </option>
        ))}
      </datalist>
      <p role="status">
        {text.value.trim() !== '' && rules.value !== null && (
          <Judged sitting={sitting} rules={rules.value} text={text.value} />
        )}
      </p>
    </div>
  );
}

function Judged({
  sitting,
  rules,
  text,
}: {
  readonly sitting: Sitting;
  readonly rules: Rules<Shape>;
  readonly text: string;
}) {
  const { pack, roomView, who } = sitting;
  const view = roomView.value.match?.view;
  const answer = parseAnswer(text, findOpenPrompt(sitting));
  if (answer === null) return <>This can’t be read as an answer.</>;
  if (view === undefined || view.seat === null) return <>Nobody is asked on this page.</>;
  const verdict = judge(rules, view as SeatView<Shape>, answer);
  if (verdict.isLegal) return <>Legal: {sayAction(pack.words, verdict.action, who.value)}</>;
  const { code, rule } = verdict;
  return (
    <>
      Not legal: {code}
      {rule !== null && (
        <>
          , <RuleLink game={pack.id} rule={rule} />: {pack.words.rule[rule] ?? ''}
        </>
      )}
    </>
  );
}

function CopyPosition({ sitting }: { readonly sitting: Sitting }) {
  const said = useSignal('');
  const copy = async () => {
    const link = await makeLinkHere(sitting);
    if (link === null) {
      said.value = 'This position has no link: only matches on this device with one person and today’s rules have one.';
      return;
    }
    const address = `${location.origin}/position#${link}`;
    said.value = await navigator.clipboard.writeText(address).then(
      () => 'Copied.',
      () => address,
    );
  };
  return (
    <div>
      <button type="button" class="button" onClick={copy}>
        Copy a link to this position
      </button>
      <p role="status" class="debug-link">
        {said.value}
      </p>
    </div>
  );
}
